// Runs the scenario's own program and observes its output.
#pragma once

#include <initializer_list>
#include <string>

namespace touchstone {

/// Runs the program with arguments to its end. It is killed if it takes too long.
/// \throws std::runtime_error if it cannot be started.
void RunProgram(std::initializer_list<std::string> arguments);

/// Observes that the last run exited with status 0 and printed the text to standard output. A line end after it is
/// ignored.
void ObservePrinted(const std::string& expected);

/// Observes that the last run exited with another status than 0, and that its standard error contains the text.
void ObserveFailed(const std::string& expected);

}  // namespace touchstone
