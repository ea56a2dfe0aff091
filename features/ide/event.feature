@ide @needs.ide @needs.plugin-conventions
Feature: Events
  The IDE notifies registered plugins of changes to the project and to playback.

  Background:
    Given the IDE is open
    And plugin A is registered

  @ide.event.project
  Rule: Registered plugins are told the id and the name of a project that has been loaded

    Scenario: By the user
      When the user has opened the project "Checkout"
      Then plugin A is told of "projectLoaded" with
        | projectId   | project-Checkout |
        | projectName | Checkout         |

    @ide.project.post
    Scenario: By another plugin
      Given plugin B is registered
      When plugin A posts /project with the project "Prices"
      Then plugin A is told of "projectLoaded" with
        | projectName | Prices |
      And plugin B is told of "projectLoaded" with
        | projectName | Prices |
      And plugin B is told in this order of
        | projectLoaded |

    Scenario: The project is open by then
      Given plugin A answers the event "projectLoaded" with `true` right after it has sent
        | {"uri": "/record/command", "verb": "post", "payload": {"command": "echo", "target": "plums"}} |
      When the user has opened the project "Checkout"
      Then plugin A is told of "projectLoaded"
      And the selected test has the commands
        | echo | plums   |
        | open | /basket |

    Scenario: A plugin that is not registered is not notified
      When the user has opened the project "Checkout"
      Then plugin A is told of "projectLoaded"
      And plugin B is told nothing

    Scenario: While one plugin controls the IDE, only that plugin
      Given plugin B is registered
      And plugin A controls the IDE
      When the user has opened the project "Checkout"
      Then plugin A is told of "projectLoaded" with
        | projectName | Checkout |
      And plugin B is told nothing

    Scenario: A project that is not loaded sends no event
      Given the user has renamed the project "Half done"
      When plugin A posts /project with the project "Prices"
      And the user ignores the request
      Then plugin A is told nothing

  @ide.event.playback
  Rule: Registered plugins are told which test begins and ends; the test waits until they are ready

    Scenario: A single test
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Prices | echo    | prices |
        | Basket | echo    | basket |
      When the user plays the test "Basket"
      Then plugin A is told of "playbackStarted" with
        | testId      | test-2 |
        | testName    | Basket |
        | projectName | Shop   |
      And plugin A is told of "playbackStopped" with
        | testId      | test-2 |
        | testName    | Basket |
        | projectName | Shop   |
      And both events have the same run

    @ide.event.suite
    Scenario: A single test that runs another one and fails, for each plugin once
      Given plugin B is registered
      And the user has opened the project "Shop" with the commands
        | test   | command  | target |
        | Prices | run      | Basket |
        | Basket | nonsense | plums  |
      When the user plays the test "Prices"
      Then the playback is shown as failed
      And plugin A is told in this order of
        | projectLoaded   |
        | playbackStarted |
        | playbackStopped |
      And plugin B is told in this order of
        | projectLoaded   |
        | playbackStarted |
        | playbackStopped |
      And plugin A is told of "playbackStopped" with
        | testName | Prices |

    Scenario: The start event has the commands of the test
      Given the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | prices |
      When the user plays the test
      Then plugin A is told of "playbackStarted" with
        | test.commands.0.command | echo   |
        | test.commands.0.target  | prices |

    Scenario: Commands wait until the plugin is ready
      Given plugin A does not answer the event "playbackStarted"
      And the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | prices |
      When the user plays the test
      Then plugin A is told of "playbackStarted"
      And the log does not show "echo: prices"
      When plugin A answers the event "playbackStarted" with `true`
      Then the log shows "echo: prices" once
      And the playback is shown as passed

    Scenario: A test ends when its last command has ended
      Given plugin A is registered with the commands
        | id         | name        |
        | countItems | count items |
      And plugin A does not answer the command "countItems"
      And the user has opened the project "Shop" with the commands
        | command    | target |
        | countItems | apples |
      When the user plays the test
      Then plugin A is asked to execute
        | command    | target | value |
        | countItems | apples |       |
      And plugin A is told in this order of
        | projectLoaded   |
        | playbackStarted |
      When plugin A answers the command "countItems" with `true`
      Then plugin A is told in this order of
        | projectLoaded   |
        | playbackStarted |
        | playbackStopped |

    Scenario: A plugin that answers fatal ends the test before it begins
      Given plugin A answers the event "playbackStarted" with `{"message": "no licence for apples", "status": "fatal"}`
      And the user has opened the project "Shop" with the commands
        | command | target |
        | echo    | prices |
      When the user plays the test
      Then the playback is shown as failed
      And the log shows "no licence for apples" in red
      And the log does not show "echo: prices"

  @ide.event.suite
  Rule: Registered plugins are told which suite begins and ends

    Scenario: A suite with a test that fails
      Given the user has opened the project "Shop" with the commands
        | test   | command  | target |
        | Prices | nonsense | prices |
        | Basket | echo     | basket |
      When the user plays the suite
      Then plugin A is told in this order of
        | projectLoaded        |
        | suitePlaybackStarted |
        | playbackStarted      |
        | playbackStopped      |
        | playbackStarted      |
        | playbackStopped      |
        | suitePlaybackStopped |

    @ide.event.playback
    Scenario: A suite of two tests
      Given the user has opened the project "Shop" with the commands
        | test   | command | target |
        | Prices | echo    | prices |
        | Basket | echo    | basket |
      When the user plays the suite
      Then plugin A is told in this order of
        | projectLoaded        |
        | suitePlaybackStarted |
        | playbackStarted      |
        | playbackStopped      |
        | playbackStarted      |
        | playbackStopped      |
        | suitePlaybackStopped |
      And all events have the same run
      And plugin A is told of "suitePlaybackStarted" with
        | suiteName    | Default Suite |
        | projectName  | Shop          |
        | tests.1.name | Basket        |
      And plugin A is told of "playbackStopped" with
        | suiteName | Default Suite |
        | testName  | Prices        |
