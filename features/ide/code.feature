@ide @needs.ide @needs.plugin-conventions
Feature: The code of plugins
  A saved project also runs without its plugins, so plugins put the code of their commands into the file. They also export
  tests to other languages.

  Background:
    Given the IDE is open

  @ide.emit.project
  Rule: When a project is saved, its plugins are asked for the code of their commands, and the file contains that code

    Background:
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      And plugin B is registered with the commands
        | id          | name         |
        | watchPrices | watch prices |
      And the user has opened the project "Shop" with the commands
        | command    | target     | value |
        | open       | /basket    |       |
        | countItems | the "best" | 12    |

    Scenario: Of each command
      Given plugin A answers the request "emit project" with `{"canEmit": true}`
      And plugin A answers the request "emit command" with `"count(12);"`
      When the user saves the project
      Then the downloaded project has
        | snapshot.tests[0].id                | "test-1"                    |
        | snapshot.tests[0].snapshot.commands | {"command-2": "count(12);"} |
        | plugins[0].name                     | "Plugin A"                  |
        | plugins[0].version                  | "1.0.0"                     |
        | tests[0].commands[1].command        | "countItems"                |
      And plugin A is asked to emit the project with
        | project.name | "Shop" |
      And plugin A is asked to emit the command with
        | command | {"command": "countItems", "target": "the \\\\\"best\\\\\"", "value": "12"} |
      And plugin B is asked to emit nothing
      And the project has no unsaved changes

    Scenario: Of two plugins, each in its test
      Given plugin A answers the request "emit project" with `{"canEmit": true}`
      And plugin A answers the request "emit command" with `"count(12);"`
      And plugin B answers the request "emit project" with `{"canEmit": true}`
      And plugin B answers the request "emit command" with `"watch();"`
      And the user has opened the project "Market" with the commands
        | test   | command      | target |
        | Shop   | open         | /shop  |
        | Basket | countItems   | apples |
        | Basket | //countItems | pears  |
        | Prices | watchPrices  | apples |
      When the user saves the project
      Then the downloaded project has
        | plugins[0].name                     | "Plugin A"                  |
        | plugins[1].name                     | "Plugin B"                  |
        | snapshot.tests[0].snapshot.commands | {}                          |
        | snapshot.tests[1].id                | "test-2"                    |
        | snapshot.tests[1].snapshot.commands | {"command-2": "count(12);"} |
        | snapshot.tests[2].id                | "test-3"                    |
        | snapshot.tests[2].snapshot.commands | {"command-4": "watch();"}   |

    Scenario: Around tests and suites, and for the whole project
      Given plugin A answers the request "emit project" with `{"canEmit": true}`
      And plugin A answers the request "emit config" with `"require('count');"`
      And plugin A answers the request "emit suite" with `{"beforeAll": "start();", "before": "begin();", "after": "end();", "afterAll": "report();"}`
      And plugin A answers the request "emit test" with `{"setup": "reset();", "teardown": "check();"}`
      And plugin A answers the request "emit command" with `{"message": "count(12);"}`
      When the user saves the project
      Then the downloaded project has
        | snapshot.globalConfig                    | {"snapshot": "require('count');"}                                                                                                         |
        | snapshot.suites[0].name                  | "Default Suite"                                                                                                                           |
        | snapshot.suites[0].snapshot.hook         | "beforeAll(async () => {start();});beforeEach(async () => {begin();});afterEach(async () => {end();});afterAll(async () => {report();});" |
        | snapshot.tests[0].snapshot.setupHooks    | ["reset();"]                                                                                                                              |
        | snapshot.tests[0].snapshot.teardownHooks | ["check();"]                                                                                                                              |
        | snapshot.tests[0].snapshot.commands      | {"command-2": "count(12);"}                                                                                                               |

    Scenario: What its code needs is what it has registered
      Given plugin A answers the request "emit project" with `{"canEmit": true}`
      When plugin A sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {
            "name": "Plugin A",
            "version": "1.0.0",
            "commands": [{"id": "countItems", "name": "count"}],
            "dependencies": {"counter": "1.2.0"},
            "jest": {"extraGlobals": ["Math"]}
          }
        }
        """
      And the user saves the project
      Then the downloaded project has
        | dependencies | {"counter": "1.2.0"}       |
        | jest         | {"extraGlobals": ["Math"]} |

    Scenario: A command that the plugin cannot put into code fails when it is run, and says why
      Given plugin A answers the request "emit project" with `{"canEmit": true}`
      And plugin A answers the request "emit command" with `{"error": "no counter"}`
      When the user saves the project
      Then the downloaded project has
        | snapshot.tests[0].snapshot.commands | {"command-2": "throw new Error(\\"countItems: no counter\\");"} |

    Scenario Outline: A plugin that <what> changes nothing
      Given plugin A answers the request "emit project" with `<answer>`
      When the user saves the project
      Then the downloaded project has no "snapshot"
      And the downloaded project has
        | plugins | [] |

      Examples:
        | what              | answer               |
        | has no code       | {"canEmit": false}   |
        | says nothing else | true                 |
        | complains         | {"error": "no, sir"} |

    Scenario: A plugin that never answers blocks no save
      Given plugin A does not answer the request "emit project"
      When the user saves the project
      Then the downloaded project has no "snapshot"

  @ide.export.vendor
  Rule: A plugin exports tests and suites in languages that it has registered

    Background:
      When plugin A sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {"name": "Plugin A", "version": "1.0.0", "exports": {"vendor": [{"cobol": "Cobol"}, {"fortran": "Fortran"}], "languages": []}}
        }
        """
      And the user has opened the project "Shop" with the commands
        | test   | command | target  |
        | Basket | open    | /basket |
        | Prices | echo    | cheap   |

    Scenario: A test
      Given plugin A answers the request "export vendor" with `{"filename": "basket.cob", "body": "OPEN BASKET."}`
      When the user exports "Test “Basket” in Cobol"
      Then "basket.cob" is downloaded, which holds the text "OPEN BASKET."
      And plugin A is asked to export the vendor with
        | language             | "cobol"  |
        | options.test.name    | "Basket" |
        | options.project.name | "Shop"   |

    Scenario: A test in another language
      Given plugin A answers the request "export vendor" with `{"filename": "basket.f90", "body": "print *, 12"}`
      When the user exports "Test “Basket” in Fortran"
      Then "basket.f90" is downloaded, which holds the text "print *, 12"
      And plugin A is asked to export the vendor with
        | language          | "fortran" |
        | options.test.name | "Basket"  |

    Scenario: A suite
      Given plugin A answers the request "export vendor" with `{"filename": "shop.cob", "body": "OPEN SHOP."}`
      When the user exports "Suite “Default Suite” in Cobol"
      Then "shop.cob" is downloaded, which holds the text "OPEN SHOP."
      And plugin A is asked to export the vendor with
        | options.suite.tests | ["Basket", "Prices"] |

    Scenario Outline: <what>
      Given plugin A answers the request "export vendor" with `<answer>`
      When the user exports "Test “Basket” in Cobol"
      Then the log shows "<mention>" as written by "Test IDE"
      And the log shows "Plugin A" in red
      And nothing is downloaded

      Examples:
        | what                   | answer                                  | mention    |
        | An error is logged     | {"error": "too modern"}                 | too modern |
        | No file is an error    | true                                    | Cobol      |
        | A file without a name  | {"filename": "", "body": "OPEN."}       | filename   |
        | A body that is no text | {"filename": "a.cob", "body": ["OPEN"]} | body       |

    Scenario: The name leads to no other folder
      Given plugin A answers the request "export vendor" with `{"filename": "sub/a.cob", "body": "OPEN."}`
      When the user exports "Test “Basket” in Cobol"
      Then "sub_a.cob" is downloaded, which holds the text "OPEN."

  @ide.export.command
  Rule: A plugin that has registered a language provides the code of its commands when a test is exported to that language

    Background:
      When plugin A sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {
            "name": "Plugin A",
            "version": "1.0.0",
            "commands": [{"id": "countItems", "name": "count"}],
            "exports": {"languages": ["javascript-mocha"]}
          }
        }
        """
      And the user has opened the project "Shop" with the commands
        | command    | target  | value |
        | open       | /basket |       |
        | countItems | apples  | 12    |

    Scenario: Its command
      Given plugin A answers the request "export command" with `"await count(12);\nawait weigh();"`
      When the user exports "Test “Test” in JavaScript Mocha"
      Then "Test.spec.js" is downloaded, which has the lines
        | // open \| /basket            |
        | // countItems \| apples \| 12 |
        | await count(12);              |
        | await weigh();                |
      And plugin A is asked to export the command with
        | language | "javascript-mocha"                                           |
        | command  | {"command": "countItems", "target": "apples", "value": "12"} |

    Scenario Outline: Around the tests: <entity>
      Given plugin A answers the request "export <entity>" with `"around(tests);"`
      When the user exports "Test “Test” in JavaScript Mocha"
      Then "Test.spec.js" is downloaded, which has the lines
        | around(tests); |
      And plugin A is asked to export the <entity> with
        | options.name          | "Test" |
        | options.project.name  | "Shop" |
        | options.tests[0].name | "Test" |

      Examples:
        | entity      |
        | dependency  |
        | variable    |
        | beforeAll   |
        | beforeEach  |
        | inEachBegin |
        | inEachEnd   |
        | afterEach   |
        | afterAll    |

    Scenario: A command that it cannot put into code fails when it is run, and says why
      Given plugin A answers the request "export command" with `{"error": "no counter"}`
      When the user exports "Test “Test” in JavaScript Mocha"
      Then "Test.spec.js" is downloaded, which has the lines
        | throw new Error("countItems: no counter"); |

    Scenario: A plugin that has not registered the language is not asked
      When plugin B sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {
            "name": "Plugin B",
            "version": "1.0.0",
            "commands": [{"id": "open", "name": "open"}],
            "exports": {"languages": ["java-junit"]}
          }
        }
        """
      And the user exports "Test “Test” in JavaScript Mocha"
      Then "Test.spec.js" is downloaded, which has the lines
        | // open \| /basket |
      And plugin B is asked to export nothing
