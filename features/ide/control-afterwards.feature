@ide @needs.ide
Feature: Control after something else
  Only what the document's table of control mode names ends control. Whatever else plugins and the user do before, asking for
  control, closing and opening go on as the document says.

  Background:
    Given the IDE is open

  @ide.control.accept @ide.control.exclusive @ide.control.save-override @ide.close.controller
  Rule: An IDE without a controller is controlled once the user accepts the request (and then stays controlled)

    Background:
      Given plugin A controls the IDE

    Scenario Outline: After <event>
      When <step>
      Then the IDE is controlled by plugin A
      Given the user has opened the project "Checkout"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded
      When plugin A posts /close
      Then the window of the IDE closes

      Examples:
        | event                       | step                                                                                          |
        | an entry of the controller  | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}`            |
        | a project of the controller | plugin A posts /project with the project "Prices"                                             |
        | an operation that is none   | plugin A sends `{"uri": "/coffee", "verb": "post"}`                                           |
        | a registration of another   | plugin B sends `{"uri": "/register", "verb": "post", "name": "Plugin B", "version": "1.0.0"}` |
        | a close of another          | plugin B posts /close                                                                         |
        | the worker was stopped      | the browser stops the worker of the IDE                                                       |

      @needs.plugin-conventions
      Examples:
        | event                         | step                                                                                          |
        | a registration                | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |
        | a registration under new name | plugin A sends `{"uri": "/register", "verb": "post", "name": "Checker", "version": "2.0.0"}`  |
        | another request for control   | plugin A posts /control with its registration payload                                         |
        | a reload of the window        | the user reloads the window of the IDE                                                        |
        | a run                         | the user plays the test                                                                       |
        | a new project                 | the user starts a new project                                                                 |

    Scenario: After another plugin was disabled, and is there again
      When plugin B is disabled
      And plugin A gets /project
      Then plugin A is answered without an error
      And the IDE is controlled by plugin A
      When plugin B is there again
      Given the user has opened the project "Checkout"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded

    Scenario: After the user has declined another plugin
      When plugin B posts /control with its registration payload
      And the user declines the connection
      Then the IDE is controlled by plugin A
      Given the user has opened the project "Checkout"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded
      When plugin A posts /close
      Then the window of the IDE closes

  @ide.control.takeover @ide.control.takeover-loses @ide.control.exclusive @ide.control.save-override
  Rule: When another plugin asks for control and the user accepts, that plugin controls the IDE (and the former one does not get it back)

    Background:
      Given plugin A controls the IDE
      And plugin B controls the IDE

    Scenario Outline: After <event>
      When <step>
      Then the IDE is controlled by plugin B
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"
      When the user saves the project
      Then plugin B receives the project "Checkout"
      And plugin A receives no project
      When plugin A posts /close
      Then the window of the IDE is open

      Examples:
        | event                           | step                                                                                         |
        | an entry of the former one      | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}`           |
        | a registration of the former one | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |
        | a project of the controller     | plugin B posts /project with the project "Prices"                                            |

    Scenario: After a project that was sent to the former one
      Given plugin A controls the IDE
      And the user has opened the project "Prices"
      And the user saves the project
      And plugin A receives the project "Prices"
      And plugin B controls the IDE
      And the user has opened the project "Checkout"
      When the user saves the project
      Then plugin B receives the project "Checkout"
      And plugin A has received 1 projects
      And nothing is downloaded

    Scenario: After the user has declined the former one
      When plugin A posts /control with its registration payload
      And the user declines the connection
      Then the IDE is controlled by plugin B
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"

    @ide.close.unsaved-ignore @needs.plugin-conventions
    Scenario: After the user has ignored the close of the former one
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin B posts /control with its registration payload
      And the user ignores the close
      Then the user is asked whether "Plugin B" may connect
      And the window of the IDE is open
      And the IDE is controlled by plugin A
      And the project is "Half done"
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      And the project is not "Half done"
      And plugin A receives no project
      And plugin B receives no project
      When plugin A posts /close
      Then the window of the IDE is open
      When plugin B posts /close
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: After a close of the former one, about which the user has not been asked
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /close
      And the user accepts the connection
      Then the IDE is controlled by plugin B
      And the answer to plugin A is an error
      And the user is asked nothing
      When plugin B gets /project
      Then plugin B is answered without an error
      And the window of the IDE is open
      When plugin B posts /close
      Then the window of the IDE closes

  @ide.control.takeover-loses
  Rule: When another plugin takes control, the one that had it loses it (whatever it has called before)

    Scenario Outline: After <event>
      Given plugin A controls the IDE
      And <step>
      And plugin A is answered without an error
      And plugin B controls the IDE
      And the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"
      When plugin A posts /project with the project "Prices"
      And plugin A posts /log with
        | message | from the former one |
      And plugin A posts /close
      And plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"
      And the log does not show "from the former one"

      Examples:
        | event                 | step                                                                               |
        | a health check        | plugin A gets /health                                                              |
        | a look at the project | plugin A gets /project                                                             |
        | an entry              | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}` |
        | a project             | plugin A posts /project with the project "Plums"                                   |

  @ide.control.request @ide.control.accept @ide.control.restart
  Rule: `POST /control`, with the content of a registration, asks for control of the IDE (again)

    Scenario: After the user has declined
      Given plugin A posts /control with its registration payload
      And the user declines the connection
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Price watcher", "version": "0.9.0"}`
      Then the user is asked whether "Price watcher" may connect
      And the IDE is not controlled
      When the user declines the connection
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE has restarted
      And the IDE is controlled by plugin B

    @ide.control.user-closes @needs.plugin-conventions
    Scenario: After the user has closed the IDE instead of an answer
      Given plugin A posts /control with its registration payload
      And the user is asked whether "Plugin A" may connect
      When the user closes the IDE
      And the user opens the IDE again
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE is controlled by plugin B

    @ide.control.user-closes
    Scenario: After the control of another plugin has ended
      Given plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is not controlled
      When the user accepts the connection
      Then the IDE has restarted
      And the IDE is controlled by plugin B

    @ide.close.controller
    Scenario: After the controller has closed the IDE
      Given plugin A controls the IDE
      And plugin A posts /close
      And the window of the IDE closes
      When the user opens the IDE again
      Then the IDE is not controlled
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      When plugin B posts /close
      Then the window of the IDE closes

  @ide.control.user-closes @ide.control.save-override
  Rule: When the user closes a controlled IDE, it is no longer controlled (whatever it was used for)

    Scenario Outline: After <event>
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And <step>
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      Given the user has opened the project "Prices"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Prices"
      When the user saves the project
      Then a file is downloaded, which holds the project "Prices"
      And plugin A has received <received> projects

      Examples:
        | event                       | step                                                                               | received |
        | a project of the controller | plugin A posts /project with the project "Discounts"                               | 0        |
        | an entry of the controller  | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}` | 0        |
        | a call of another           | plugin B gets /project                                                             | 0        |

      @needs.plugin-conventions
      Examples:
        | event                  | step                                   | received |
        | a reload of the window | the user reloads the window of the IDE | 0        |

    Scenario: After a project was sent to the controller
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user saves the project
      And plugin A receives the project "Checkout"
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      Given the user has opened the project "Prices"
      When the user saves the project
      Then a file is downloaded, which holds the project "Prices"
      And plugin A has received 1 projects

    @ide.control.request
    Scenario: After control was taken, given up and taken over
      Given plugin A controls the IDE
      And the user closes the IDE
      And the user opens the IDE again
      And plugin B controls the IDE
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is controlled by plugin B
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is not controlled

  @ide.close.unsaved-ignore @ide.close.unsaved-discard
  Rule: When there are unsaved changes, `POST /close` asks the user, and keeps the window open when the user ignores the request (after something else)

    Background:
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"

    Scenario Outline: After <event>
      Given <step>
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Checkout in a hurry"
      And the project has unsaved changes
      And the IDE is controlled by plugin A
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

      Examples:
        | event                       | step                                                                               |
        | an entry of the controller  | plugin A sends `{"uri": "/log", "verb": "post", "message": "counted three items"}` |
        | a call of another           | plugin B gets /project                                                             |
        | the project was saved       | the user saves the project                                                         |
        | a project of the controller | plugin A posts /project with the project "Prices"                                  |

      @needs.plugin-conventions
      Examples:
        | event          | step                                                                                          |
        | a registration | plugin A sends `{"uri": "/register", "verb": "post", "name": "Plugin A", "version": "1.0.0"}` |

    Scenario: After the changes of an earlier window were discarded
      Given the user has renamed the project "Checkout in a hurry"
      And plugin A posts /close
      And the user discards the unsaved changes
      And the window of the IDE closes
      And the user opens the IDE again
      And plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    Scenario Outline: The close that was ignored does not come once <event>
      Given the user has renamed the project "Checkout in a hurry"
      And plugin A posts /close
      And the user ignores the close
      When <step>
      Then the project has no unsaved changes
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "<name>"
      Given the user has renamed the project "Half done"
      Then the window of the IDE is open
      And the project is "Half done"

      Examples:
        | event                | step                       | name                |
        | the project is saved | the user saves the project | Checkout in a hurry |

      @needs.plugin-conventions
      Examples:
        | event                | step                       | name     |
        | the change is undone | the user undoes the change | Checkout |

    Scenario: After the change was kept, the controller receives it
      Given the user has renamed the project "Checkout in a hurry"
      And plugin A posts /close
      And the user ignores the close
      When the user saves the project
      Then plugin A receives the project "Checkout in a hurry"
      And the project has no unsaved changes
      When plugin A posts /close
      Then the window of the IDE closes

  @ide.open.request @ide.open.false
  Rule: A request with `openIDEIfClosed` set to true opens an IDE that is installed and closed (after something else)

    Scenario: After a request that did not ask for it
      Given the user closes the IDE
      And plugin A gets /health
      And the window of the IDE is closed
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": false}`
      Then the window of the IDE is closed
      When plugin A sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      Then plugin A is answered without an error
      And the window of the IDE opens

    Scenario: After another plugin has asked while it was open
      Given plugin B sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      And plugin B is answered without an error
      And the user closes the IDE
      When plugin A gets /health
      Then the window of the IDE is closed
      When plugin B gets /project
      Then the window of the IDE is closed
