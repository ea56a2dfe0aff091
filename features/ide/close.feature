@ide @needs.ide
Feature: Closing the IDE
  The controlling plugin may close the window. Unsaved changes are only lost if the user agrees.

  Background:
    Given the IDE is open

  @ide.close.controller
  Rule: `POST /close` from the controlling plugin closes the window of the IDE

    Scenario: With an untouched project
      Given plugin A controls the IDE
      When plugin A posts /close
      Then the window of the IDE closes

    Scenario: With a project that the user has opened and not changed
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin A posts /close
      Then the window of the IDE closes

    Scenario: With a project that the plugin itself has opened
      Given plugin A controls the IDE
      And plugin A posts /project with the project "Prices"
      And the project is "Prices"
      When plugin A posts /close
      Then the window of the IDE closes

    Scenario: With changes that the user has saved
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And the user saves the project
      And the project has no unsaved changes
      When plugin A posts /close
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: With a change that the user has undone
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has changed a target
      And the user undoes the change
      And the project has no unsaved changes
      When plugin A posts /close
      Then the window of the IDE closes

    Scenario: While a test is played
      Given plugin A controls the IDE
      And the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /close
      Then the window of the IDE closes

    Scenario: By the extension that took over
      Given plugin A controls the IDE
      And plugin B controls the IDE
      When plugin B posts /close
      Then the window of the IDE closes

  @ide.close.unsaved-discard
  Rule: When there are unsaved changes, `POST /close` asks the user, and closes the window when the user discards them

    Scenario: The user discards the changes
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      And the window of the IDE is open
      When the user discards the unsaved changes
      Then the window of the IDE closes
      And plugin A receives no project

    @ide.close.unsaved-ignore
    Scenario: Other calls while the user is asked
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When plugin A gets /health
      And plugin A posts /register with its registration payload
      And plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin B posts /register with its registration payload
      And plugin B posts /close
      And plugin B gets /health
      Then the window of the IDE is open
      And the project is "Half done"
      And the log shows "counted three items" once
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: Discarded changes do not come back
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /close
      And the user discards the unsaved changes
      Then the window of the IDE closes
      When the user opens the IDE again
      And plugin B gets /project
      Then plugin B is not told the name of the project "Checkout in a hurry"
      And the user is asked nothing
      When the user has renamed the project "Half done"
      Then the project is "Half done"

    Scenario: The user discards the changes after having ignored the first attempt
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin A posts /close
      And the user ignores the close
      And plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: The user has changed the project again while the plugin received it, and discards that change
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And plugin A does not answer the event "saveProject"
      And the user saves the project
      And plugin A receives the project "Checkout in a hurry"
      And the user has renamed the project "Checkout at leisure"
      When plugin A answers the event "saveProject" with `true`
      Then the log shows "The project was sent to Plugin A" once
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

  @ide.close.unsaved-ignore
  Rule: When there are unsaved changes, `POST /close` asks the user, and keeps the window open when the user ignores the request

    Scenario: The user ignores the close
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Checkout in a hurry"
      And the project has unsaved changes
      And the IDE is controlled by plugin A
      And plugin A receives no project
      And nothing is downloaded

    @ide.close.unsaved-discard
    Scenario: While a test is played, which goes on if the user ignores the close
      Given plugin A controls the IDE
      And the user has opened the project "Shop" with the commands
        | command | target |
        | pause   | 60000  |
        | click   | id=buy |
      And the user has renamed the project "Shop by the sea"
      When the user plays the test
      And the command "pause" is shown as pending
      And plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Shop by the sea"
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is `true`
      And the command "click" is shown as failed
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes

    @needs.plugin-conventions
    Scenario: The user has changed the project again while the plugin received it
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And plugin A does not answer the event "saveProject"
      And the user saves the project
      And plugin A receives the project "Checkout in a hurry"
      And the user has renamed the project "Checkout at leisure"
      When plugin A answers the event "saveProject" with `true`
      Then the log shows "The project was sent to Plugin A" once
      And the project has unsaved changes
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Checkout at leisure"

    @ide.close.controller @needs.plugin-conventions
    Scenario: The plugin has not said yet whether it has taken the project
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And plugin A does not answer the event "saveProject"
      And the user saves the project
      And plugin A receives the project "Checkout in a hurry"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      When plugin A answers the event "saveProject" with `true`
      Then the project has no unsaved changes
      When plugin A posts /close
      Then the window of the IDE closes

    @ide.close.unsaved-discard @needs.plugin-conventions
    Scenario: The plugin has refused the project that the user saved
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And plugin A answers the event "saveProject" with `{"error": "no room"}`
      And the user saves the project
      And the log shows "no room" once
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user ignores the close
      Then the window of the IDE is open
      And the project is "Checkout in a hurry"
      When plugin A posts /close
      Then the user is asked about the unsaved changes
      When the user discards the unsaved changes
      Then the window of the IDE closes
