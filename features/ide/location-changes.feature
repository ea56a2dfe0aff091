@ide @needs.ide @needs.plugin-conventions
Feature: Pages that change
  A page changes while a test is played. A plugin is answered what the page is like when it asks.

  Background:
    Given the IDE is open
    And plugin A is registered with the commands
      | id         | name        |
      | countItems | count items |
    And plugin A does not answer the command "countItems"
    And the page
      """html
      <button id="add" onclick="document.body.insertAdjacentHTML('beforeend', '<p class=sum data-mark=sum>12</p>')">Add</button>
      <button id="remove" onclick="document.querySelector('.offer').remove()">Remove</button>
      <button id="move" onclick="document.querySelector('ul').append(document.querySelector('.first'))">Move</button>
      <button id="before" onclick="document.querySelector('ul').insertAdjacentHTML('afterbegin', '<li>Figs</li><li>Kiwis</li>')">Before</button>
      <button id="rename" onclick="document.querySelector('#plums').id = 'damsons'">Rename</button>
      <button id="swap" onclick="document.querySelector('#note').outerHTML = '<em id=note data-mark=new>Sold</em>'">Swap</button>
      <button id="again" onclick="location.reload()">Again</button>
      <p class="offer" data-mark="offer">Half price</p>
      <ul><li class="first" data-mark="first">Apples</li><li class="second" data-mark="second">Pears</li><li id="plums" data-mark="plums">Plums</li></ul>
      <p id="note" data-mark="old">Fresh</p>
      """

  @ide.location.found
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds (a page that changes)

    Scenario: An element that appears
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | open       | {page} |
        | countItems | apples |
        | click      | id=add |
        | pause      | 60000  |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /playback/location with
        | location | css=.sum |
      Then the answer to plugin A is an error
      When plugin A answers the command "countItems" with `true`
      Then the command "pause" is shown as pending
      When plugin A gets /playback/location with
        | location | css=.sum |
      Then the answer to plugin A is an xpath of the element marked "sum"

    Scenario Outline: An element that <change>
      Given the user has opened the project "Shop" with the commands
        | command    | target   |
        | open       | {page}   |
        | countItems | apples   |
        | click      | <button> |
        | pause      | 60000    |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<before>"
      When plugin A answers the command "countItems" with `true`
      Then the command "pause" is shown as pending
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<after>"

      Examples:
        | change                     | button    | location          | before | after  |
        | moves                      | id=move   | css=.first        | first  | first  |
        | gets others before it      | id=before | css=.second       | second | second |
        | loses one before it        | id=move   | css=.second       | second | second |
        | loses its id               | id=rename | css=li:last-child | plums  | plums  |
        | gives its place to another | id=swap   | css=#note         | old    | new    |
        | is no longer the first     | id=move   | css=li            | first  | second |
        | stays while others change  | id=add    | css=#plums        | plums  | plums  |
        | comes back with its page   | id=again  | css=.offer        | offer  | offer  |

  @ide.location.not-found
  Rule: `GET /playback/location` answers with an error when the locator finds no element (a page that changes)

    Scenario: An element that disappears
      Given the user has opened the project "Shop" with the commands
        | command    | target    |
        | open       | {page}    |
        | countItems | apples    |
        | click      | id=remove |
        | pause      | 60000     |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /playback/location with
        | location | css=.offer |
      Then the answer to plugin A is an xpath of the element marked "offer"
      When plugin A answers the command "countItems" with `true`
      Then the command "pause" is shown as pending
      When plugin A gets /playback/location with
        | location | css=.offer |
      Then the answer to plugin A is an error

    Scenario Outline: An element that <change>
      Given the user has opened the project "Shop" with the commands
        | command    | target   |
        | open       | {page}   |
        | countItems | apples   |
        | click      | <button> |
        | pause      | 60000    |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<before>"
      When plugin A answers the command "countItems" with `true`
      Then the command "pause" is shown as pending
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an error

      Examples:
        | change              | button    | location   | before |
        | gets another id     | id=rename | css=#plums | plums  |
        | becomes another one | id=swap   | css=p#note | old    |
