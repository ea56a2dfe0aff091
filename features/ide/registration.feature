@ide @needs.ide
Feature: Health check and registration
  A plugin asks for the health of the IDE, and registers with it.

  Background:
    Given the IDE is open

  @ide.health.get
  Rule: `GET /health` answers a plugin's health check

    Scenario: A plugin that has not registered yet
      When plugin A gets /health
      Then plugin A is answered without an error

    Scenario: A registered plugin
      Given plugin A is registered
      When plugin A gets /health
      Then plugin A is answered without an error

    Scenario: A plugin that checks again and again
      When plugin A gets /health
      And plugin A gets /health
      And plugin A gets /health
      Then plugin A is answered without an error

    Scenario: A plugin that checks two hundred times
      Given plugin A is registered
      When plugin A gets /health 200 times with
        | check | {number} |
      Then plugin A is answered without an error

    Scenario: Two plugins at the same time
      When both plugins send `{"uri": "/health", "verb": "get"}` at the same time
      Then plugin A is answered without an error
      And plugin B is answered without an error

    Scenario: A plugin while another one controls the IDE
      Given plugin A controls the IDE
      When plugin B gets /health
      Then plugin B is answered without an error

    Scenario: The plugin that controls the IDE
      Given plugin A controls the IDE
      When plugin A gets /health
      Then plugin A is answered without an error

  @ide.register.post
  Rule: `POST /register` makes a plugin known to the IDE

    Scenario: A plugin that has registered writes to the log
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      Then plugin A is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once

    Scenario Outline: A plugin whose name <is>
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "<name>", "version": "1.2.0"}`
      Then plugin A is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" once

      Examples:
        | is                | name                                                                            |
        | has other letters | 価格の見張り                                                                          |
        | is one letter     | Q                                                                               |
        | is long           | The one that counts the baskets and compares the prices of the shops by the sea |

  @ide.register.name @ide.register.post @needs.plugin-conventions
  Rule: The log shows the entries of a plugin under the name that it registered with

    Scenario: Its log entries bear the name that it registered with
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      Then plugin A is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" as written by "Basket checker"

    Scenario: A name with signs
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "<b>Ada's</b> \"Basket\" & Co. $& [7]", "version": "1.2.0"}`
      Then plugin A is answered without an error
      When plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      And the log shows "counted three items" as written by '<b>Ada\'s</b> "Basket" & Co. $& [7]'

    Scenario: Two plugins are known apart
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      And plugin B sends `{"uri": "/register", "verb": "post", "name": "Price watcher", "version": "0.9.0"}`
      And plugin A posts /log with
        | message | counted three items |
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the log shows "counted three items" as written by "Basket checker"
      And the log shows "nothing got dearer" as written by "Price watcher"

    Scenario: The playback log too
      When plugin A sends `{"uri": "/register", "verb": "post", "name": "Basket checker", "version": "1.2.0"}`
      And plugin A posts /playback/log with
        | message | counted three items |
      Then the log shows "counted three items" as written by "Basket checker"

    Scenario: A plugin that controls the IDE has the name of its request
      When plugin A takes control of the IDE, which the user allows
      And plugin A posts /log with
        | message | in control |
      Then the log shows "in control" as written by "Plugin A"
