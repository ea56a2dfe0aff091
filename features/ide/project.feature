@ide @needs.ide
Feature: The project
  A plugin asks which project is open, and opens one.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.project.get
  Rule: `GET /project` answers with the id and the name of the open project, both strings

    Scenario: A project that the user has opened
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"

    Scenario: A project that a plugin has loaded
      Given plugin A posts /project with the project "Prices"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

    Scenario: A project that has been renamed keeps its id
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      And plugin A remembers the id of the answer
      And the user has renamed the project "Checkout in a hurry"
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout in a hurry"
      And the id of the answer to plugin A is the remembered one
      Given plugin B is registered
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout in a hurry"
      And the id of the answer to plugin B is the remembered one

    Scenario: A name in another script
      Given the user has opened the project "Größe und 価格"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Größe und 価格"

    Scenario: A name with spaces around it
      Given plugin A posts /project with the project " Prices "
      And plugin A is answered without an error
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project " Prices "

    Scenario: A name of more than two hundred characters
      Given plugin A posts /project with the project "Checkout of a basket with apples, pears and plums, with a voucher, by a customer who has no account and wants none, in a shop that is about to close for the night, while the prices of tomorrow are being written on the boards, and the cashier has gone home with the keys"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout of a basket with apples, pears and plums, with a voucher, by a customer who has no account and wants none, in a shop that is about to close for the night, while the prices of tomorrow are being written on the boards, and the cashier has gone home with the keys"

    @needs.plugin-conventions
    Scenario: An empty name
      Given plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      And the project is ""
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project ""

    Scenario Outline: A name with <what>
      Given the user has opened the project "Checkout"
      And the user has renamed the project "<name>"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "<name>"

      Examples:
        | what           | name               |
        | digits only    | 007                |
        | a word of JSON | null               |
        | a file's end   | prices.side        |

      # A window may let its user edit the name like the text of a page, with markup of its own.
      @needs.plugin-conventions
      Examples:
        | what           | name               |
        | markup         | <b>Prices</b> & Co |
        | two spaces     | Prices  of today   |

    Scenario: An id of digits only
      Given plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "20281", "version": "2.0", "name": "Prices", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      And the project is "Prices"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

    @needs.plugin-conventions
    Scenario: A name that the user has changed back
      Given the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When the user undoes the change
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"

    @needs.plugin-conventions
    Scenario: A new project of another window has another id
      Given plugin A gets /project
      And plugin A remembers the id of the answer
      And the user closes the IDE
      And the user opens the IDE again
      When plugin A gets /project
      Then the id of the answer to plugin A is another one

    @needs.plugin-conventions
    Scenario: A new project that the user starts has another id
      Given the user has opened the project "Checkout"
      And plugin A gets /project
      And plugin A remembers the id of the answer
      When the user starts a new project
      Then the project is not "Checkout"
      When plugin A gets /project
      Then the id of the answer to plugin A is another one

    Scenario: While a test is played
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Playing"

    Scenario: Another project has another id
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      And plugin A remembers the id of the answer
      And the user has opened the project "Prices"
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"
      And the id of the answer to plugin A is another one

    Scenario: Another project has another id, even if their files have ids that look alike
      Given plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "shop-7a", "version": "2.0", "name": "One", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      And the project is "One"
      And plugin A gets /project
      And plugin A remembers the id of the answer
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "Shop-7A", "version": "2.0", "name": "Other", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      And the project is "Other"
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Other"
      And the id of the answer to plugin A is another one

  @ide.project.post
  Rule: `POST /project` opens the given project as if the user had opened it

    Scenario: The window shows it
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "version": "2.0",
            "name": "Prices",
            "url": "https://shop.example",
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "open", "target": "/prices", "targets": [], "value": ""},
                  {"id": "c-2", "comment": "", "command": "assertText", "target": "css=.price", "targets": [], "value": "12 €"}
                ]
              },
              {"id": "t-2", "name": "Remember", "commands": []}
            ],
            "suites": [
              {"id": "s-1", "name": "All", "persistSession": false, "parallel": false, "timeout": 300, "tests": ["t-1", "t-2"]}
            ],
            "urls": ["https://shop.example/"],
            "plugins": []
          }
        }
        """
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has the tests
        | Compare  |
        | Remember |
      And the selected test has the commands
        | open /prices               |
        | assertText css=.price 12 € |

    Scenario: Like a project that the user has opened it has no unsaved changes
      When plugin A posts /project with the project "Checkout"
      Then plugin A is answered without an error
      And the project is "Checkout"
      And the project has no unsaved changes

    Scenario: The user saves it
      Given plugin A posts /project with the project "Checkout"
      When the user saves the project
      Then a file is downloaded, which holds the project "Checkout"

    Scenario: All of it is there when the user saves it
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "version": "2.0",
            "name": "Prices",
            "url": "https://shop.example",
            "tests": [
              {
                "id": "t-1",
                "name": "Basket",
                "commands": [
                  {"id": "c-1", "comment": "the first page", "command": "open", "target": "/basket", "targets": [], "value": ""},
                  {
                    "id": "c-2", "comment": "", "command": "click", "target": "id=pay", "value": "",
                    "targets": [["id=pay", "id"], ["css=.pay", "css:finder"], ["xpath=//button", "xpath:position"]]
                  },
                  {"id": "c-3", "comment": "not yet", "command": "//assertText", "target": "css=.price", "targets": [], "value": "12 €"}
                ]
              },
              {"id": "t-2", "name": "Compare", "commands": []},
              {
                "id": "t-3",
                "name": "Pay",
                "commands": [{"id": "c-4", "comment": "for \"Ada\"", "command": "echo", "target": "<b>bold</b>", "targets": [], "value": "v"}]
              },
              {
                "id": "t-4",
                "name": "Remember",
                "commands": [{"id": "c-5", "comment": "at last", "command": "echo", "target": "plums", "targets": [], "value": ""}]
              }
            ],
            "suites": [
              {"id": "s-1", "name": "All", "persistSession": false, "parallel": false, "timeout": 300, "tests": ["t-1", "t-2"]},
              {"id": "s-2", "name": "The rest", "persistSession": true, "parallel": false, "timeout": 7, "tests": ["t-4", "t-3"]},
              {"id": "s-3", "name": "None yet", "persistSession": false, "parallel": true, "timeout": 60, "tests": []}
            ],
            "urls": ["https://shop.example/", "https://shop.example/old"],
            "plugins": []
          }
        }
        """
      And the project has the tests
        | Basket   |
        | Compare  |
        | Pay      |
        | Remember |
      And the user saves the project
      Then the downloaded project has
        | id                           | "p-7"                                                                               |
        | name                         | "Prices"                                                                            |
        | url                          | "https://shop.example"                                                              |
        | urls                         | ["https://shop.example/", "https://shop.example/old"]                               |
        | tests[0].id                  | "t-1"                                                                               |
        | tests[0].commands[0].comment | "the first page"                                                                    |
        | tests[0].commands[1].targets | [["id=pay", "id"], ["css=.pay", "css:finder"], ["xpath=//button", "xpath:position"]] |
        | tests[0].commands[2].id      | "c-3"                                                                               |
        | tests[0].commands[2].command | "//assertText"                                                                      |
        | tests[0].commands[2].value   | "12 €"                                                                              |
        | tests[0].commands[2].comment | "not yet"                                                                           |
        | tests[1].name                | "Compare"                                                                           |
        | tests[1].commands            | []                                                                                  |
        | tests[2].id                  | "t-3"                                                                               |
        | tests[2].commands[0].target  | "<b>bold</b>"                                                                       |
        | tests[2].commands[0].comment | "for \\"Ada\\""                                                                     |
        | tests[3].name                | "Remember"                                                                          |
        | tests[3].commands[0].comment | "at last"                                                                           |
        | suites[0].name               | "All"                                                                               |
        | suites[0].tests              | ["t-1", "t-2"]                                                                      |
        | suites[1].id                 | "s-2"                                                                               |
        | suites[1].tests              | ["t-4", "t-3"]                                                                      |
        | suites[1].persistSession     | true                                                                                |
        | suites[1].timeout            | 7                                                                                   |
        | suites[2].name               | "None yet"                                                                          |
        | suites[2].tests              | []                                                                                  |

    @ide.project.get
    Scenario: Two plugins at the same time
      When both plugins send `{"uri": "/project", "verb": "post", "project": {"id": "p", "version": "2.0", "name": "Prices", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}}` at the same time
      Then plugin A is answered without an error
      And plugin B is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      When both plugins send `{"uri": "/project", "verb": "get"}` at the same time
      Then the answer to plugin A is the id and the name of the project "Prices"
      And the answer to plugin B is the id and the name of the project "Prices"

    Scenario: It replaces the previous project
      Given the user has opened the project "Checkout"
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has the tests
        | Prices test |

    Scenario: Tests of any names, in the order of the file
      Given plugin A posts /project with the project "Shop" and the commands
        | test                  | command | target              |
        | Remember              | echo    | <b>3</b> &lt; 4, $& |
        | Compare               | echo    | pears               |
        | <i>Compare</i> & "Co" | echo    | apples              |
        | compare               | echo    | grapes              |
      And the project is "Shop"
      And the selected test has the commands
        | echo <b>3</b> &lt; 4, $& |
      When the user saves the project
      Then the project has the tests
        | Remember              |
        | Compare               |
        | <i>Compare</i> & "Co" |
        | compare               |
      And the downloaded project has
        | tests[0].name               | "Remember"                |
        | tests[2].name               | "<i>Compare</i> & \"Co\"" |
        | tests[3].commands[0].target | "grapes"                  |

    @needs.plugin-conventions
    Scenario: Two tests with one name
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7", "version": "2.0", "name": "Prices", "url": "", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-2",
                "name": "Compare",
                "commands": [{"id": "c-2", "comment": "", "command": "echo", "target": "plums", "targets": [], "value": ""}]
              },
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [{"id": "c-1", "comment": "", "command": "echo", "target": "pears", "targets": [], "value": ""}]
              }
            ]
          }
        }
        """
      Then the project has the tests
        | Compare |
        | Compare |
      And the selected test has the commands
        | echo plums |
      When the user saves the project
      Then the downloaded project has
        | tests[1].commands[0].target | "pears" |

    @ide.project.get
    Scenario: A project without tests leaves none of the previous ones
      Given the user has opened the project "Checkout"
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "Prices", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then plugin A is answered without an error
      And the project is "Prices"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"
      When the user saves the project
      Then the downloaded project has
        | name | "Prices" |
      And the downloaded project has no "tests[0].commands[0]"
      And the downloaded project has no "suites[0].tests[0]"

    Scenario: It can be played
      Given the page
        """html
        <p data-mark="greeting">Hello</p>
        """
      When plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | open    | {page} |
        | pause   | 60000  |
      And the user plays the test
      Then the page opens
      When plugin A gets /playback/location with
        | location | css=p |
      Then the answer to plugin A is an xpath of the element marked "greeting"

    Scenario: A later version of the project that is open
      Given plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p-7", "version": "2.0", "name": "Prices", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      And the project is "Prices"
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "version": "2.0",
            "name": "Prices of today",
            "url": "",
            "tests": [{"id": "t-1", "name": "Compare", "commands": []}],
            "suites": [],
            "urls": [],
            "plugins": []
          }
        }
        """
      Then plugin A is answered without an error
      And the project is "Prices of today"
      And the project has the tests
        | Compare |
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "version": "2.0",
            "name": "Prices of today",
            "url": "",
            "tests": [{"id": "t-1", "name": "Compare twice", "commands": []}],
            "suites": [],
            "urls": [],
            "plugins": []
          }
        }
        """
      Then the project has the tests
        | Compare twice |
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "version": "2.0",
            "name": "Prices of today",
            "url": "https://shop.example",
            "tests": [{"id": "t-1", "name": "Compare twice", "commands": []}],
            "suites": [{"id": "s-1", "name": "All", "persistSession": false, "parallel": false, "timeout": 300, "tests": ["t-1"]}],
            "urls": [],
            "plugins": []
          }
        }
        """
      And the user saves the project
      Then the downloaded project has
        | url            | "https://shop.example" |
        | suites[0].name | "All"                  |

    Scenario: Its suite can be played
      Given the user has opened the project "Checkout"
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "version": "2.0",
            "name": "Prices",
            "url": "",
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [{"id": "c-1", "comment": "", "command": "nonsense", "target": "", "targets": [], "value": ""}]
              },
              {
                "id": "t-2",
                "name": "Remember",
                "commands": [{"id": "c-2", "comment": "", "command": "pause", "target": "1", "targets": [], "value": ""}]
              }
            ],
            "suites": [
              {"id": "s-1", "name": "Half", "persistSession": false, "parallel": false, "timeout": 300, "tests": ["t-2"]}
            ],
            "urls": [],
            "plugins": []
          }
        }
        """
      And the user plays the suite
      Then the playback is shown as passed

    @needs.plugin-conventions
    Scenario: A file of an older version is converted, as when the user opens it
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7", "version": "1.0", "name": "Prices", "url": "", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "waitForVisible", "target": "sum", "targets": [], "value": "100"},
                  {"id": "c-2", "comment": "", "command": "pause", "target": "", "targets": [], "value": "200"},
                  {"id": "c-3", "comment": "", "command": "click", "target": "id=more", "targets": [], "value": ""},
                  {"id": "c-4", "comment": "", "command": "selectWindow", "target": "win_ser_1", "targets": [], "value": ""}
                ]
              }
            ]
          }
        }
        """
      Then plugin A is answered without an error
      And the selected test has the commands
        | waitForElementVisible id=sum     |
        | pause 200                        |
        | storeWindowHandle root           |
        | click id=more                    |
        | selectWindow handle=${win_ser_1} |
      When the user saves the project
      Then the downloaded project has
        | version                          | "2.0" |
        | tests[0].commands[0].id          | "c-1" |
        | tests[0].commands[3].opensWindow | true  |

    @needs.plugin-conventions
    Scenario: A file of version 1.1 is converted, but what is new since 1.0 is left as it is
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7", "version": "1.1", "name": "Prices", "url": "https://shop.example", "suites": [], "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "comment": "", "command": "waitForElementVisible", "target": "sum", "targets": [], "value": "100"},
                  {"id": "c-2", "comment": "", "command": "pause", "target": "200", "targets": [], "value": "7"},
                  {"id": "c-3", "comment": "", "command": "click", "target": "id=more", "targets": [], "value": ""},
                  {"id": "c-4", "comment": "", "command": "selectWindow", "target": "win_ser_1", "targets": [], "value": ""},
                  {"id": "c-5", "comment": "", "command": "selectWindow", "target": "win_ser_local", "targets": [], "value": ""}
                ]
              },
              {
                "id": "t-2",
                "name": "Remember",
                "commands": [{"id": "c-6", "comment": "", "command": "echo", "target": "plums", "targets": [], "value": ""}]
              }
            ]
          }
        }
        """
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      And the project has the tests
        | Compare  |
        | Remember |
      And the selected test has the commands
        | waitForElementVisible sum 100    |
        | pause 200 7                      |
        | storeWindowHandle root           |
        | click id=more                    |
        | selectWindow handle=${win_ser_1} |
        | selectWindow handle=${root}      |
      When the user saves the project
      Then the downloaded project has
        | id                               | "p-7"                  |
        | version                          | "2.0"                  |
        | url                              | "https://shop.example" |
        | tests[0].commands[3].id          | "c-3"                  |
        | tests[0].commands[3].opensWindow | true                   |
        | tests[0].commands[5].id          | "c-5"                  |
        | tests[1].commands[0].target      | "plums"                |

    @needs.plugin-conventions
    Scenario: A file of version 3.0 is opened as it is
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7", "version": "3.0", "name": "Prices", "url": "https://shop.example", "urls": [], "plugins": [],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "commands": [
                  {"id": "c-1", "command": "echo", "target": "plums", "value": "", "targetFallback": [["id=sum", "id"], ["css=.sum", "css"]]},
                  {"id": "c-2", "command": "selectWindow", "target": "win_ser_local", "value": ""}
                ]
              }
            ],
            "suites": [{"id": "s-1", "name": "All", "persistSession": true, "parallel": false, "timeout": 300, "tests": ["t-1"]}]
          }
        }
        """
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      And the selected test has the commands
        | echo plums                 |
        | selectWindow win_ser_local |
      When the user plays the test
      Then the log shows "echo: plums" once
      And the playback is shown as passed
      When the user saves the project
      Then the downloaded project has
        | version                             | "3.0"                                   |
        | tests[0].commands[0].id             | "c-1"                                   |
        | tests[0].commands[0].targetFallback | [["id=sum", "id"], ["css=.sum", "css"]] |
        | tests[0].commands[1].target         | "win_ser_local"                         |
        | suites[0].persistSession            | true                                    |
        | suites[0].tests                     | ["t-1"]                                 |

    @needs.plugin-conventions
    Scenario: A file that lacks what the IDE can fill in
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7",
            "name": "Prices",
            "tests": [
              {"id": "t-1", "name": "Compare", "commands": [{"command": "echo", "target": "apples"}, {"command": "pause", "target": "60000"}]},
              {"id": "t-1", "name": "Remember"}
            ]
          }
        }
        """
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      And the project has the tests
        | Compare  |
        | Remember |
      When the user plays the test
      Then the command "echo" is shown as passed
      And the command "pause" is shown as pending
      And the log shows "echo: apples" once

    @needs.plugin-conventions
    Scenario: Changes of the previous project cannot be undone
      Given the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And the user undoes the change with the keyboard
      And the project is "Checkout"
      And the user has renamed the project "Checkout at leisure"
      And the user saves the project
      And the project has no unsaved changes
      When plugin A posts /project with the project "Prices"
      Then the project is "Prices"
      When the user undoes the change with the keyboard
      And plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"
      And the project has no unsaved changes

    @needs.plugin-conventions
    Scenario: The results of the previous project are gone
      Given the user has opened the project "Shop" with the commands
        | command  | target |
        | echo     | apples |
        | nonsense |        |
      And the user plays the test
      And the playback is shown as failed
      And the command "echo" is shown as passed
      And the command "nonsense" is shown as failed
      When plugin A posts /project with the project "Prices" and the commands
        | command  | target |
        | echo     | apples |
        | nonsense |        |
      Then the project is "Prices"
      And the command "echo" is not shown as passed
      And the command "nonsense" is not shown as failed

    @ide.log.group @ide.playback-log.group @needs.plugin-conventions
    Scenario: A test of the previous project that is being played ends
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | echo    | apples |
      Then the project is "Prices"
      And the playback is shown as stopped
      When plugin A posts /log with
        | message | items counted |
      And plugin A posts /playback/log with
        | message | prices compared |
      And the user filters the log by System
      Then the log shows "items counted" once
      And the log does not show "prices compared"
      When the user filters the log by Playback
      Then the log shows "prices compared" once
      And the log does not show "items counted"
      When the user plays the test
      Then the log shows "echo: apples" once
      And the playback is shown as passed

    @needs.plugin-conventions
    Scenario: A test of the previous project that has paused ends
      Given the user has opened the project "Shop" with the commands
        | command | target | breakpoint |
        | echo    | plums  |            |
        | pause   | 60000  | yes        |
      And the user plays the test
      And the playback is shown as paused
      When plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | echo    | apples |
      Then the project is "Prices"
      When the user plays the test
      Then the log shows "echo: apples" once
      And the playback is shown as passed

    Scenario: Its base URL counts
      Given the page
        """html
        <p>Basket</p>
        """
      When plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | open    | {path} |
        | pause   | 60000  |
      And the user plays the test
      Then the page opens

  @ide.project.post-unsaved
  Rule: When there are unsaved changes, `POST /project` asks the user before it opens the project

    Background:
      Given the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /project with the project "Prices"

    Scenario: Nothing is loaded until the user has answered
      Then the user is asked about the unsaved changes
      And the project is "Checkout in a hurry"
      And the project has unsaved changes

    @ide.project.post
    Scenario: The user discards the changes
      When the user discards the unsaved changes
      Then plugin A is answered without an error
      And the project is "Prices"
      And the project has no unsaved changes
      And nothing is downloaded

    @needs.plugin-conventions
    Scenario: The user discards the changes, and the plugin asks at once
      When the user discards the unsaved changes
      Then the answer to plugin A is `true`
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Prices"

    Scenario: The user keeps the changes
      When the user ignores the request
      Then the project is "Checkout in a hurry"
      And the project has unsaved changes

    Scenario: The user is asked again the next time
      Given the user ignores the request
      When plugin A posts /project with the project "Discounts"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Discounts"

    Scenario: Without unsaved changes the user is not asked
      Given the user discards the unsaved changes
      And the project is "Prices"
      When plugin A posts /project with the project "Checkout"
      Then plugin A is answered without an error
      And the user is asked nothing
      And the project is "Checkout"

    Scenario: Changes that have been saved are no longer unsaved
      Given the user ignores the request
      When the user saves the project
      Then a file is downloaded, which holds the project "Checkout in a hurry"
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the user is asked nothing
      And the project is "Prices"

  @ide.project.post-unsaved
  Rule: When there are unsaved changes, `POST /project` asks the user before it opens the project (in control, and during playback)

    Scenario: The plugin that controls the IDE
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      And the project is "Half done"
      When the user discards the unsaved changes
      Then the project is "Prices"
      And the IDE is controlled by plugin A
      And plugin A receives no project
      And nothing is downloaded

    Scenario: Other calls while the user is asked
      Given the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When plugin A gets /health
      And plugin A posts /register with its registration payload
      And plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin B posts /register with its registration payload
      And plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Half done"
      And the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the project is "Prices"
      And the project has no unsaved changes
      And the log shows "counted three items" once

    Scenario: While a test is played, which goes on if the user keeps the changes
      Given the page
        """html
        <p>Basket</p>
        """
      And the user has opened the project "Shop" with the commands
        | command | target |
        | open    | {page} |
        | pause   | 60000  |
      And the user has renamed the project "Shop by the sea"
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user ignores the request
      Then the project is "Shop by the sea"
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "pause" is shown as failed
