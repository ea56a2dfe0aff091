@ide @needs.ide
Feature: Locators
  During playback a plugin asks for an element. The IDE answers with its xpath.

  Background:
    Given the IDE is open
    And plugin A is registered
    And the page
      """html
      <main>
        <h1 id="title" data-mark="title">Basket</h1>
        <ul>
          <li class="item" data-mark="first item">Apples <a href="#apples" data-mark="apples">Remove apples</a></li>
          <li class="item sold-out" data-mark="second item">Pears <a href="#pears" data-mark="pears">Remove pears</a></li>
          <li class="item" data-mark="third item">Plums <a href="#plums" data-mark="plums">Remove plums</a></li>
        </ul>
        <form>
          <input type="text" name="voucher" data-mark="voucher">
          <input type="text" id="it's &quot;quoted&quot;" data-mark="quoted">
          <button type="button" data-mark="pay">Pay <em data-mark="now">now</em></button>
          <button type="button" data-mark="cancel">Cancel</button>
        </form>
        <table><tbody>
          <tr><td data-mark="top left">1</td><td data-mark="top right">2</td></tr>
          <tr><td data-mark="bottom left">3</td><td data-mark="bottom right">4</td></tr>
        </tbody></table>
        <p hidden data-mark="hidden">Nothing to see</p>
        <section id="offers"><p data-mark="offer">Figs <em data-mark="price">2 €</em></p></section>
        <p><a href="https://shop.example/figs" data-mark="figs">Figs of today</a></p>
      </main>
      """
    And the IDE plays a test on the page

  @ide.location.found
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds

    Scenario: An element that has an id
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"
      Given plugin B is registered
      When plugin B gets /playback/location with
        | location | css=li.sold-out |
      Then the answer to plugin B is an xpath of the element marked "second item"

    Scenario Outline: An element that <trait>
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<mark>"

      Examples:
        | trait                     | location                        | mark         |
        | is the second of its kind | css=li.sold-out                 | second item  |
        | is the last of its kind   | css=li:last-child               | third item   |
        | lies within a button      | css=button em                   | now          |
        | is a cell of a table      | css=tr:last-child td:last-child | bottom right |
        | has quotes in its id      | css=input:nth-of-type(2)        | quoted       |
        | is not displayed          | css=p[hidden]                   | hidden       |
        | lies within an id         | css=#offers p                   | offer        |
        | lies deeper within an id  | css=#offers em                  | price        |

    Scenario: An element of the page that the test plays on, while the user looks at another page
      Given the user looks at another page
        """html
        <p>A page without a basket</p>
        """
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"

  @ide.location.first @ide.location.found @needs.plugin-conventions
  Rule: Of several elements that a locator fits, the answer is the first

    Scenario: The first element, where the locator fits several
      When plugin A gets /playback/location with
        | location | css=li |
      Then the answer to plugin A is an xpath of the element marked "first item"

  @ide.location.not-found
  Rule: `GET /playback/location` answers with an error when the locator finds no element

    Scenario: No element for css
      When plugin A gets /playback/location with
        | location | css=#subtitle |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"

  @ide.location.kinds @ide.location.locators @ide.location.not-found @needs.plugin-conventions
  Rule: Beside `css=`, elements are found by id, name, xpath, link text, class name and tag name (or not found)

    Scenario Outline: No element for <locator>
      When plugin A gets /playback/location with
        | location | <missing> |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | <present> |
      Then the answer to plugin A is an xpath of the element marked "<mark>"

      Examples:
        | locator       | missing                  | present               | mark    |
        | id            | id=subtitle              | id=title              | title   |
        | name          | name=coupon              | name=voucher          | voucher |
        | xpath         | xpath=//main/h2          | xpath=//main/h1       | title   |
        | a bare xpath  | //main/h2                | //main/h1             | title   |
        | a link's text | linkText=Remove cherries | linkText=Remove pears | pears   |

    # Each text is what another kind of locator would find.
    Scenario: What another kind of locator finds
      When plugin A gets /playback/location with
        | location | id=voucher |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | id=sold-out |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | name=title |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | id=Title |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | name=VOUCHER |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | className=Sold-Out |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | className=title |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | className=sold |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | className=item sold-out |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | tagName=voucher |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | tagName=item |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | linkText=Cancel |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | linkText=remove pears |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | linkText=pears |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | partialLinkText=Pears |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | voucher |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | id=title |
      Then the answer to plugin A is an xpath of the element marked "title"

  @ide.location.locators
  Rule: A valid locator of the IDE is accepted, such as a CSS selector after `css=`

    Scenario: css with an id
      When plugin A gets /playback/location with
        | location | css=#title |
      Then the answer to plugin A is an xpath of the element marked "title"

    Scenario Outline: <locator>
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<mark>"

      Examples:
        | locator               | location                                | mark        |
        | css with a class      | css=.sold-out                           | second item |
        | css with an attribute | css=input[name="voucher"]               | voucher     |
        | css with a combinator | css=ul > li:nth-child(3) > a            | plums       |
        | css with a value      | css=a[href="#pears"]                    | pears       |
        | css with an address   | css=a[href="https://shop.example/figs"] | figs        |

  @ide.location.kinds @ide.location.locators @needs.plugin-conventions
  Rule: Beside `css=`, elements are found by id, name, xpath, link text, class name and tag name

    @ide.location.forms
    Scenario Outline: <locator>
      When plugin A gets /playback/location with
        | location | <location> |
      Then the answer to plugin A is an xpath of the element marked "<mark>"

      Examples:
        | locator                | location                              | mark        |
        | id                     | id=title                              | title       |
        | name                   | name=voucher                          | voucher     |
        | xpath                  | xpath=//li[2]/a                       | pears       |
        | xpath with a function  | xpath=//button[contains(., "Cancel")] | cancel      |
        | xpath without a prefix | //li[3]                               | third item  |
        | link text              | linkText=Remove pears                 | pears       |
        | link text, short form  | link=Remove plums                     | plums       |
        | part of a link text    | partialLinkText=plum                  | plums       |
        | class name             | className=sold-out                    | second item |
        | tag name               | tagName=h1                            | title       |
        | tag name in capitals   | tagName=H1                            | title       |
