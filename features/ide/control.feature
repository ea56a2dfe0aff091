@ide @needs.ide
Feature: Control of the IDE
  One extension at a time may control the IDE, if the user agrees.

  Background:
    Given the IDE is open

  @ide.control.request
  Rule: `POST /control`, with the content of a registration, asks for control of the IDE

    Scenario: The user is asked, and until then nobody controls the IDE
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled
      And the IDE has not restarted

    Scenario: A registered plugin needs the user's consent like any other
      Given plugin A is registered
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled

    Scenario: The user is asked by the name of the payload
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "Price watcher", "version": "0.9.0", "commands": []}`
      Then the user is asked whether "Price watcher" may connect

    Scenario: The user is asked by a name in any script, as it is written
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "<b>Größe</b> & 価格 $& 3 &lt; 4", "version": "0.9.0"}`
      Then the user is asked whether "<b>Größe</b> & 価格 $& 3 &lt; 4" may connect

    Scenario: Consent is for once
      Given plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      And plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled

    Scenario: While a test is played
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      And the IDE is not controlled

    Scenario: Another plugin goes on while the user is asked
      Given plugin B is registered
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      When plugin B gets /project
      Then plugin B is answered without an error

    @needs.plugin-conventions
    Scenario: The user is asked one question after another
      Given plugin B is registered
      And the user has renamed the project "Half done"
      When plugin B posts /project with the project "Prices"
      Then the user is asked about the unsaved changes
      When plugin A posts /control with its registration payload
      Then the user is asked about the unsaved changes
      When the user ignores the request
      Then the user is asked whether "Plugin A" may connect
      And the project is "Half done"
      And the IDE is not controlled

  @ide.control.accept
  Rule: An IDE without a controller is controlled once the user accepts the request

    Scenario: By a plugin that was unknown
      When plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the IDE is controlled by plugin A

    Scenario: By a plugin that was registered
      Given plugin A is registered
      When plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the IDE is controlled by plugin A

    Scenario: By a plugin whose control had ended
      Given plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      And plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the IDE is controlled by plugin A

    Scenario: Other calls while the user is asked
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When plugin B posts /register with its registration payload
      And plugin B gets /health
      Then plugin B is answered without an error
      When plugin B sends `{"uri": "/coffee", "verb": "post"}`
      And plugin B sends `{"uri": "/health", "verb": "get", "openIDEIfClosed": true}`
      And plugin A posts /register with its registration payload
      And plugin A gets /health
      Then plugin A is answered without an error
      And the IDE is not controlled
      When plugin B gets /health
      And the user accepts the connection
      Then the IDE is controlled by plugin A
      And the IDE has restarted
      When plugin A gets /project
      Then plugin A is answered without an error

    @needs.plugin-conventions
    Scenario: A close of another plugin, and a project, while the user is asked
      When plugin A posts /control with its registration payload
      Then the user is asked whether "Plugin A" may connect
      When plugin B posts /close
      And plugin B gets /health
      Then plugin B is answered without an error
      When plugin A posts /project with the project "Prices"
      Then plugin A is answered without an error
      And the user is asked whether "Plugin A" may connect
      When the user accepts the connection
      Then the IDE is controlled by plugin A
      And the project is not "Prices"

    Scenario: Not when the user declines
      Given the user has opened the project "Checkout"
      When plugin A posts /control with its registration payload
      And the user declines the connection
      Then the IDE is not controlled
      And the IDE has not restarted
      And the project is "Checkout"
      When plugin B gets /project
      Then plugin B is answered without an error
      When the user saves the project
      Then a file is downloaded, which holds the project "Checkout"
      And plugin A receives no project
      When plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the IDE is controlled by plugin A

  @ide.control.restart
  Rule: When the user accepts, the IDE restarts with the caller registered

    Scenario: The IDE starts afresh
      Given the user has opened the project "Checkout"
      And plugin A is registered
      And plugin A posts /log with
        | message | written before the restart |
      When plugin A takes control of the IDE, which the user allows
      Then the IDE has restarted
      And the project is not "Checkout"
      And the log does not show "written before the restart"

    @ide.command.current-test @needs.plugin-conventions
    Scenario: A test that is played ends
      Given the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      And plugin A posts /playback/log with
        | message | written before the restart |
      When plugin A takes control of the IDE, which the user allows
      Then the IDE has restarted
      And the project is not "Playing"
      And the log does not show "written before the restart"
      When plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin A is not `true`

    Scenario: An IDE that nobody has used starts afresh, too
      When plugin A takes control of the IDE, which the user allows
      Then the IDE has restarted
      And one window of the IDE is open

    @needs.plugin-conventions
    Scenario: Changes that went with the restart do not come back
      Given the user has renamed the project "Half done"
      And plugin A controls the IDE
      And the project is not "Half done"
      And plugin A receives no project
      When the user closes the IDE
      And the user opens the IDE again
      And plugin B gets /project
      Then plugin B is not told the name of the project "Half done"
      And the user is asked nothing
      When the user has renamed the project "Half made"
      Then the project is "Half made"

    Scenario: The caller is registered
      When plugin A takes control of the IDE, which the user allows
      And plugin A posts /log with
        | message | in control |
      Then the answer to plugin A is `true`
      And the log shows "in control" once

    @needs.plugin-conventions
    Scenario: The caller is registered with its commands
      When plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}`
      And the user accepts the connection
      Then the IDE has restarted
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And the command "countItems" is shown as passed

  @ide.control.exclusive
  Rule: While one plugin controls the IDE, no other one can use it

    Scenario: Another plugin is refused POST /log, the controlling one is not
      Given plugin A controls the IDE
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | from another plugin |
      And plugin A posts /log with
        | message | from the controller |
      Then the log shows "from the controller" once
      And the log does not show "from another plugin"

    Scenario: Another plugin is refused GET /project, the controlling one is not
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B posts /register with its registration payload
      And plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"

    Scenario: Another plugin is refused POST /playback/log, the controlling one is not
      Given plugin A controls the IDE
      When plugin B posts /register with its registration payload
      And plugin B posts /playback/log with
        | message | from another plugin |
      And plugin A posts /playback/log with
        | message | from the controller |
      Then the log shows "from the controller" once
      And the log does not show "from another plugin"

    Scenario: Another plugin is refused POST /project, the controlling one is not
      Given plugin A controls the IDE
      When plugin B posts /register with its registration payload
      And plugin B sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then the project is not "P"
      When plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "P", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then the project is "P"

    Scenario: Another plugin is refused GET /playback/location during playback, the controlling one is not
      Given plugin A controls the IDE
      And the page
        """html
        <p data-mark="basket">Basket</p>
        """
      And the IDE plays a test on the page
      When plugin B gets /playback/location with
        | location | css=p |
      Then the answer to plugin B is not an xpath of the element marked "basket"
      When plugin A gets /playback/location with
        | location | css=p |
      Then the answer to plugin A is an xpath of the element marked "basket"

    Scenario: Another plugin is refused POST /playback/command during playback, the controlling one is not
      Given plugin A controls the IDE
      And the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When plugin B posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the command "pause" is shown as failed
      And the command "open" is not shown as failed

    Scenario: A controlling plugin that only sends messages
      Given plugin A listens to nothing
      And plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"
      And the IDE is controlled by plugin A
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Checkout"

    Scenario: A refused call has no effect
      Given plugin A controls the IDE
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | let me in |
      And plugin B sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {"id": "p", "version": "2.0", "name": "Smuggled", "url": "", "tests": [], "suites": [], "urls": [], "plugins": []}
        }
        """
      Then the project is not "Smuggled"
      And the log does not show "let me in"

    Scenario: The user is not asked about a project of another plugin
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When plugin B posts /project with the project "Prices"
      Then the user is asked nothing
      And the project is "Half done"
      When plugin A posts /project with the project "Prices"
      Then the user is asked about the unsaved changes

    @needs.plugin-conventions
    Scenario: Another plugin is refused however it writes the path and the verb
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B sends `{"uri": "/V1/Project", "verb": "Get"}`
      Then plugin B is not told the name of the project "Checkout"
      When plugin B sends `{"uri": "v1/project", "verb": "GET"}`
      Then plugin B is not told the name of the project "Checkout"
      When plugin A sends `{"uri": "/V1/Project", "verb": "Get"}`
      Then the answer to plugin A is the id and the name of the project "Checkout"

    Scenario: Without control nobody is refused
      When plugin A gets /project
      And plugin B gets /project
      Then plugin A is answered without an error
      And plugin B is answered without an error

  @ide.control.save-override
  Rule: While the IDE is controlled, saving hands the project to the controlling plugin and writes no file

    Scenario: Controlled
      Given plugin B is registered
      And plugin A controls the IDE
      And the user has opened the project "Checkout"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded
      And plugin B receives no project
      When the user saves the project
      Then plugin A has received 2 projects, the last of them "Checkout"
      And nothing is downloaded

    Scenario: Controlled, with changes
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When the user saves the project
      Then plugin A receives the project "Checkout in a hurry"
      And nothing is downloaded

    Scenario: Controlled, the project that the IDE starts with
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When the user saves the project
      Then plugin A has received 1 projects, the last of them "Half done"
      And the project has no unsaved changes
      And nothing is downloaded
      And plugin B receives no project

    Scenario: Controlled, every time
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user saves the project
      And plugin A receives the project "Checkout"
      When the user has renamed the project "Checkout in a hurry"
      And the user saves the project
      Then the project has no unsaved changes
      And nothing is downloaded
      And plugin A has received 2 projects, the last of them "Checkout in a hurry"

    Scenario: Controlled, while a test is played
      Given plugin A controls the IDE
      And the user has opened the project "Shop" with the commands
        | command | target  | value |
        | pause   | 60000   |       |
        | echo    | /basket |       |
      When the user plays the test
      And the command "pause" is shown as pending
      And the user saves the project
      Then plugin A receives the project "Shop", in which the target of the first command is "60000"
      And nothing is downloaded

    Scenario: Controlled, a long project
      Given plugin A controls the IDE
      And plugin A posts /project with the project "Large", which has 2000 commands
      And the project is "Large"
      When the user saves the project
      Then plugin A receives the project "Large"
      And nothing is downloaded

    @needs.plugin-conventions
    Scenario: Controlled, with the keyboard
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has renamed the project "Checkout in a hurry"
      When the user saves the project with the keyboard
      Then plugin A receives the project "Checkout in a hurry"
      And the project has no unsaved changes
      And nothing is downloaded
      And plugin A has received 1 projects

    @needs.plugin-conventions
    Scenario: Not controlled, with the keyboard
      Given plugin A is registered
      And the user has opened the project "Checkout"
      When the user saves the project with the keyboard
      Then a file is downloaded, which holds the project "Checkout"
      And plugin A receives no project

    @needs.plugin-conventions
    Scenario: Controlled, with a changed command
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has changed a target
      When the user saves the project
      Then plugin A receives the project "Checkout", in which the target of the first command is "changed"
      And nothing is downloaded

    @needs.plugin-conventions
    Scenario Outline: Controlled, the user has <edit>
      Given plugin A controls the IDE
      And the user has opened the project "Shop" with the commands
        | test   | command | target | value |
        | Basket | echo    | apples | red   |
        | Basket | echo    | pears  |       |
        | Prices | echo    | cheap  |       |
      And the user has <edit>
      When the user saves the project
      Then plugin A receives the project "Shop", in which "<field>" is `<content>`
      And nothing is downloaded

      Examples:
        | edit                         | field                        | content    |
        | changed the base URL         | url                          | "changed"  |
        | renamed a test               | tests[0].name                | "changed"  |
        | added a test                 | tests.length                 | 3          |
        | removed a test               | tests.length                 | 1          |
        | moved a test                 | tests[0].name                | "Prices"   |
        | renamed a suite              | suites[0].name               | "changed"  |
        | added a suite                | suites.length                | 2          |
        | removed a suite              | suites.length                | 0          |
        | changed the tests of a suite | suites[0].tests              | ["test-2"] |
        | changed a command            | tests[0].commands[0].command | "changed"  |
        | changed a target             | tests[0].commands[0].target  | "changed"  |
        | changed a value              | tests[0].commands[0].value   | "changed"  |
        | changed a comment            | tests[0].commands[0].comment | "changed"  |
        | added a command              | tests[0].commands.length     | 3          |
        | removed a command            | tests[0].commands.length     | 1          |
        | moved a command              | tests[0].commands[0].target  | "pears"    |
        | switched a command off       | tests[0].commands[0].command | "//echo"   |

    @needs.plugin-conventions
    Scenario: Controlled, with a change that the user has undone
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user has changed a target
      When the user undoes the change
      And the user saves the project
      Then plugin A receives the project "Checkout", in which the target of the first command is "/basket"
      And nothing is downloaded

    @needs.plugin-conventions
    Scenario: Controlled, the controller refuses the project, and takes it the next time
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And plugin A answers the event "saveProject" with `{"error": "no room"}`
      When the user saves the project
      Then the log shows "no room" once
      And nothing is downloaded
      Given plugin A answers the event "saveProject" with `true`
      When the user saves the project
      Then the log shows "The project was sent to Plugin A" once
      And plugin A has received 2 projects
      And nothing is downloaded

    @needs.plugin-conventions
    Scenario: Controlled, the controller is slow to say that it is there
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And plugin A does not answer the event "controlCheck"
      When the user saves the project
      Then plugin A receives the project "Checkout"
      And nothing is downloaded
      And the IDE is controlled by plugin A

    @needs.plugin-conventions
    Scenario: Controlled, again before the controller has taken the project
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And plugin A does not answer the event "saveProject"
      And the user saves the project
      And plugin A receives the project "Checkout"
      When the user has renamed the project "Checkout in a hurry"
      And the user saves the project
      Then plugin A has received 2 projects, the last of them "Checkout in a hurry"
      And nothing is downloaded

    @ide.project.post @needs.plugin-conventions
    Scenario: Controlled, with fields of another program
      Given plugin A controls the IDE
      And plugin A sends
        """json
        {
          "uri": "/project",
          "verb": "post",
          "project": {
            "id": "p-7", "version": "2.0", "name": "Prices", "url": "https://shop.example", "urls": [], "keeper": "Ada",
            "plugins": [{"id": "x-1", "name": "Basket checker", "version": "1.2.0"}],
            "tests": [
              {
                "id": "t-1",
                "name": "Compare",
                "keeper": "Ben",
                "commands": [
                  {
                    "id": "c-1", "comment": "first", "command": "open", "target": "/basket", "targets": [], "value": "",
                    "opensWindow": true, "windowHandleName": "win42", "windowTimeout": 2000, "keeper": ["Cleo", 7]
                  }
                ]
              }
            ],
            "suites": [{"id": "s-1", "name": "All", "persistSession": false, "parallel": false, "timeout": 300, "tests": ["t-1"], "keeper": null}]
          }
        }
        """
      And the project is "Prices"
      When the user saves the project
      Then plugin A receives the project "Prices", in which "keeper" is `"Ada"`
      And plugin A receives the project "Prices", in which "tests[0].keeper" is `"Ben"`
      And plugin A receives the project "Prices", in which "tests[0].commands[0].keeper" is `["Cleo", 7]`
      And plugin A receives the project "Prices", in which "suites[0].keeper" is `null`
      And plugin A receives the project "Prices", in which "suites[0].tests" is `["t-1"]`
      And plugin A receives the project "Prices", in which "tests[0].commands[0].comment" is `"first"`
      And plugin A receives the project "Prices", in which "url" is `"https://shop.example"`
      And plugin A receives the project "Prices", in which "plugins[0].version" is `"1.2.0"`
      And plugin A receives the project "Prices", in which "tests[0].commands[0].windowHandleName" is `"win42"`

    Scenario: Not controlled
      Given plugin A is registered
      And the user has opened the project "Checkout"
      When the user saves the project
      Then a file is downloaded, which holds the project "Checkout"
      And plugin A receives no project

    Scenario: No longer controlled
      Given plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      And the user has opened the project "Checkout"
      And the user saves the project
      Then a file is downloaded, which holds the project "Checkout"
      And plugin A receives no project

  @ide.control.user-closes
  Rule: When the user closes a controlled IDE, it is no longer controlled

    Scenario: Control has ended when the user opens the IDE again
      Given plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B gets /project
      Then plugin B is answered without an error
      When plugin B posts /register with its registration payload
      And plugin B posts /log with
        | message | nothing got dearer |
      Then the answer to plugin B is `true`
      And the log shows "nothing got dearer" once
      When plugin B posts /project with the project "Prices"
      Then plugin B is answered without an error
      And the project is "Prices"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Prices"

    @needs.plugin-conventions
    Scenario: The plugin that had control can no longer close the IDE
      Given plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      And plugin A posts /close
      And plugin B gets /project
      Then plugin B is answered without an error
      And the window of the IDE is open
      When plugin A controls the IDE
      And plugin A posts /close
      Then the window of the IDE closes

    @ide.control.exclusive
    Scenario: Not when the user closes a page on which a test is played
      Given plugin A controls the IDE
      And the page
        """html
        <p>Basket</p>
        """
      And the IDE plays a test on the page
      When the user closes the page
      Then the IDE is controlled by plugin A
      When plugin B gets /project
      Then plugin B is not told the name of the project "Playing"
      When plugin A gets /project
      Then the answer to plugin A is the id and the name of the project "Playing"

    @ide.open.request
    Scenario: Also if another plugin opens the IDE again
      Given plugin A controls the IDE
      When the user closes the IDE
      And plugin B sends `{"uri": "/project", "verb": "get", "openIDEIfClosed": true}`
      Then plugin B is answered without an error
      And the window of the IDE opens
      And the IDE is not controlled

    @ide.control.takeover-loses
    Scenario: Also the control that another plugin took over
      Given plugin A controls the IDE
      And plugin B controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin A gets /project
      Then plugin A is answered without an error

    Scenario: Also while another plugin asks for it
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B gets /project
      Then plugin B is answered without an error

    Scenario: Also if the plugin only sends messages
      Given plugin A listens to nothing
      And plugin A controls the IDE
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin B gets /project
      Then plugin B is answered without an error

    Scenario: Also if the plugin that took over only sends messages
      Given plugin A controls the IDE
      And plugin B listens to nothing
      And plugin B controls the IDE
      And plugin B posts /log with
        | message | counted three items |
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      When plugin A posts /register with its registration payload
      And plugin A posts /log with
        | message | nothing got dearer |
      Then the answer to plugin A is `true`
      And the log shows "nothing got dearer" once

    Scenario: Also with unsaved changes
      Given plugin A controls the IDE
      And the user has renamed the project "Half done"
      When the user closes the IDE
      And the user opens the IDE again
      Then the IDE is not controlled
      And plugin A receives no project
      When plugin B gets /project
      Then plugin B is answered without an error

  @ide.control.takeover
  Rule: When another plugin asks for control and the user accepts, that plugin controls the IDE

    @ide.control.restart
    Scenario: Another plugin takes over
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is controlled by plugin A
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      And the IDE has restarted
      When plugin B gets /project
      Then plugin B is answered without an error

    @ide.control.restart
    Scenario: Other calls while the user is asked
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A posts /register with its registration payload
      And plugin A posts /log with
        | message | counted three items |
      Then the answer to plugin A is `true`
      When plugin B posts /register with its registration payload
      And plugin B posts /close
      And plugin B gets /health
      Then plugin B is answered without an error
      And the IDE is controlled by plugin A
      When plugin A gets /health
      And the user accepts the connection
      Then the IDE is controlled by plugin B
      And the IDE has restarted
      And the log does not show "counted three items"
      When plugin B posts /log with
        | message | in control |
      Then the answer to plugin B is `true`

    @ide.control.restart @ide.control.takeover-loses @needs.plugin-conventions
    Scenario: The one that takes over is registered with its commands, the former one is not registered any more
      Given plugin A sends `{"uri": "/control", "verb": "post", "name": "Plugin A", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count items"}]}`
      And the user accepts the connection
      And the IDE is controlled by plugin A
      When plugin B sends `{"uri": "/control", "verb": "post", "name": "Plugin B", "version": "1.0.0", "commands": [{"id": "countItems", "name": "count goods"}]}`
      And the user accepts the connection
      Then the IDE is controlled by plugin B
      When plugin A gets /health
      Then the answer to plugin A is `false`
      Given the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then plugin B is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And the command "countItems" is shown as passed
      And plugin A is asked to execute nothing

    Scenario: The former controller takes the IDE back
      Given plugin A controls the IDE
      And plugin B controls the IDE
      When plugin A posts /control with its registration payload
      And the user accepts the connection
      Then the IDE is controlled by plugin A

    Scenario: Not when the user declines
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      When plugin B posts /control with its registration payload
      And the user declines the connection
      Then the IDE is controlled by plugin A
      When plugin A gets /project
      Then plugin A is answered without an error
      When plugin B gets /project
      Then plugin B is not told the name of the project "Checkout"

    @ide.control.request @ide.control.takeover-loses
    Scenario: The user declines, and accepts the next time
      Given plugin A controls the IDE
      And plugin B posts /control with its registration payload
      And the user declines the connection
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      And the IDE is controlled by plugin A
      When the user accepts the connection
      Then the IDE is controlled by plugin B
      Given the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"

    @ide.control.takeover-loses
    Scenario: Not before the user has answered
      Given plugin A controls the IDE
      When plugin B posts /control with its registration payload
      Then the user is asked whether "Plugin B" may connect
      When plugin A gets /project
      Then plugin A is answered without an error
      And the IDE is controlled by plugin A

  @ide.control.takeover-loses
  Rule: When another plugin takes control, the one that had it loses it

    Scenario: It is refused like any other extension
      Given plugin A controls the IDE
      And plugin B controls the IDE
      And the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"
      When plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"
      When plugin A posts /log with
        | message | from the former one |
      And plugin A posts /project with the project "Prices"
      And plugin B posts /log with
        | message | from the new one |
      Then the log shows "from the new one" once
      And the log does not show "from the former one"
      And the project is "Checkout"

    @ide.control.save-override
    Scenario: It has received a project, and receives no other
      Given plugin A controls the IDE
      And the user has opened the project "Checkout"
      And the user saves the project
      And plugin A receives the project "Checkout"
      And plugin B controls the IDE
      And the user has opened the project "Prices"
      When the user saves the project
      Then plugin B receives the project "Prices"
      And plugin A has received 1 projects
      And nothing is downloaded

    @ide.control.exclusive
    Scenario: It is refused during playback, too
      Given plugin A controls the IDE
      And plugin B controls the IDE
      And the page
        """html
        <p data-mark="basket">Basket</p>
        """
      And the IDE plays a test on the page
      When plugin A gets /playback/location with
        | location | css=p |
      Then the answer to plugin A is not an xpath of the element marked "basket"
      When plugin A posts /playback/command with
        | commandId | command-1 |
        | state     | failed    |
      And plugin A posts /register with its registration payload
      And plugin A posts /playback/log with
        | message | from the former one |
      And plugin B posts /playback/command with
        | commandId | command-2 |
        | state     | failed    |
      Then the answer to plugin B is `true`
      And the command "pause" is shown as failed
      And the command "open" is not shown as failed
      When plugin B posts /playback/log with
        | message | from the new one |
      Then the log shows "from the new one" once
      And the log does not show "from the former one"
      When plugin B gets /playback/location with
        | location | css=p |
      Then the answer to plugin B is an xpath of the element marked "basket"

    @ide.control.exclusive
    Scenario: It is refused, too, if the new controller only sends messages
      Given plugin A controls the IDE
      And plugin B listens to nothing
      And plugin B controls the IDE
      And the user has opened the project "Checkout"
      When plugin A gets /project
      Then plugin A is not told the name of the project "Checkout"
      And the IDE is controlled by plugin B
      When plugin A posts /close
      And plugin B gets /project
      Then the answer to plugin B is the id and the name of the project "Checkout"

    Scenario: It does not receive what the user saves
      Given plugin A controls the IDE
      And plugin B controls the IDE
      And the user has opened the project "Checkout"
      When the user saves the project
      Then plugin B receives the project "Checkout"
      And plugin A receives no project

    Scenario: It can no longer close the IDE
      Given plugin A controls the IDE
      And plugin B controls the IDE
      When plugin A posts /close
      Then the window of the IDE is open
      And the IDE is controlled by plugin B
