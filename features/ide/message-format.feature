@ide @needs.ide @needs.plugin-conventions
Feature: Message formats
  The document puts the fields of an operation beside its uri. Current plugins put them in a payload.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.message.payload
  Rule: The fields of an operation may stand in `payload` instead of beside `uri`; where both have a field, the payload counts

    @ide.log.post @ide.log.type-error
    Scenario: POST /log, its fields beside the uri
      When plugin A sends `{"uri": "/log", "verb": "post", "type": "error", "message": "price is wrong"}`
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" in red
      And the log does not show "price is steep"

    @ide.log.type-error
    Scenario Outline: POST <uri>, its fields <place>
      When plugin A sends `{"uri": "<uri>", "verb": "post", <fields>}`
      Then the answer to plugin A is `true`
      And the log shows "price is wrong" in red
      And the log does not show "price is steep"

      Examples:
        | uri           | place                 | fields                                                                                                 |
        | /log          | in a payload          | "payload": {"type": "error", "message": "price is wrong"}                                              |
        | /log          | in both               | "type": "warn", "message": "price is steep", "payload": {"type": "error", "message": "price is wrong"} |
        | /log          | some here, some there | "type": "error", "payload": {"message": "price is wrong"}                                              |
        | /playback/log | beside the uri        | "type": "error", "message": "price is wrong"                                                           |
        | /playback/log | in a payload          | "payload": {"type": "error", "message": "price is wrong"}                                              |

    @ide.control.request
    Scenario Outline: POST /control, its fields <place>
      When plugin B sends `{"uri": "/control", "verb": "post", <fields>}`
      Then the user is asked whether "Price watcher" may connect
      When the user accepts the connection
      Then the answer to plugin B is `true`

      Examples:
        | place          | fields                                                   |
        | beside the uri | "name": "Price watcher", "version": "0.9.0"              |
        | in a payload   | "payload": {"name": "Price watcher", "version": "0.9.0"} |

    @ide.location.found @ide.command.post @ide.command.states @ide.command.message
    Scenario: During playback, the fields beside the uri
      Given the page
        """html
        <p data-mark="greeting">Hello</p>
        """
      And the IDE plays a test on the page
      When plugin A sends `{"uri": "/playback/location", "verb": "get", "location": "css=p"}`
      Then the answer to plugin A is an xpath of the element marked "greeting"
      When plugin A sends `{"uri": "/playback/command", "verb": "post", "commandId": "command-1", "state": "failed", "message": "too slow"}`
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "too slow"
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "name": "found", "contents": 12}`
      Then the answer to plugin A is `true`
      When plugin A sends `{"uri": "/export/location", "verb": "get", "location": "css=p"}`
      Then the answer to plugin A is `"By.css(\"p\")"`

    @ide.location.found @ide.command.post @ide.command.states @ide.command.message
    Scenario: During playback, the fields in a payload
      Given the page
        """html
        <p data-mark="greeting">Hello</p>
        """
      And the IDE plays a test on the page
      When plugin A sends `{"uri": "/playback/location", "verb": "get", "payload": {"location": "css=p"}}`
      Then the answer to plugin A is an xpath of the element marked "greeting"
      When plugin A sends `{"uri": "/playback/command", "verb": "post", "payload": {"commandId": "command-1", "state": "failed", "message": "too slow"}}`
      Then the answer to plugin A is `true`
      And the command "open" is shown as failed
      And the command "open" shows the message "too slow"
      When plugin A sends `{"uri": "/playback/var", "verb": "put", "payload": {"name": "found", "contents": 12}}`
      Then the answer to plugin A is `true`
      When plugin A sends `{"uri": "/export/location", "verb": "get", "payload": {"location": "css=p"}}`
      Then the answer to plugin A is `"By.css(\"p\")"`

  @ide.message.path
  Rule: Verbs and paths are read without regard to case; `/v1` before a path means the same, and a path may lack its first slash

    Scenario: a verb in capitals
      When plugin A sends `{"uri": "/log", "verb": "POST", "message": "price is plain"}`
      Then the answer to plugin A is `true`
      And the log shows "price is plain" once

    Scenario Outline: <what>
      When plugin A sends `{"uri": "<uri>", "verb": "<verb>", "message": "price is plain"}`
      Then the answer to plugin A is `true`
      And the log shows "price is plain" once

      Examples:
        | what                       | verb | uri              |
        | a verb with a capital      | Post | /log             |
        | a path in capitals         | post | /LOG             |
        | a path with the version    | post | /v1/log          |
        | everything at once         | pOST | /V1/Log          |
        | without the first slash    | post | log              |
        | the version without it     | post | v1/log           |
        | the prefix without it      | post | playback/log     |
        | the version and the prefix | post | /v1/playback/log |
        | a prefix with a capital    | POST | /Playback/log    |

    Scenario Outline: <what> is another operation
      When plugin A sends `{"uri": "<uri>", "verb": "<verb>", "message": "price is plain"}`
      Then the answer to plugin A is an error that mentions "No compliant route found"
      And the log does not show "price is plain"

      Examples:
        | what                      | verb  | uri              |
        | a version that is none    | post  | /v2/log          |
        | a version without a slash | post  | /v1log           |
        | the same without any      | post  | v1log            |
        | nothing                   | post  |                  |
        | the version twice         | post  | /v1/v1/log       |
        | the version in the middle | post  | /playback/v1/log |
        | a slash at the end        | post  | /log/            |
        | two slashes               | post  | //log            |
        | the version alone         | post  | /v1              |
        | the root                  | post  | /                |
        | another verb              | patch | /log             |
        | an empty verb             |       | /log             |
