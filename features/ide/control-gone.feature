@ide @needs.ide @needs.plugin-conventions
Feature: A controller that is gone or fails
  Extensions are disabled, uninstalled, and have faults. The user's work is not lost.

  Background:
    Given the IDE is open
    And plugin A controls the IDE
    And the user has opened the project "Checkout"

  @ide.control.gone
  Rule: A controller whose extension is disabled or uninstalled loses control as soon as the IDE notices

    Scenario: Disabled, the next plugin that calls is not refused
      When plugin A is disabled
      And plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"
      And the IDE is not controlled
      And the log shows "Plugin A is no longer there"

    Scenario: Uninstalled, the next plugin that calls is not refused
      When plugin A is uninstalled
      And plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"
      And the IDE is not controlled
      And the log shows "Plugin A is no longer there"

    @ide.control.request @ide.control.accept
    Scenario Outline: <event>, the next plugin that asks for control gets it
      When plugin A is <what>
      And plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user accepts the connection
      Then plugin B is answered without an error
      And the IDE is controlled by plugin B

      Examples:
        | event       | what        |
        | Disabled    | disabled    |
        | Uninstalled | uninstalled |

    Scenario: The user then saves a file
      Given the user has renamed the project "Checkout in a hurry"
      When plugin A is disabled
      And the user saves the project
      Then "Checkout in a hurry.side" is downloaded, which holds the project "Checkout in a hurry"
      And the IDE is not controlled
      And the project has no unsaved changes

    @ide.control.request
    Scenario: An extension that comes back has to ask again
      When plugin A is disabled
      And plugin B gets /project
      Then plugin B is answered without an error
      When plugin A is there again
      And plugin A gets /health
      Then the answer to plugin A is `false`
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect

    @ide.control.takeover-loses @ide.control.save-override
    Scenario Outline: <event>, the one that it took control from does not get it back
      Given plugin B controls the IDE
      When plugin B is <what>
      And plugin A gets /project
      Then plugin A is answered without an error
      And the IDE is not controlled
      Given the user has opened the project "Prices"
      When the user saves the project
      Then a file is downloaded, which holds the project "Prices"
      And plugin A receives no project

      Examples:
        | event       | what        |
        | Disabled    | disabled    |
        | Uninstalled | uninstalled |

    @ide.control.exclusive
    Scenario: As long as the extension is there it controls the IDE
      When plugin B gets /project
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      And the IDE is controlled by plugin A

  @ide.control.not-taken @ide.control.save-override
  Rule: A project that the controller does not take stays unsaved, and the log says why

    Background:
      Given the user has renamed the project "Checkout in a hurry"

    Scenario: The controller says why
      Given plugin A answers the event "saveProject" with `{"error": "the disk is full"}`
      When the user saves the project
      Then the log shows "the disk is full" in red
      And the project has unsaved changes
      And nothing is downloaded
      And the IDE is controlled by plugin A

    Scenario: The controller says no
      Given plugin A answers the event "saveProject" with `false`
      When the user saves the project
      Then the log shows "did not take the project" in red
      And the project has unsaved changes

    Scenario: The user saves again, and the controller takes it
      Given plugin A answers the event "saveProject" with `{"error": "the disk is full"}`
      And the user saves the project
      And the log shows "the disk is full"
      When plugin A answers the event "saveProject" with `true`
      And the user saves the project
      Then the log shows "The project was sent to Plugin A"
      And the project has no unsaved changes
