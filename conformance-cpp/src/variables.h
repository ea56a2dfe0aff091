// The variables of a program: whether a case has left them as they were.
#pragma once

namespace touchstone {

/// Remembers the values of all variables that code of this program and of its libraries can change, apart from those of
/// the system's libraries and of the runner.
/// \returns false if they cannot be compared: only clang's address sanitizer lists a program's variables, and a program
/// may have too many.
bool RememberVariables();

/// \returns whether all variables have the values that were remembered.
bool VariablesAreAsRemembered();

}  // namespace touchstone
