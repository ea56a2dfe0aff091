// The scenario's own program: run with a command line, and what it printed.
#pragma once

#include <initializer_list>
#include <string>

namespace touchstone {

/// Runs the program with arguments and waits for its end; it is killed if that takes too long.
/// \throws std::runtime_error if it cannot be started.
void RunProgram(std::initializer_list<std::string> arguments);

/// Observes that the last run ended well and printed the text to standard output, a line end behind it aside.
void ObservePrinted(const std::string& expected);

/// Observes that the last run ended with an exit status other than 0, and that its standard error contains the text.
void ObserveFailed(const std::string& expected);

}  // namespace touchstone
