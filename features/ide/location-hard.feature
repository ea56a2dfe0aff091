@ide @needs.ide
Feature: Elements that are hard to find
  Pages use an id twice, write ids with dots, quotes and a digit first, and name things in any script.

  Background:
    Given the IDE is open
    And plugin A is registered
    And the page
      """html
      <html data-mark="root">
      <body data-mark="body">
      <main>
        <p id="twice" data-mark="first twin">Apples</p>
        <p id="two words" title="two  blanks" data-mark="words">Kiwis</p>
        <p id="back\slash" data-mark="backslash">Dates</p>
        <p id="twice" data-mark="second twin">Pears</p>
        <p class="price" hidden data-mark="hidden price">12 €</p>
        <p class="price" data-mark="shown price">12 €</p>
        <p id="basket.items[0]" data-mark="dots">Plums</p>
        <p id="7up" data-mark="digit">Water</p>
        <p id="it's &quot;new&quot;" data-mark="quotes">Figs</p>
        <p id="größe-価格" data-mark="scripts">16 µm</p>
        <p id="''&quot;six&quot;" data-mark="apostrophes">Eggs</p>
        <p data-kind="Big=Best" title="it's" class="md:flex 1st größe" data-mark="attributes">Melons <em>now</em></p>
        <ol>
          <li>1</li><li>2</li><li>3</li><li>4</li><li>5</li><li>6</li><li>7</li><li>8</li><li>9</li><li>10</li>
          <li data-mark="eleventh">11</li><li>12</li>
        </ol>
        <svg width="9" height="9"><linearGradient data-mark="gradient"></linearGradient><g><rect width="4" height="4"></rect><rect data-mark="rectangle" width="4" height="4"></rect></g></svg>
        <shop-card><shop-price data-mark="custom">3 €</shop-price></shop-card>
        <form data-mark="form"><input name="id"><input name="basket[0].count" data-mark="field"></form>
        <form data-mark="travel form">
          <input name="parentNode"><input name="parentElement"><input name="localName"><input name="tagName">
          <input name="children" data-mark="children">
        </form>
        <p>Cherries <o:p data-mark="colon">5 €</o:p></p>
        <p><script>document.currentScript.before(document.createElementNS('http://www.w3.org/2000/svg', 'a'))</script><a href="#drawn" data-mark="beside a drawing">Drawn</a><a href="#written">Written</a></p>
        <div><div><div><div><div><div><div><div><div><div><div><div>
        <div><div><div><div><div><div><div><div><div><div><div><div><span>a</span><span data-mark="deep">b</span></div></div></div></div></div></div></div></div></div></div></div></div>
        </div></div></div></div></div></div></div></div></div></div></div></div>
        <a href="#all" data-mark="remove all">Remove all</a>
        <a href="#one" data-mark="remove">Remove</a>
        <a href="#buy" data-mark="buy">購入する</a>
        <a href="#more" data-mark="more"><b>Read</b> <i>more</i></a>
        <form name="order" class="card" data-mark="order">
          <select name="size" id="size" class="choice" data-mark="size"><option>1</option></select>
          <textarea name="note" data-mark="note"></textarea>
          <button type="button" name="pay" data-mark="pay">Pay</button>
          <fieldset name="extras" data-mark="extras"><svg id="logo" class="mark" data-mark="logo" width="4" height="4"></svg></fieldset>
          <input name="it's &quot;old&quot;" class="it's&quot;old&quot;" data-mark="quoted field"><input name="back\slash" class="back\slash" data-mark="slashed field">
          <a href="#old" data-mark="quoted link">it's "old"</a> <a href="#slash" data-mark="slashed link">back\slash</a>
        </form>
      </main>
      """
    And the IDE plays a test on the page

  @ide.location.found
  Rule: `GET /playback/location` answers with an xpath of the element that the locator finds (hard elements)

    Scenario: Elements with hard ids
      When plugin A gets /playback/location with
        | location | css=[data-mark="second twin"] |
      Then the answer to plugin A is an xpath of the element marked "second twin"
      When plugin A gets /playback/location with
        | location | css=[data-mark="dots"] |
      Then the answer to plugin A is an xpath of the element marked "dots"
      When plugin A gets /playback/location with
        | location | css=[data-mark="digit"] |
      Then the answer to plugin A is an xpath of the element marked "digit"
      When plugin A gets /playback/location with
        | location | css=[data-mark="quotes"] |
      Then the answer to plugin A is an xpath of the element marked "quotes"
      When plugin A gets /playback/location with
        | location | css=[data-mark="apostrophes"] |
      Then the answer to plugin A is an xpath of the element marked "apostrophes"
      When plugin A gets /playback/location with
        | location | css=[data-mark="scripts"] |
      Then the answer to plugin A is an xpath of the element marked "scripts"
      When plugin A gets /playback/location with
        | location | css=[data-mark="words"] |
      Then the answer to plugin A is an xpath of the element marked "words"
      When plugin A gets /playback/location with
        | location | css=[data-mark="backslash"] |
      Then the answer to plugin A is an xpath of the element marked "backslash"

    Scenario: Elements at hard places
      When plugin A gets /playback/location with
        | location | css=[data-mark="eleventh"] |
      Then the answer to plugin A is an xpath of the element marked "eleventh"
      When plugin A gets /playback/location with
        | location | css=[data-mark="rectangle"] |
      Then the answer to plugin A is an xpath of the element marked "rectangle"
      When plugin A gets /playback/location with
        | location | css=[data-mark="custom"] |
      Then the answer to plugin A is an xpath of the element marked "custom"
      When plugin A gets /playback/location with
        | location | css=[data-mark="form"] |
      Then the answer to plugin A is an xpath of the element marked "form"
      When plugin A gets /playback/location with
        | location | css=[data-mark="field"] |
      Then the answer to plugin A is an xpath of the element marked "field"
      When plugin A gets /playback/location with
        | location | css=[data-mark="deep"] |
      Then the answer to plugin A is an xpath of the element marked "deep"
      When plugin A gets /playback/location with
        | location | css=[data-mark="beside a drawing"] |
      Then the answer to plugin A is an xpath of the element marked "beside a drawing"
      When plugin A gets /playback/location with
        | location | css=html |
      Then the answer to plugin A is an xpath of the element marked "root"
      When plugin A gets /playback/location with
        | location | css=body |
      Then the answer to plugin A is an xpath of the element marked "body"
      When plugin A gets /playback/location with
        | location | css=[data-mark="gradient"] |
      Then the answer to plugin A is an xpath of the element marked "gradient"

    Scenario: Elements with hard names
      When plugin A gets /playback/location with
        | location | css=[data-mark="colon"] |
      Then the answer to plugin A is an xpath of the element marked "colon"
      When plugin A gets /playback/location with
        | location | css=[data-mark="travel form"] |
      Then the answer to plugin A is an xpath of the element marked "travel form"
      When plugin A gets /playback/location with
        | location | css=[data-mark="children"] |
      Then the answer to plugin A is an xpath of the element marked "children"

    Scenario: Twins, one of them hidden
      When plugin A gets /playback/location with
        | location | css=.price[hidden] |
      Then the answer to plugin A is an xpath of the element marked "hidden price"
      When plugin A gets /playback/location with
        | location | css=.price:not([hidden]) |
      Then the answer to plugin A is an xpath of the element marked "shown price"

  @ide.location.not-found
  Rule: `GET /playback/location` answers with an error when the locator finds no element (hard elements)

    @ide.location.found @needs.plugin-conventions
    Scenario: An element of another page
      When plugin A gets /playback/location with
        | location | css=ol li |
      Then plugin A is answered without an error
      Given the page
        """html
        <h1 data-mark="title">Nothing in the basket</h1>
        """
      And the IDE plays a test on the page
      When plugin A gets /playback/location with
        | location | css=ol li |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=h1 |
      Then the answer to plugin A is an xpath of the element marked "title"

    Scenario: Almost an element
      When plugin A gets /playback/location with
        | location | css=#twic |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=#Twice |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=[data-kind="big=best"] |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=ol > p |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=size |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=#order |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | css=.note |
      Then the answer to plugin A is an error

  @ide.location.locators
  Rule: A valid locator of the IDE is accepted, such as a CSS selector after `css=` (hard elements)

    Scenario: Selectors with hard values
      When plugin A gets /playback/location with
        | location | css=#basket\.items\[0\] |
      Then the answer to plugin A is an xpath of the element marked "dots"
      When plugin A gets /playback/location with
        | location | css=#\37 up |
      Then the answer to plugin A is an xpath of the element marked "digit"
      When plugin A gets /playback/location with
        | location | css=[data-kind="Big=Best"] |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | css=[title="it's"] |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | css=[title="two  blanks"] |
      Then the answer to plugin A is an xpath of the element marked "words"
      When plugin A gets /playback/location with
        | location | css=#größe-価格 |
      Then the answer to plugin A is an xpath of the element marked "scripts"
      When plugin A gets /playback/location with
        | location | css= OL  LI:Nth-Child(11) |
      Then the answer to plugin A is an xpath of the element marked "eleventh"

    Scenario: Selectors of several parts
      When plugin A gets /playback/location with
        | location | css=h1, h2, .md\:flex |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | css=p:not([id]):has(em) |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | css=g > rect + rect |
      Then the answer to plugin A is an xpath of the element marked "rectangle"
      When plugin A gets /playback/location with
        | location | css=main p:not(.one):not(.two):not(.three):not(.four):not(.five):not(.six):not(.seven):not(.eight):not(.nine):not(.ten):not([id="one"]):not([id="two"]):not([id="three"]):not([id="four"]):not([id="five"]):not([id="six"]):not([id="seven"]):not([id="eight"])[data-kind="Big=Best"] |
      Then the answer to plugin A is an xpath of the element marked "attributes"

    Scenario: Selectors of several lines
      When plugin A gets /playback/location with
        | location | css=main\nol\n  li:nth-child(11) |
      Then the answer to plugin A is an xpath of the element marked "eleventh"
      When plugin A gets /playback/location with
        | location | css=h1,\nh2,\n.md\:flex |
      Then the answer to plugin A is an xpath of the element marked "attributes"

  @ide.location.kinds @ide.location.locators @needs.plugin-conventions
  Rule: Beside `css=`, elements are found by id, name, xpath, link text, class name and tag name (hard elements)

    Scenario: Ids and names
      When plugin A gets /playback/location with
        | location | id=basket.items[0] |
      Then the answer to plugin A is an xpath of the element marked "dots"
      When plugin A gets /playback/location with
        | location | id=7up |
      Then the answer to plugin A is an xpath of the element marked "digit"
      When plugin A gets /playback/location with
        | location | id=it's "new" |
      Then the answer to plugin A is an xpath of the element marked "quotes"
      When plugin A gets /playback/location with
        | location | id=größe-価格 |
      Then the answer to plugin A is an xpath of the element marked "scripts"
      When plugin A gets /playback/location with
        | location | name=basket[0].count |
      Then the answer to plugin A is an xpath of the element marked "field"

    Scenario Outline: <kind> with quotation marks, and with a backslash
      When plugin A gets /playback/location with
        | location | <quotes> |
      Then the answer to plugin A is an xpath of the element marked "<quoted>"
      When plugin A gets /playback/location with
        | location | <slash> |
      Then the answer to plugin A is an xpath of the element marked "<slashed>"

      Examples:
        | kind           | quotes                   | quoted       | slash                   | slashed       |
        | An id          | id=it's "new"            | quotes       | id=back\\slash          | backslash     |
        | A name         | name=it's "old"          | quoted field | name=back\\slash        | slashed field |
        | A class        | className=it's"old"      | quoted field | className=back\\slash   | slashed field |
        | A link         | linkText=it's "old"      | quoted link  | linkText=back\\slash    | slashed link  |
        | Part of a link | partialLinkText=t's "old | quoted link  | partialLinkText=ck\\sla | slashed link  |

    Scenario: Names of elements that are no input fields
      When plugin A gets /playback/location with
        | location | name=size |
      Then the answer to plugin A is an xpath of the element marked "size"
      When plugin A gets /playback/location with
        | location | name=note |
      Then the answer to plugin A is an xpath of the element marked "note"
      When plugin A gets /playback/location with
        | location | name=pay |
      Then the answer to plugin A is an xpath of the element marked "pay"
      When plugin A gets /playback/location with
        | location | name=order |
      Then the answer to plugin A is an xpath of the element marked "order"
      When plugin A gets /playback/location with
        | location | name=extras |
      Then the answer to plugin A is an xpath of the element marked "extras"

    Scenario: Ids, classes and tags of other elements
      When plugin A gets /playback/location with
        | location | id=size |
      Then the answer to plugin A is an xpath of the element marked "size"
      When plugin A gets /playback/location with
        | location | id=logo |
      Then the answer to plugin A is an xpath of the element marked "logo"
      When plugin A gets /playback/location with
        | location | className=choice |
      Then the answer to plugin A is an xpath of the element marked "size"
      When plugin A gets /playback/location with
        | location | className=card |
      Then the answer to plugin A is an xpath of the element marked "order"
      When plugin A gets /playback/location with
        | location | className=mark |
      Then the answer to plugin A is an xpath of the element marked "logo"
      When plugin A gets /playback/location with
        | location | tagName=select |
      Then the answer to plugin A is an xpath of the element marked "size"
      When plugin A gets /playback/location with
        | location | tagName=fieldset |
      Then the answer to plugin A is an xpath of the element marked "extras"

    Scenario: A link whose text is in several elements
      When plugin A gets /playback/location with
        | location | linkText=Read more |
      Then the answer to plugin A is an xpath of the element marked "more"
      When plugin A gets /playback/location with
        | location | partialLinkText=ad mo |
      Then the answer to plugin A is an xpath of the element marked "more"

    Scenario: Links
      When plugin A gets /playback/location with
        | location | linkText=Remove |
      Then the answer to plugin A is an xpath of the element marked "remove"
      When plugin A gets /playback/location with
        | location | linkText=購入する |
      Then the answer to plugin A is an xpath of the element marked "buy"
      When plugin A gets /playback/location with
        | location | partialLinkText=購入 |
      Then the answer to plugin A is an xpath of the element marked "buy"
      When plugin A gets /playback/location with
        | location | partialLinkText=remove |
      Then the answer to plugin A is an error

    @ide.location.not-found
    Scenario: Classes, tags and xpaths
      When plugin A gets /playback/location with
        | location | className=md:flex |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | className=1st |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | tagName=shop-price |
      Then the answer to plugin A is an xpath of the element marked "custom"
      When plugin A gets /playback/location with
        | location | xpath=//p[@title="it's"]/em/.. |
      Then the answer to plugin A is an xpath of the element marked "attributes"
      When plugin A gets /playback/location with
        | location | xpath=//ol\n/li[\n  11\n] |
      Then the answer to plugin A is an xpath of the element marked "eleventh"
      When plugin A gets /playback/location with
        | location | xpath=//p[.="Cherries"] |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | xpath=//p[@title="it's"]/text() |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | xpath=//p/@title |
      Then the answer to plugin A is an error
      When plugin A gets /playback/location with
        | location | xpath=count(//p) |
      Then the answer to plugin A is an error

  @ide.location.first @ide.location.found @needs.plugin-conventions
  Rule: Of several elements that a locator fits, the answer is the first (hard elements)

    Scenario: Twins
      When plugin A gets /playback/location with
        | location | id=twice |
      Then the answer to plugin A is an xpath of the element marked "first twin"
      When plugin A gets /playback/location with
        | location | className=price |
      Then the answer to plugin A is an xpath of the element marked "hidden price"
      When plugin A gets /playback/location with
        | location | partialLinkText=Remove |
      Then the answer to plugin A is an xpath of the element marked "remove all"

    Scenario: The first of the page, in whatever order the locator names or reaches them
      When plugin A gets /playback/location with
        | location | css=.price, #twice |
      Then the answer to plugin A is an xpath of the element marked "first twin"
      When plugin A gets /playback/location with
        | location | xpath=//ol/preceding::p |
      Then the answer to plugin A is an xpath of the element marked "first twin"
