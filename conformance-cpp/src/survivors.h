// What a case has allocated and not freed.
#pragma once

namespace touchstone {

enum class Survivors {
  kNone,       ///< Everything has been freed.
  kReachable,  ///< All that is left can be reached from global variables.
  kUnknown,    ///< Something may have leaked.
};

/// Begins to follow what this process allocates, and forgets what it has followed so far. Without a sanitizer, nothing
/// is followed.
void FollowAllocations();

/// Looks at what was allocated since the last FollowAllocations and is not freed. LeakSanitizer would come to the same
/// result, but scans the tables of the sanitizers, too, which are ten times as large as the program's own variables:
/// most cases that use descriptors would take twice as long. It has to decide only if the result is kUnknown.
Survivors LookForSurvivors();

}  // namespace touchstone
