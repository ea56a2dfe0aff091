@ide @needs.ide @needs.plugin-conventions
Feature: Operations that the document does not list
  Existing Selenium IDE plugins set variables, ask for the tab, show messages and translate locators.

  Background:
    Given the IDE is open
    And plugin A is registered with the commands
      | id         | name        |
      | countItems | count items |

  @ide.variable.put
  Rule: `PUT /playback/var` sets a variable of the running test to a value, which is written as JSON text

    Scenario: While its own command is executed: a text
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target         | value |
        | countItems | apples         | found |
        | echo       | found ${found} |       |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples | found |
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "12 apples"}}`
      Then the answer to plugin A is `true`
      When plugin A answers the command "countItems" with `true`
      Then the log shows "echo: found 12 apples" once

    Scenario Outline: While its own command is executed: <what>
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target         | value |
        | countItems | apples         | found |
        | echo       | found ${found} |       |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples | found |
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "<field>": <value>}}`
      Then the answer to plugin A is `true`
      When plugin A answers the command "countItems" with `true`
      Then the log shows "echo: found <shown>" once

      Examples:
        | what                 | field    | value       | shown     |
        | a number             | contents | 12          | 12        |
        | an empty text        | contents | ""          |           |
        | a truth value        | contents | false       | false     |
        | under the other name | value    | "12 apples" | 12 apples |
        | a null               | contents | null        |           |

    Scenario Outline: The value is JSON text: <what>
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target  | value |
        | countItems | apples  | found |
        | echo       | <shown> |       |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples | found |
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": <text>}}`
      Then the answer to plugin A is `true`
      When plugin A answers the command "countItems" with `true`
      Then the log shows "echo: <echo>" once

      Examples:
        | what              | text                      | shown           | echo           |
        | a quoted text     | "\"12 apples\""           | got ${found}!   | got 12 apples! |
        | a number          | "12"                      | got ${found}!   | got 12!        |
        | an object         | "{\"fruit\": \"apples\"}" | ${found.fruit}! | apples!        |
        | a list            | "[\"apples\", \"pears\"]" | ${found[1]}!    | pears!         |
        | text that is none | "{apples}"                | got ${found}!   | got {apples}!  |
        | a list as it is   | ["apples", "pears"]       | ${found[1]}!    | pears!         |

    Scenario: A list that was put as JSON text reaches forEach as a list
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target          | value |
        | countItems | fruits          |       |
        | forEach    | fruits          | fruit |
        | echo       | one is ${fruit} |       |
        | end        |                 |       |
      And the user plays the test
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | fruits |       |
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "fruits", "contents": "[\"apples\", \"pears\"]"}}`
      And plugin A answers the command "countItems" with `true`
      Then the playback is shown as passed
      And the log shows "echo: one is apples" once
      And the log shows "echo: one is pears" once

    Scenario: It is no variable of the next test
      Given plugin A answers the command "countItems" with `true` right after it has sent
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": 12}} |
      And the user has opened the project "Shop" with the commands
        | test   | command    | target                  |
        | Prices | countItems | apples                  |
        | Prices | echo       | found ${found} at first |
        | Basket | echo       | found ${found} at last  |
      When the user plays the suite
      Then the log shows "at last" once
      And the log shows "echo: found 12 at first" once
      And the log does not show "found 12 at last"

    Scenario: As soon as the test has begun
      Given plugin A does not answer the event "playbackStarted"
      And the user has opened the project "Shop" with the commands
        | command | target         |
        | echo    | found ${found} |
      And the user plays the test
      And plugin A is told of "playbackStarted"
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "12 apples"}}`
      Then the answer to plugin A is `true`
      When plugin A answers the event "playbackStarted" with `true`
      Then the log shows "echo: found 12 apples" once

    Scenario: No test is running
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": 12}}`
      Then the answer to plugin A is an error

    Scenario Outline: <what> is refused
      Given plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      And the user plays the test
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": <payload>}`
      Then the answer to plugin A is an error that mentions "<mention>"

      Examples:
        | what                | payload                      | mention  |
        | A value for nothing | {"contents": 12}             | name     |
        | An empty name       | {"name": "", "contents": 12} | name     |
        | A name for nothing  | {"name": "found"}            | contents |

  @ide.record.tab
  Rule: `GET /record/tab` answers with the tab that tests are played in

    Scenario: Before anything was played there is none
      When plugin A gets /record/tab
      Then the answer to plugin A is an error

    Scenario: While a test is playing it is the test's tab
      Given the page
        """html
        <p>Basket</p>
        """
      And plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | open       | {page} |
        | countItems | apples |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /record/tab
      Then the answer to plugin A is the tab that came with the command

    Scenario: While a test is playing in another window it is that window's tab
      Given the page
        """html
        <a href="?second" target="_blank">Basket</a>
        """
      And plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command      | target    |
        | open         | {page}    |
        | click        | css=a     |
        | pause        | 300       |
        | selectWindow | win_ser_1 |
        | countItems   | apples    |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      When plugin A gets /record/tab
      Then the answer to plugin A is the tab that came with the command

    Scenario: After the user has closed it there is none
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A gets /record/tab
      Then plugin A is answered without an error
      When the user closes the page
      And plugin A gets /record/tab
      Then the answer to plugin A is an error

  @ide.popup.alert
  Rule: `POST /popup/alert` shows a message of a plugin and answers whether the user has confirmed it

    Scenario: The user presses "Compare"
      When plugin A sends
        """json
        {
          "uri": "/popup/alert",
          "verb": "post",
          "payload": {"message": "Compare with the old prices?", "confirm": "Compare", "cancel": "Leave it"}
        }
        """
      Then the user is shown the message "Compare with the old prices?"
      And the user is shown the message "Plugin A"
      When the user presses "Compare"
      Then the answer to plugin A is `true`
      And the user is asked nothing

    Scenario: The user presses "Leave it"
      When plugin A sends
        """json
        {
          "uri": "/popup/alert",
          "verb": "post",
          "payload": {"message": "Compare with the old prices?", "confirm": "Compare", "cancel": "Leave it"}
        }
        """
      Then the user is shown the message "Compare with the old prices?"
      And the user is shown the message "Plugin A"
      When the user presses "Leave it"
      Then the answer to plugin A is `false`
      And the user is asked nothing

    Scenario: The user dismisses it
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "message": "Prices compared."}`
      And the user dismisses the question
      Then the answer to plugin A is `false`

    Scenario: A message that is only to be read
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "message": "Prices compared."}`
      Then the user is shown the message "Prices compared."
      When the user presses "OK"
      Then the answer to plugin A is `true`

    Scenario: A later message takes the place of the one before
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "message": "One price compared."}`
      Then the user is shown the message "One price compared."
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "message": "Two prices compared."}`
      Then the user is shown the message "Two prices compared."
      When the user presses "OK"
      Then the user is asked nothing
      And the calls of plugin A are answered with
        | false |
        | true  |

    Scenario: Markup stays text
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "message": "<img src=x onerror=alert(1)> is <b>no</b> picture"}`
      Then the user is shown the message "<img src=x onerror=alert(1)> is <b>no</b> picture"

    Scenario Outline: <what> is refused
      When plugin A sends `{"uri": "/popup/alert", "verb": "post", "payload": <payload>}`
      Then the answer to plugin A is an error that mentions "<mention>"
      And the user is asked nothing

      Examples:
        | what                 | payload                             | mention |
        | A message of nothing | {"confirm": "OK"}                   | message |
        | A number as message  | {"message": 12}                     | message |
        | An object as button  | {"message": "Done.", "confirm": {}} | confirm |

    Scenario: An unregistered plugin shows nothing
      When plugin B sends `{"uri": "/popup/alert", "verb": "post", "message": "Buy apples!"}`
      Then the answer to plugin B is an error with the code "NotRegistered"
      And the user is asked nothing

  @ide.export.location
  Rule: `GET /export/location` answers with the WebDriver code that finds the element of a locator, in the requested language

    Scenario: css=input.text
      When plugin A gets /export/location with
        | location | css=input.text |
      Then the answer to plugin A is `"By.css(\"input.text\")"`

    Scenario Outline: <location>
      When plugin A gets /export/location with
        | location | <location> |
      Then the answer to plugin A is `<code>`

      Examples:
        | location              | code                            |
        | id=basket             | "By.id(\"basket\")"             |
        | name=voucher          | "By.name(\"voucher\")"          |
        | xpath=//li[2]         | "By.xpath(\"//li[2]\")"         |
        | //li[2]               | "By.xpath(\"//li[2]\")"         |
        | linkText=Remove pears | "By.linkText(\"Remove pears\")" |
        | link=Remove pears     | "By.linkText(\"Remove pears\")" |
        | partialLinkText=pears | "By.partialLinkText(\"pears\")" |
        | className=sold-out    | "By.className(\"sold-out\")"    |
        | tagName=h1            | "By.tagName(\"h1\")"            |

    Scenario Outline: <what>, in the language <language>
      When plugin A gets /export/location with
        | location | <location> |
        | language | <language> |
      Then the answer to plugin A is `<code>`

      Examples:
        | what                        | language         | location              | code                              |
        | A selector for JavaScript   | javascript-mocha | css=input.text        | "By.css(\"input.text\")"          |
        | A selector for Java         | java-junit       | css=input.text        | "By.cssSelector(\"input.text\")"  |
        | A link for Java             | java-junit       | link=Remove pears     | "By.linkText(\"Remove pears\")"   |
        | A selector for Python       | python-pytest    | css=input.text        | "By.CSS_SELECTOR, \"input.text\"" |
        | A part of a link for Python | python-pytest    | partialLinkText=pears | "By.PARTIAL_LINK_TEXT, \"pears\"" |
        | A selector for Ruby         | ruby-rspec       | css=input.text        | ":css, 'input.text'"              |
        | A link for Ruby             | ruby-rspec       | linkText=Remove pears | ":link_text, 'Remove pears'"      |
        | Quotes for Ruby             | ruby-rspec       | css=p[title='a b']    | ":css, 'p[title=\\\\'a b\\\\']'"  |
        | A selector for C#           | csharp-nunit     | css=input.text        | "By.CssSelector(\"input.text\")"  |
        | An xpath for C#             | csharp-xunit     | xpath=//li[2]         | "By.XPath(\"//li[2]\")"           |

    Scenario Outline: Each kind of locator, in the language <language>
      When plugin A gets /export/location with
        | location | id=basket  |
        | language | <language> |
      Then the answer to plugin A is `<id>`
      When plugin A gets /export/location with
        | location | name=voucher |
        | language | <language>   |
      Then the answer to plugin A is `<name>`
      When plugin A gets /export/location with
        | location | xpath=//li |
        | language | <language> |
      Then the answer to plugin A is `<xpath>`
      When plugin A gets /export/location with
        | location | linkText=Remove |
        | language | <language>      |
      Then the answer to plugin A is `<link>`
      When plugin A gets /export/location with
        | location | partialLinkText=Re |
        | language | <language>         |
      Then the answer to plugin A is `<part>`
      When plugin A gets /export/location with
        | location | className=sum |
        | language | <language>    |
      Then the answer to plugin A is `<class>`
      When plugin A gets /export/location with
        | location | tagName=h1 |
        | language | <language> |
      Then the answer to plugin A is `<tag>`

      Examples:
        | language      | id                  | name                   | xpath                | link                       | part                           | class                    | tag                   |
        | java-junit    | "By.id(\"basket\")" | "By.name(\"voucher\")" | "By.xpath(\"//li\")" | "By.linkText(\"Remove\")"  | "By.partialLinkText(\"Re\")"   | "By.className(\"sum\")"  | "By.tagName(\"h1\")"  |
        | python-pytest | "By.ID, \"basket\"" | "By.NAME, \"voucher\"" | "By.XPATH, \"//li\"" | "By.LINK_TEXT, \"Remove\"" | "By.PARTIAL_LINK_TEXT, \"Re\"" | "By.CLASS_NAME, \"sum\"" | "By.TAG_NAME, \"h1\"" |
        | ruby-rspec    | ":id, 'basket'"     | ":name, 'voucher'"     | ":xpath, '//li'"     | ":link_text, 'Remove'"     | ":partial_link_text, 'Re'"     | ":class_name, 'sum'"     | ":tag_name, 'h1'"     |
        | csharp-nunit  | "By.Id(\"basket\")" | "By.Name(\"voucher\")" | "By.XPath(\"//li\")" | "By.LinkText(\"Remove\")"  | "By.PartialLinkText(\"Re\")"   | "By.ClassName(\"sum\")"  | "By.TagName(\"h1\")"  |

    Scenario: A language that is unknown
      When plugin A sends `{"uri": "/export/location", "verb": "get", "payload": {"location": "css=p", "language": "cobol"}}`
      Then the answer to plugin A is an error that mentions "cobol"

    Scenario Outline: <what> is no locator
      When plugin A gets /export/location with
        | location | <location> |
      Then the answer to plugin A is an error

      Examples:
        | what            | location   |
        | An unknown kind | magic=wand |
        | An empty text   |            |
        | A kind alone    | css=       |
