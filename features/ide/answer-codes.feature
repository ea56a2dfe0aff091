@ide @needs.ide @needs.plugin-conventions
Feature: Answers that plugins expect
  The document does not specify payloads, results and errors. These rules follow what existing plugins expect.

  Background:
    Given the IDE is open

  @ide.health.shape
  Rule: A health check is answered with whether the plugin is registered; a closed IDE answers with an error

    @ide.health.get @ide.register.post
    Scenario: From unknown to registered
      When plugin A gets /health
      And plugin A gets /health
      Then the answer to plugin A is `false`
      When plugin A posts /register with its registration payload
      And plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin B gets /health
      And plugin B gets /health
      Then the answer to plugin B is `false`
      When plugin B posts /register with its registration payload
      And plugin B gets /health
      Then the answer to plugin B is `true`
      When plugin A gets /health
      Then the answer to plugin A is `true`

    @ide.health.get
    Scenario: A plugin registers again after the user has closed and opened the IDE
      Given plugin A is registered
      When the user closes the IDE
      And plugin A gets /health
      Then the answer to plugin A is an error
      When the user opens the IDE again
      And plugin A gets /health
      Then the answer to plugin A is `false`

    @ide.health.get @ide.control.exclusive
    Scenario Outline: The answer was true, until <event>
      Given plugin A is registered
      And plugin A gets /health
      And the answer to plugin A is `true`
      When <first>
      And <second>
      And plugin A gets /health
      Then the answer to plugin A is `false`
      When plugin A posts /register with its registration payload
      And plugin A gets /health
      Then the answer to plugin A is `<again>`

      Examples:
        | event                       | first                                                 | second                          | again |
        | the user closed the IDE     | the user closes the IDE                               | the user opens the IDE again    | true  |
        | another plugin took control | plugin B posts /control with its registration payload | the user accepts the connection | false |

    @ide.control.restart
    Scenario: A restart registers the controller and no other plugin
      Given plugin B is registered
      And plugin A controls the IDE
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin B gets /health
      Then the answer to plugin B is `false`

    Scenario: No other call registers a plugin
      When plugin A gets /project
      And plugin A posts /project with the project "Prices"
      And plugin A posts /log with
        | message | counted three items |
      And plugin A posts /playback/log with
        | message | three prices compared |
      And plugin A gets /playback/location with
        | location | css=p |
      And plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A"}`
      And plugin A posts /close
      And plugin A gets /health
      Then the answer to plugin A is `false`

    Scenario: With a payload that says nothing
      Given plugin A is registered
      When plugin A sends `{"uri": "/health", "verb": "get", "payload": null}`
      Then the answer to plugin A is `true`

  @ide.register.shape @ide.register.post
  Rule: A registration has a name, a version and optional commands, and is answered with true

    Scenario: Beside the uri
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      Then the answer to plugin A is `true`
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"

    Scenario Outline: <what>
      When plugin A sends `{"uri": "/register", "verb": "post", <fields>}`
      Then the answer to plugin A is `true`
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"

      Examples:
        | what                      | fields                                                                        |
        | In a payload              | "payload": {"name": "Basket checker", "version": "1.2.0"}                     |
        | In both, the payload wins | "name": "Somebody", "payload": {"name": "Basket checker", "version": "1.2.0"} |
        | With null as its commands | "name": "Basket checker", "version": "1.2.0", "commands": null                |

    Scenario: With commands
      When plugin A sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {
            "name": "Basket checker",
            "version": "1.2.0",
            "commands": [
              {"id": "countItems", "name": "count items", "type": "locator"},
              {"id": "comparePrices", "name": "compare prices", "type": "region"},
              {"id": "addUp", "name": "add up", "docs": {"target": {"name": "prices", "description": "what to add"}}}
            ]
          }
        }
        """
      Then the answer to plugin A is `true`
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"

    Scenario: With what others know
      When plugin A sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {
            "name": "Basket checker",
            "version": "1.2.0",
            "dependencies": {"basket": "1.0"},
            "jest": {"extensions": ["x"]},
            "exports": {"languages": []},
            "homepage": "https://shop.example/checker",
            "keeper": ["Ada", 7]
          }
        }
        """
      Then the answer to plugin A is `true`
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"

    @ide.health.get @ide.health.shape @ide.register.name
    Scenario: A second time, with new data
      Given plugin A is registered
      When plugin A sends `{"uri": "/register", "verb": "post", "payload": {"name": "Basket checker", "version": "1.3.0"}}`
      Then the answer to plugin A is `true`
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"

    Scenario: A second time, with data that are refused, after which the first ones still count
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      When plugin A sends `{"uri": "/register", "verb": "post", "payload": {"version": "1.3.0", "commands": []}}`
      Then the answer to plugin A is an error
      When plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Plugin A"
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the command "countItems" is shown as passed

    Scenario Outline: A second time, with <what>, after which its commands are gone
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      When plugin A sends `{"uri": "/register", "verb": "post", "payload": {"name": "Basket checker", "version": "1.3.0"<commands>}}`
      Then the answer to plugin A is `true`
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the command "countItems" is shown as failed
      And plugin A is asked to execute nothing

      Examples:
        | what                | commands         |
        | no commands         |                  |
        | a list without any  | , "commands": [] |

    Scenario Outline: <what> is refused, and says so
      When plugin A sends `{"uri": "/register", "verb": "post", "payload": <payload>}`
      Then the answer to plugin A is an error that mentions "<mention>"
      When plugin A gets /health
      Then the answer to plugin A is `false`

      Examples:
        | what                  | payload                                                                 | mention        |
        | No name               | {"version": "1.0.0"}                                                    | name           |
        | An empty name         | {"name": " ", "version": "1.0.0"}                                       | name           |
        | A number as name      | {"name": 7, "version": "1.0.0"}                                         | name           |
        | No version            | {"name": "Basket checker"}                                              | version        |
        | A command without id  | {"name": "Basket checker", "version": "1", "commands": [{"name": "x"}]} | commands[0].id |
        | Commands in an object | {"name": "Basket checker", "version": "1", "commands": {"id": "x"}}     | commands       |
        | A payload in a text   | "name=Basket checker"                                                   | payload        |

  @ide.project.post-result
  Rule: `POST /project` is answered with true if the project was loaded, with false if the user declined, and otherwise with an error that has a code

    @ide.project.post
    Scenario: Loaded
      When plugin A posts /project with the project "Prices"
      Then the answer to plugin A is `true`
      When plugin A posts /project with the project "Prices"
      Then the answer to plugin A is `true`
      And the project is "Prices"

    @ide.project.get
    Scenario: Loaded by the time of the answer
      When plugin A sends, each right after the answer to the one before
        | {"uri": "/project", "verb": "post", "project": {"id": "Prices 7/ü%41", "version": "2.0", "name": "P", "url": "", "tests": []}} |
        | {"uri": "/project", "verb": "get"}                                                                                             |
      Then the calls of plugin A are answered with
        | true                                 |
        | {"id": "Prices 7/ü%41", "name": "P"} |

    Scenario: In a payload
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "payload": {
            "project": {"id": "p", "version": "2.0", "name": "Nested", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
          }
        }
        """
      Then the answer to plugin A is `true`
      And the project is "Nested"

    @ide.project.post
    Scenario: Loaded, a later version of the project that is open
      When plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | echo    | apples |
      Then the answer to plugin A is `true`
      When plugin A posts /project with the project "Prices" and the commands
        | command | target |
        | echo    | pears  |
      Then the answer to plugin A is `true`
      And the selected test has the commands
        | echo pears |

    @ide.project.post-unsaved
    Scenario: Loaded, the project that is open, without the changes that the user discards
      Given plugin A posts /project with the project "Prices"
      And the user has changed a target
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the answer to plugin A is `true`
      And the project has no unsaved changes
      And the selected test has the commands
        | open /basket |

    @ide.project.post-unsaved
    Scenario Outline: The open project is not loaded again when the user <reply>
      Given plugin A posts /project with the project "Prices"
      And the user has changed a target
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When the user <reply>
      Then the answer to plugin A is `false`
      And the project has unsaved changes
      And the selected test has the commands
        | open changed |

      Examples:
        | reply                  |
        | ignores the request    |
        | dismisses the question |

    @ide.project.post-unsaved
    Scenario Outline: With unsaved changes, when the user <reply>
      Given the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      And the user <reply>
      Then the answer to plugin A is `<answer>`
      And the project is "<project>"

      Examples:
        | reply                        | answer | project   |
        | discards the unsaved changes | true   | Prices    |
        | ignores the request          | false  | Half done |
        | dismisses the question       | false  | Half done |

    @ide.project.post-unsaved
    Scenario: Another plugin calls while the user is asked
      Given the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      And plugin B posts /project with the project "Checkout"
      Then the answer to plugin B is an error with the code "QuestionPending"
      When the user discards the unsaved changes
      Then the answer to plugin A is `true`
      And the user is asked nothing
      And the project is "Prices"
      When plugin B posts /project with the project "Checkout"
      Then the answer to plugin B is `true`

    @ide.project.post-unsaved
    Scenario Outline: With unsaved changes, <what>
      Given the user has renamed the project "Half done"
      When plugin A sends `{"uri": "/project", "verb": "post", "payload": {"project": <project>}}`
      Then the answer to plugin A is an error with the code "<code>"
      And the user is asked nothing
      And the project is "Half done"
      And the project has unsaved changes

      Examples:
        | what                    | project                                                     | code           |
        | nothing as project      | null                                                        | MissingProject |
        | a project without tests | {"id": "p", "version": "2.0", "name": "Empty"}              | InvalidProject |
        | tests that are no list  | {"id": "p", "version": "2.0", "name": "Empty", "tests": {}} | InvalidProject |

    @ide.errors.shape
    Scenario: No project
      When plugin A sends `{"uri": "/project", "verb": "post"}`
      Then the answer to plugin A is an error with the code "MissingProject"

    @ide.errors.shape
    Scenario Outline: <what>
      When plugin A sends `{"uri": "/project", "verb": "post", "payload": {"project": <project>}}`
      Then the answer to plugin A is an error with the code "<code>"

      Examples:
        | what                    | project                                                     | code           |
        | Nothing as project      | null                                                        | MissingProject |
        | A text as project       | "{}"                                                        | InvalidProject |
        | A project without tests | {"id": "p", "version": "2.0", "name": "Empty"}              | InvalidProject |
        | A version from tomorrow | {"id": "p", "version": "9.0", "name": "Later", "tests": []} | InvalidProject |

  @ide.control.declined
  Rule: A request for control is answered with true if the user accepts it; if the user declines, with false, and nothing changes

    Scenario: Declined
      When plugin A posts /control with its registration payload
      And the user declines the connection
      Then the answer to plugin A is `false`
      And the IDE is not controlled
      And the IDE has not restarted

    @ide.control.accept @ide.control.request
    Scenario: Declined, and accepted the next time
      When plugin A posts /control with its registration payload
      And the user declines the connection
      Then the answer to plugin A is `false`
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the answer to plugin A is `true`
      And the IDE is controlled by plugin A

    @ide.health.shape
    Scenario: Declined, which does not register the plugin
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When plugin A gets /health
      Then the answer to plugin A is `false`
      When the user declines the connection
      And plugin A gets /health
      Then the answer to plugin A is `false`

    Scenario: Declined, which takes no registration away
      Given plugin A is registered
      And plugin B is registered
      When plugin A posts /control with its registration payload
      And the user declines the connection
      And plugin A gets /health
      Then the answer to plugin A is `true`
      When plugin B gets /health
      Then the answer to plugin B is `true`

    Scenario: Declined, which leaves the plugin's name and commands as they were
      Given plugin A sends
        """json
        {
          "uri": "/register",
          "verb": "post",
          "payload": {"name": "Basket checker", "version": "1.2.0", "commands": [{"id": "countItems", "name": "count items"}]}
        }
        """
      When plugin A sends `{"uri": "/control", "verb": "post", "payload": {"name": "Price watcher", "version": "0.9.0"}}`
      And the user declines the connection
      Then the answer to plugin A is `false`
      When plugin A posts /log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the command "countItems" is shown as passed
      And plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |

    Scenario: Declined, after the browser has stopped the worker while the user was asked
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When the browser stops the worker of the IDE
      And the user declines the connection
      Then the IDE is not controlled
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user declines the connection
      Then the answer to plugin B is `false`
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the answer to plugin A is `true`

    @ide.control.request @ide.register.shape
    Scenario Outline: A request with <what>, about which the user is not asked
      When plugin A sends `{"uri": "/control", "verb": "post", <fields>}`
      Then the answer to plugin A is an error that mentions "<mention>"
      And the user is asked nothing
      And the IDE is not controlled
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect

      Examples:
        | what                 | fields                                                         | mention        |
        | no name              | "version": "1.0.0"                                             | name           |
        | a command without id | "name": "A", "version": "1", "commands": [{"name": "compare"}] | commands[0].id |

    @ide.control.accept
    Scenario: The user dismisses the question
      When plugin A posts /control with its registration payload
      And the user dismisses the question
      Then the answer to plugin A is `false`
      And the IDE is not controlled

    Scenario: The user closes the IDE instead
      When plugin A posts /control with its registration payload
      And the user closes the IDE
      Then the answer to plugin A is `false`

    @ide.control.accept
    Scenario: Granted
      When plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the answer to plugin A is `true`

    Scenario: The controller asks again
      Given plugin A controls the IDE
      When plugin A posts /control with its registration payload
      Then the answer to plugin A is `true`
      And the user is asked nothing
      And the IDE has not restarted

    @ide.control.takeover
    Scenario: The controller asks again while the user is asked about another plugin
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      And plugin A posts /control with its registration payload
      Then the answer to plugin A is `true`
      And the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the answer to plugin B is `true`
      And the IDE is controlled by plugin B

    @ide.control.takeover
    Scenario: A declined takeover changes nothing
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      And the user dismisses the question
      Then the answer to plugin B is `false`
      And the IDE is controlled by plugin A
      Given the user has opened the project "Checkout"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And plugin B receives no project
      And nothing is downloaded

  @ide.close.not-controller
  Rule: `POST /close` from a plugin that does not control the IDE closes nothing

    @ide.close.controller
    Scenario: Nobody controls the IDE
      Given plugin A is registered
      When plugin A posts /close
      Then the answer to plugin A is `false`
      And the window of the IDE is open

    Scenario: The plugin has asked for control, and the user has not answered, and then declines
      When plugin A posts /control with its registration payload
      And plugin A posts /close
      Then the answer to plugin A is `false`
      And the window of the IDE is open
      And the user is asked whether "Plugin A" may connect
      When the user declines the connection
      And plugin A posts /close
      Then the answer to plugin A is `false`
      And the window of the IDE is open

    @ide.control.user-closes
    Scenario Outline: The plugin has had control, until <event>
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      And plugin A posts /close
      And <first>
      And <second>
      And <third>
      When the user opens the IDE again
      And plugin A posts /close
      Then the answer to plugin A is `false`
      And the window of the IDE is open
      And the IDE is not controlled

      Examples:
        | event                               | first                                 | second                       | third                 |
        | it closed the IDE                   | the user discards the unsaved changes | the window of the IDE closes | plugin A gets /health |
        | the user, who kept it, closed it    | the user ignores the close            | the user closes the IDE      | plugin A gets /health |
        | another one took over and closed it | the user ignores the close            | plugin B controls the IDE    | plugin B posts /close |

    @ide.control.exclusive
    Scenario: The plugin has asked for the control that another one has
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      And plugin B posts /close
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      And the window of the IDE is open
      And the user is asked whether "Plugin B" may connect

    @ide.close.controller @ide.control.exclusive
    Scenario: Another plugin controls the IDE
      Given plugin A controls the IDE
      When plugin B posts /close
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      And the window of the IDE is open
      And the IDE is controlled by plugin A

    @ide.close.controller
    Scenario: The plugin has had control, until another one with the same name took over
      Given plugin A controls the IDE
      And plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0"}`
      And the user accepts the connection
      When plugin A posts /close
      Then the answer to plugin A is an error with the code "CannotAccessInControlMode"
      And the window of the IDE is open
      When plugin B posts /close
      Then the answer to plugin B is `true`
      And the window of the IDE closes

    Scenario: Nobody controls the IDE, and there are unsaved changes, about which the user is not asked
      Given the user has renamed the project "Half done"
      When plugin A posts /close
      Then the answer to plugin A is `false`
      And the user is asked nothing
      And the project is "Half done"

    @ide.close.unsaved-discard @ide.close.unsaved-ignore
    Scenario Outline: The controller is answered <answer> when the user <reply>
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      And the user <reply>
      Then the answer to plugin A is `<answer>`

      Examples:
        | reply                        | answer |
        | discards the unsaved changes | true   |
        | ignores the close            | false  |
        | dismisses the question       | false  |

  @ide.open.channel
  Rule: The request to open the IDE is a truth value beside the uri, under either of two names

    Background:
      Given the IDE is closed

    @ide.open.request
    Scenario: openIDEIfClosed: true
      When plugin A sends `{"openIDEIfClosed": true}`
      Then the answer to plugin A is `true`
      And the window of the IDE opens

    Scenario: openSeleniumIDEIfClosed: true
      When plugin A sends `{"openSeleniumIDEIfClosed": true}`
      Then the answer to plugin A is `true`
      And the window of the IDE opens

    @ide.open.request
    Scenario Outline: Beside <what>
      When plugin A sends `{"uri": "<uri>", "verb": "<verb>", "payload": <payload>, "openIDEIfClosed": true}`
      Then the answer to plugin A is `<answer>`
      And the window of the IDE opens

      Examples:
        | what                      | uri       | verb | payload                                                                                                                  | answer |
        | a payload                 | /register | post | {"name": "Plugin A", "version": "1.0.0"}                                                                                 | true   |
        | an empty payload          | /health   | get  | {}                                                                                                                       | false  |
        | a payload that is null    | /health   | get  | null                                                                                                                     | false  |
        | a payload with a project  | /project  | post | {"project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}} | true   |
        | a payload that says false | /health   | get  | {"openIDEIfClosed": false}                                                                                               | false  |

    Scenario: openSeleniumIDEIfClosed: true, beside an operation
      When plugin A sends `{"uri": "/health", "verb": "get", "openSeleniumIDEIfClosed": true}`
      Then the answer to plugin A is `false`
      And the window of the IDE opens

    Scenario Outline: <name>: true, and a call right after the answer
      When plugin A sends, each right after the answer to the one before
        | {"<name>": true}                   |
        | {"uri": "/project", "verb": "get"} |
      Then plugin A is answered without an error

      Examples:
        | name                    |
        | openIDEIfClosed         |
        | openSeleniumIDEIfClosed |

    Scenario: To an IDE that is open, which stays as it is
      Given the user opens the IDE again
      And the user has renamed the project "Half done"
      When plugin A sends `{"openIDEIfClosed": true}`
      Then the answer to plugin A is `true`
      And one window of the IDE is open
      And the IDE has not restarted
      And the project is "Half done"
      When plugin A posts /control with its registration payload
      And plugin B sends `{"openSeleniumIDEIfClosed": true}`
      Then the answer to plugin B is `true`
      And the user is asked whether "Plugin A" may connect

    @ide.open.false
    Scenario Outline: No open request: <message>
      When plugin A sends `<message>`
      Then the answer to plugin A is an error with the code "NotActive"
      And the window of the IDE is closed

      Examples:
        | message                                                                 |
        | {"openIDEIfClosed": false}                                              |
        | {"openIDEIfClosed": "true"}                                             |
        | {"openIDEIfClosed": 1}                                                  |
        | {"uri": "/health", "verb": "get", "payload": {"openIDEIfClosed": true}} |
        | {"openSeleniumIDEIfClosed": 1}                                          |
        | {"payload": {"openSeleniumIDEIfClosed": true}}                          |

    @ide.open.request @ide.register.post
    Scenario: Two plugins ask for it and register at the same time
      When both plugins send `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0", "openIDEIfClosed": true}` at the same time
      Then plugin A is answered without an error
      And plugin B is answered without an error
      And one window of the IDE is open
      When both plugins send `{"uri": "/log", "verb": "post", "message": "counted three items"}` at the same time
      Then the answer to plugin A is `true`
      And the answer to plugin B is `true`

  @ide.errors.shape
  Rule: A call that fails is answered with an error that says what is wrong

    Scenario: An unknown operation
      When plugin A sends `{"uri": "/coffee", "verb": "post"}`
      Then the answer to plugin A is an error that mentions "No compliant route found"

    Scenario Outline: <what>
      When plugin A sends `<message>`
      Then the answer to plugin A is an error that mentions "<mention>"

      Examples:
        | what                       | message                                                                         | mention                  |
        | The wrong verb             | {"uri": "/health", "verb": "post"}                                              | No compliant route found |
        | No verb                    | {"uri": "/health"}                                                              | verb                     |
        | No uri                     | {"verb": "get"}                                                                 | uri                      |
        | Neither                    | {}                                                                              | uri                      |
        | A locator that is a number | {"uri": "/playback/location", "verb": "get", "location": 7}                     | location                 |
        | A state that is none       | {"uri": "/playback/command", "verb": "post", "commandId": "c", "state": "done"} | state                    |

      @ide.api.roots @source.system
      Examples:
        | what                       | message                                                                    | mention                  |
        | A prefix before the root   | {"uri": "/playback/health", "verb": "get"}                                 | No compliant route found |
        | A registration in playback | {"uri": "/playback/register", "verb": "post", "name": "A", "version": "1"} | No compliant route found |

      @ide.api.roots @source.playback
      Examples:
        | what                    | message                                                  | mention                  |
        | Playback without prefix | {"uri": "/location", "verb": "get", "location": "css=p"} | No compliant route found |

    Scenario Outline: <what> is no message
      When plugin A sends the value `<value>`
      Then the answer to plugin A is an error that mentions "object"
      When plugin A gets /health
      Then plugin A is answered without an error

      Examples:
        | what     | value              |
        | A text   | "/health"          |
        | A number | 7                  |
        | A list   | ["/health", "get"] |
        | Nothing  | null               |

    Scenario Outline: <operation> of a plugin that is not registered
      When plugin A posts <operation> with
        | message | who am I? |
      Then the answer to plugin A is an error with the code "NotRegistered"
      And the log does not show "who am I?"
      Given plugin A is registered
      When plugin A posts <operation> with
        | message | it is me |
      Then the answer to plugin A is `true`
      And the log shows "it is me" once

      Examples:
        | operation     |
        | /log          |
        | /playback/log |

    @ide.close.unsaved-ignore @ide.project.post-unsaved
    Scenario Outline: While the user is asked about <question>, <operation>
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A <first>
      Then the user is asked about the unsaved changes
      When plugin A <second>
      Then the answer to plugin A is an error with the code "QuestionPending"
      When the user ignores the request
      Then the user is asked nothing
      And the project is "Half done"
      And the window of the IDE is open

      Examples:
        | question  | operation     | first                                    | second                                     |
        | a close   | POST /close   | posts /close                             | posts /close                               |
        | a close   | POST /project | posts /close                             | posts /project with the project "Checkout" |
        | a project | POST /close   | posts /project with the project "Prices" | posts /close                               |

    Scenario: A closed IDE
      When the user closes the IDE
      And plugin A gets /project
      Then the answer to plugin A is an error with the code "NotActive"

    @ide.control.exclusive
    Scenario: While another plugin controls the IDE
      Given plugin A controls the IDE
      When plugin B gets /project
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      And the answer to plugin B is an error that mentions "Plugin A"

    @ide.control.exclusive
    Scenario Outline: While another plugin controls the IDE, and <operation> is called
      Given plugin A controls the IDE
      When plugin B sends `<message>`
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      And the user is asked nothing

      Examples:
        | operation              | message                                                                                        |
        | POST /register         | {"uri": "/register", "verb": "post", "payload": {"name": "Plugin B", "version": "1.0.0"}}      |
        | GET /playback/location | {"uri": "/playback/location", "verb": "get", "payload": {"location": "css=p"}}                 |
        | POST /playback/command | {"uri": "/playback/command", "verb": "post", "payload": {"commandId": "c", "state": "passed"}} |
        | PUT /playback/var      | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": 12}}          |
        | GET /record/tab        | {"uri": "/record/tab", "verb": "get"}                                                          |
        | GET /record/command    | {"uri": "/record/command", "verb": "get"}                                                      |
        | POST /record/command   | {"uri": "/record/command", "verb": "post", "payload": {"command": "echo"}}                     |
        | PUT /record/command    | {"uri": "/record/command", "verb": "put", "payload": {"id": "command-1"}}                      |
        | DELETE /record/command | {"uri": "/record/command", "verb": "delete", "payload": {"id": "command-1"}}                   |
        | POST /popup/alert      | {"uri": "/popup/alert", "verb": "post", "payload": {"message": "Buy apples!"}}                 |
        | GET /export/location   | {"uri": "/export/location", "verb": "get", "payload": {"location": "css=p"}}                   |
        | an unknown operation   | {"uri": "/coffee", "verb": "post"}                                                             |

    Scenario Outline: Verbs and paths <how>
      Given plugin A is registered
      When plugin A sends `{"uri": "<uri>", "verb": "<verb>"}`
      Then the answer to plugin A is `true`

      Examples:
        | how                           | verb | uri        |
        | as they are documented        | get  | /health    |
        | with capitals                 | GET  | /Health    |
        | with the version              | Get  | /v1/health |
        | with the version, in capitals | gET  | /V1/HEALTH |

  @ide.control.blocked @ide.control.request
  Rule: A plugin that the user has declined three times is not asked about again until the IDE is reopened

    Background:
      When plugin A posts /control with its registration payload
      And the user declines the connection
      And plugin A posts /control with its registration payload
      And the user dismisses the question
      And plugin A posts /control with its registration payload

    Scenario: The third time it may ask, the fourth time not
      Then the user is asked whether "Plugin A" may connect
      When the user declines the connection
      And plugin A posts /control with its registration payload
      Then the answer to plugin A is an error with the code "ConnectionRequestBlocked"
      And the user is asked nothing
      And the IDE is not controlled
      When plugin A posts /register with its registration payload
      And plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`

    Scenario: Another plugin may still ask
      When the user declines the connection
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user declines the connection
      And the browser stops the worker of the IDE
      And plugin A posts /control with its registration payload
      Then the answer to plugin A is an error with the code "ConnectionRequestBlocked"

    Scenario: It may ask again once the user has reopened the IDE
      When the user declines the connection
      And the user closes the IDE
      And the user opens the IDE again
      And plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the answer to plugin A is `true`
      And the IDE is controlled by plugin A

  @ide.control.one-request @ide.control.request
  Rule: While the user is asked whether one plugin may connect, another plugin that asks for control is refused

    @ide.control.accept
    Scenario: Two plugins ask at once
      When plugin A posts /control with its registration payload
      And plugin B posts /control with its registration payload
      Then the answer to plugin B is an error with the code "ConnectionRequestPending"
      And the answer to plugin B is an error that mentions "Plugin A"
      And the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the answer to plugin A is `true`
      And the IDE is controlled by plugin A

    Scenario: The browser has stopped the worker since the first one asked
      When plugin A posts /control with its registration payload
      And the browser stops the worker of the IDE
      And plugin B posts /control with its registration payload
      Then the answer to plugin B is an error with the code "ConnectionRequestPending"
      And the user is asked whether "Plugin A" may connect

    Scenario: The second one asks again when the user has answered
      When plugin A posts /control with its registration payload
      And plugin B posts /control with its registration payload
      And the user declines the connection
      Then the answer to plugin A is `false`
      And the user is asked nothing
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the answer to plugin B is `true`
      And the IDE is controlled by plugin B

    Scenario: The same plugin asks twice and is answered twice, while the user is asked once
      When plugin A posts /control with its registration payload
      And plugin A posts /control with its registration payload
      And the user declines the connection
      Then the calls of plugin A are answered with
        | false |
        | false |
      And the user is asked nothing

    Scenario: A plugin that claims another plugin's name: the question is about the extension
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "sender": {"id": "somebody"}, "id": "somebody"}`
      And the user accepts the connection
      Then the answer to plugin B is `true`
      When plugin A gets /project
      Then the answer to plugin A is an error with the code "CannotAccessInControlMode"
      When plugin B gets /project
      Then plugin B is answered without an error
