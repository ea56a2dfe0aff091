@ide @needs.ide @needs.plugin-conventions
Feature: Where elements are
  An element may be in a frame, in a shadow root, or in an SVG drawing.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.location.frame @ide.location.found
  Rule: A locator is resolved in the frame that the running test is in

    Background:
      Given the page
        """html
        <h1 id="title" data-mark="outer title">Shop</h1>
        <iframe srcdoc="<h1 id='title' data-mark='inner title'>Basket</h1><p class='note' data-mark='note'>Empty</p>"></iframe>
        """

    Scenario: Inside the frame
      Given the user has opened the project "Shop" with the commands
        | command     | target  |
        | open        | {page}  |
        | selectFrame | index=0 |
        | pause       | 60000   |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A gets /playback/location with
        | location | css=.note |
      Then the answer to plugin A is an xpath, in the frame, of the element marked "note"
      When plugin A gets /playback/location with
        | location | id=title |
      Then the answer to plugin A is an xpath, in the frame, of the element marked "inner title"

    Scenario: Outside of it
      Given the IDE plays a test on the page
      When plugin A gets /playback/location with
        | location | css=.note |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | id=title |
      Then the answer to plugin A is an xpath of the element marked "outer title"

    @ide.location.not-found
    Scenario Outline: In a frame <with>
      Given the page
        """html
        <h1>Shop</h1>
        <frame>
        """
      And the user has opened the project "Shop" with the commands
        | command     | target  |
        | open        | {page}  |
        | selectFrame | index=0 |
        | pause       | 60000   |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A gets /playback/location with
        | location | css=.note |
      Then the answer to plugin A is an xpath, in the frame, of the element marked "note"
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an error

      Examples:
        | with              | frame                                                                                                                                                                     |
        | of another origin | <iframe sandbox="allow-scripts" srcdoc="<p>Basket</p><p class='note' data-mark='note'>Empty</p>"></iframe>                                                                |
        | of XHTML          | <iframe src="data:application/xhtml+xml,<html xmlns='http://www.w3.org/1999/xhtml'><body><p>Basket</p><p class='note' data-mark='note'>Empty</p></body></html>"></iframe> |
        | that is a drawing | <iframe src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'><g/><g class='note' data-mark='note'/></svg>"></iframe>                                           |

    @ide.location.not-found
    Scenario: Outside of it, in the test that is played next
      Given the user has opened the project "Shop" with the commands
        | test   | command     | target  |
        | Basket | open        | {page}  |
        | Basket | selectFrame | index=0 |
        | Prices | pause       | 60000   |
      And the user plays the test "Basket"
      And the playback is shown as passed
      When the user plays the test "Prices"
      And the command "pause" is shown as pending
      And plugin A gets /playback/location with
        | location | id=title |
      Then the answer to plugin A is an xpath of the element marked "outer title"
      When plugin A gets /playback/location with
        | location | css=.note |
      Then the answer to plugin A is an error

    @ide.location.not-found
    Scenario Outline: Outside of it, once the test <has>
      Given the page
        """html
        <h1>Shop</h1>
        <a href="?second" target="_blank">Basket</a>
        <iframe srcdoc="<h3>Prices</h3>"></iframe>
        <script>if (location.search !== '') document.body.innerHTML = '<h2>Basket</h2>';</script>
        """
      And the user has opened the project "Shop" with the commands
        | command     | target   |
        | open        | {page}   |
        | click       | css=a    |
        | selectFrame | index=0  |
        | <command>   | <target> |
        | pause       | 60000    |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A gets /playback/location with
        | location | css=h2 |
      Then plugin A is answered without an error
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=h3 |
      Then the answer to plugin A is an error

      Examples:
        | has                     | command      | target        |
        | has opened another page | open         | {page}?second |
        | is in another window    | selectWindow | win_ser_1     |

    @ide.location.not-found
    Scenario Outline: In <place>
      Given the page
        """html
        <h1 data-mark="shop">Shop</h1>
        <iframe srcdoc="<h2 data-mark='basket'>Basket</h2><iframe srcdoc='<h3>Prices</h3>'></iframe>"></iframe>
        """
      And the user has opened the project "Shop" with the commands
        | command     | target   |
        | open        | {page}   |
        | selectFrame | <first>  |
        | selectFrame | <second> |
        | selectFrame | <third>  |
        | pause       | 60000    |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A gets /playback/location with
        | location | css=<found> |
      Then plugin A is answered without an error
      When plugin A gets /playback/location with
        | location | css=<missing> |
      Then the answer to plugin A is an error

      Examples:
        | place                    | first        | second  | third           | found | missing |
        | a frame of a frame       | relative=top | index=0 | index=0         | h3    | h2      |
        | a frame, out of another  | index=0      | index=0 | relative=parent | h2    | h3      |
        | the page, out of a frame | index=0      | index=0 | relative=top    | h1    | h2      |

  @ide.location.found @ide.location.not-found
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds (in a window that the test has opened)

    Scenario: Once the test has selected the window, and not before
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
        | countPages | count pages |
      And plugin A does not answer the command "countItems"
      And plugin A does not answer the command "countPages"
      And the page
        """html
        <h1 data-mark="first">Shop</h1>
        <a href="?second" target="_blank" data-mark="link">Basket</a>
        <script>if (location.search !== '') document.body.innerHTML = '<h2>Basket</h2>';</script>
        """
      And the user has opened the project "Shop" with the commands
        | command      | target        |
        | open         | {page}        |
        | click        | css=a         |
        | countItems   | apples        |
        | selectWindow | win_ser_1     |
        | countPages   | all           |
        | selectWindow | win_ser_local |
        | pause        | 60000         |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=a |
      Then the answer to plugin A is an xpath of the element marked "link"
      When plugin A answers the command "countItems" with `true`
      Then the command "countPages" is shown as pending
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then plugin A is answered without an error
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an error
      When plugin A answers the command "countPages" with `true`
      Then the command "pause" is shown as pending
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "first"

  @ide.location.viewed @ide.location.found @ide.location.not-found
  Rule: If no page of a test is open, a locator is resolved in the page that the user viewed last

    Background:
      Given the page
        """html
        <h1 data-mark="title">Basket</h1>
        """

    Scenario: Before a test was played
      Given the user looks at the page
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error

    Scenario: Of several pages
      Given the user looks at another page
        """html
        <h2>Shop</h2>
        """
      And the user looks at the page
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error
      When the user closes the page
      And plugin A gets /playback/location with
        | location | css=h2 |
      Then plugin A is answered without an error

    Scenario: Not while a page of a test is open
      Given the IDE plays a test on the page
      And the user looks at another page
        """html
        <h2>Shop</h2>
        """
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When plugin A gets /playback/location with
        | location | css=h2 |
      Then the answer to plugin A is an error

    Scenario: After the user has closed the page of the last test
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | open    | {page} |
      And the user plays the test
      And the playback is shown as passed
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"
      When the user closes the page
      And the user looks at the page
      And plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"

  @ide.location.shadow-root @ide.location.not-found
  Rule: A locator of an element inside a shadow root is answered with an error that says so

    Background:
      Given the page
        """html
        <div id="host" data-mark="host"><template shadowrootmode="open">
          <p id="inside">Inside</p><em>Inside</em><slot></slot>
          <div><template shadowrootmode="open"><b id="deep">Deep</b></template></div>
        </template><i data-mark="slotted">Outside</i></div>
        <em data-mark="outside">Outside</em>
        """
      And the IDE plays a test on the page

    Scenario: css=#inside
      When plugin A gets /playback/location with
        | location | css=#inside |
      Then the answer to plugin A is an error that mentions "shadow root"

    Scenario Outline: <location>
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an error that mentions "shadow root"

      Examples:
        | location  |
        | id=inside |
        | tagName=p |
        | css=#deep |

    Scenario: The element that has the shadow root is found
      When plugin A gets /playback/location with
        | location | css=#host |
      Then the answer to plugin A is an xpath of the element marked "host"

    @ide.location.found
    Scenario: An element outside of it is found
      When plugin A gets /playback/location with
        | location | css=em |
      Then the answer to plugin A is an xpath of the element marked "outside"
      When plugin A gets /playback/location with
        | location | css=#host > i |
      Then the answer to plugin A is an xpath of the element marked "slotted"

    @ide.location.frame
    Scenario: In a frame
      Given the page
        """html
        <iframe srcdoc="<div><template shadowrootmode='open'><p id='inside'>Inside</p></template></div>"></iframe>
        """
      And the user has opened the project "Shop" with the commands
        | command     | target  |
        | open        | {page}  |
        | selectFrame | index=0 |
        | pause       | 60000   |
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A gets /playback/location with
        | location | css=#inside |
      Then the answer to plugin A is an error that mentions "shadow root"

    Scenario: A missing element is another error
      When plugin A gets /playback/location with
        | location | css=#nowhere |
      Then the answer to plugin A is an error that mentions "no element was found"

  @ide.location.forms @ide.location.locators @ide.location.not-found
  Rule: Locators are understood as users of test IDEs write them; anything else is answered with an error that quotes it

    Background:
      Given the page
        """html
        <h1 id="title" data-mark="title">Basket</h1>
        <svg width="9" height="9"><g data-mark="group"><circle class="dot" r="4" data-mark="dot"></circle></g></svg>
        <a href="#more" data-mark="more">  Read
          more </a>
        <input name="voucher" data-mark="voucher">
        """
      And the IDE plays a test on the page

    Scenario: an id without a prefix
      When plugin A gets /playback/location with
        | location | title |
      Then the answer to plugin A is an xpath of the element marked "title"

    @ide.location.kinds
    Scenario Outline: <what>
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<mark>"

      Examples:
        | what                         | location                   | mark    |
        | a prefix in capitals         | CSS=#title                 | title   |
        | a prefix in small letters    | linktext=Read more         | more    |
        | the class under a short name | class=dot                  | dot     |
        | a drawing                    | css=svg .dot               | dot     |
        | a part of a drawing          | css=g                      | group   |
        | a link's text, as it is read | linkText=Read more         | more    |
        | an xpath in brackets         | (//input)[1]               | voucher |
        | an xpath in more brackets    | ((//a)[1]/..//input)[1]    | voucher |
        | an xpath with an axis        | xpath=//a/following::input | voucher |

    Scenario Outline: <what> is no locator
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an error that mentions "<mention>"

      Examples:
        | what                    | location   | mention |
        | a kind that is none     | magic=wand | magic   |
        | a kind alone            | css=       | css=    |
        | a selector with a fault | css=p[     | p[      |
        | an xpath with a fault   | xpath=//p[ | //p[    |
        | an empty text           |            | empty   |
