// The prelude: what every case can use without an #include. Precompiled once per build mode and runtime.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

#include "touchstone/case.h"
#include "touchstone/corruption.h"
#include "touchstone/observe.h"
#include "touchstone/program.h"

// Cases are in the global namespace, like user code.
using namespace std::string_literals;
using ::touchstone::Hex;

/// The bytes of a length-delimited record: record(4, "abc") is bytes("22 03 61 62 63").
inline std::string record(unsigned number, std::string payload) {
  return ::touchstone::Record(number, std::move(payload));
}

/// Bytes from hexadecimal digits: bytes("08 96 01").
inline std::string bytes(std::string_view hexadecimal) { return ::touchstone::Bytes(hexadecimal); }
