@ide @needs.ide @needs.plugin-conventions
Feature: Message order
  A plugin may send its next message, or its own answer, before the last message was answered.

  Background:
    Given the IDE is open
    And plugin A is registered with the commands
      | id         | name        |
      | countItems | count items |

  @ide.message.order
  Rule: A plugin's messages take effect in the order in which they are sent, and before its later answers

    @ide.playback-log.post @ide.variable.put
    Scenario: Before its answer to a command
      Given plugin A answers the command "countItems" with `true` right after it has sent
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "1"}}  |
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "2"}}  |
        | {"uri": "/playback/log", "verb": "post", "payload": {"message": "counted"}}             |
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "12"}} |
      And the user has opened the project "Shop" with the commands
        | command    | target         |
        | countItems | apples         |
        | echo       | found ${found} |
      When the user plays the test
      Then the playback is shown as passed
      And the log shows "echo: found 12" once
      And the log shows "counted" once

    Scenario: Before its answer to the start of a test
      Given plugin A answers the event "playbackStarted" with `true` right after it has sent
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "1"}}  |
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "12"}} |
      And the user has opened the project "Shop" with the commands
        | command | target         |
        | echo    | found ${found} |
      When the user plays the test
      Then the playback is shown as passed
      And the log shows "echo: found 12" once

    @ide.command.post @ide.command.message
    Scenario: A state that it reports counts, and what it answers next is no longer asked about
      Given plugin A answers the command "countItems" with `true` right after it has sent
        | {"uri": "/playback/command", "verb": "post", "payload": {"commandId": "command-1", "state": "failed", "message": "2 apples too many"}} |
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
        | echo       | after  |
      When the user plays the test
      Then the playback is shown as failed
      And the command "countItems" is shown as failed
      And the command "countItems" shows the message "2 apples too many"

    @ide.command.post @ide.command.states
    Scenario: Several states of several commands, the last of which counts
      Given plugin A answers the command "countItems" with `true` right after it has sent
        | {"uri": "/playback/command", "verb": "post", "payload": {"commandId": "command-1", "state": "pending"}}      |
        | {"uri": "/playback/command", "verb": "post", "payload": {"commandId": "command-2", "state": "passed"}}       |
        | {"uri": "/playback/command", "verb": "post", "payload": {"commandId": "command-1", "state": "undetermined"}} |
        | {"uri": "/playback/command", "verb": "post", "payload": {"commandId": "command-2", "state": "pending"}}      |
      And the user has opened the project "Shop" with the commands
        | command    | target | value |
        | echo       | apples |       |
        | store      | 12     | price |
        | countItems | apples |       |
      When the user plays the test
      Then the command "countItems" is shown as passed
      And the command "echo" is shown as undetermined
      And the command "store" is shown as pending

    @ide.register.post
    Scenario: A registration counts for the entry that follows it
      Given plugin A answers the command "countItems" with `true` right after it has sent
        | {"uri": "/register", "verb": "post", "payload": {"name": "Apple counter", "version": "2.0", "commands": [{"id": "countItems", "name": "count"}]}} |
        | {"uri": "/log", "verb": "post", "payload": {"message": "counted"}}                                                                                |
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then the playback is shown as passed
      And the log shows "counted" as written by "Apple counter"

    @ide.popup.alert
    Scenario: A message that waits for the user blocks neither the test nor later messages
      Given plugin A answers the command "countItems" with `true` right after it has sent
        | {"uri": "/popup/alert", "verb": "post", "payload": {"message": "Twelve apples."}}       |
        | {"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": "12"}} |
      And the user has opened the project "Shop" with the commands
        | command    | target         |
        | countItems | apples         |
        | echo       | found ${found} |
      When the user plays the test
      Then the playback is shown as passed
      And the log shows "echo: found 12" once
      And the user is shown the message "Twelve apples."
