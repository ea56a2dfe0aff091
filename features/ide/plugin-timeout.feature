@ide @needs.ide @needs.plugin-conventions
Feature: Plugins that do not answer
  A plugin hangs while it works. The IDE does not hang, and its user learns which plugin is the cause.

  Background:
    Given the IDE is open

  @ide.silence.command
  Rule: A command whose plugin never answers fails, and the test goes on

    Scenario: The command and the log show which plugin it belongs to
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      And plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | echo       | after  |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And the command "countItems" is shown as failed
      And the command "countItems" shows the message "Plugin A"
      And the log shows "countItems | apples: Plugin A" in red
      And the log shows "echo: after" once
      And the playback is shown as failed
      When plugin A answers the command "countItems" with `true`
      Then the command "countItems" is shown as failed

  @ide.silence.save @ide.control.save-override @ide.control.not-taken
  Rule: A project whose controller never answers stays unsaved, and the log says so

    Scenario: A late answer changes nothing; saving again does
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      And plugin A does not answer the event "saveProject"
      When the user saves the project
      Then plugin A receives the project "Checkout in a hurry"
      And the log shows "Plugin A did not take the project" in red
      And the project has unsaved changes
      And nothing is downloaded
      And the IDE is controlled by plugin A
      When plugin A answers the event "saveProject" with `true`
      Then the project has unsaved changes
      When the user saves the project
      Then the log shows "The project was sent to Plugin A" once
      And the project has no unsaved changes

  @ide.silence.event
  Rule: An event that a plugin never answers blocks nothing, and the log names the plugin

    Scenario: A test still begins
      Given plugin A is registered
      And plugin A does not answer the event "playbackStarted"
      And the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | prices |
      When the user plays the test
      Then plugin A is told of "playbackStarted"
      And the log shows "echo: prices" once
      And the log shows "playbackStarted" in orange
      And the log shows "playbackStarted" as written by "Plugin A"
      And the playback is shown as passed

    @ide.project.post
    Scenario: A project is still loaded
      Given plugin A is registered
      And plugin A does not answer the event "projectLoaded"
      When plugin A posts /project with the project "Prices"
      Then the answer to plugin A is `true`
      And plugin A is told of "projectLoaded" with
        | projectName | Prices |
      And the project is "Prices"

    @ide.control.accept @ide.control.exclusive
    Scenario Outline: Control is still granted and kept: <event>
      Given plugin A does not answer the event "<event>"
      When plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the answer to plugin A is `true`
      And the IDE is controlled by plugin A
      When plugin B gets /project
      Then the answer to plugin B is an error with the code "CannotAccessInControlMode"
      And the IDE is controlled by plugin A

      Examples:
        | event          |
        | controlGranted |
        | controlCheck   |
