// What programs rely on when they include this name: the library's basics, its log messages and macros, and the standard
// headers that libprotobuf's header includes, or its generated headers. Ours include only the parts that they need.
#ifndef GOOGLE_PROTOBUF_STUBS_COMMON_H_
#define GOOGLE_PROTOBUF_STUBS_COMMON_H_

#include <algorithm>
#include <atomic>
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "google/protobuf/internal/library.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/macros.h"
#include "google/protobuf/stubs/port.h"

// Defined above too. CMake's module FindProtobuf searches the text of this file for it.
#define GOOGLE_PROTOBUF_VERSION 3021012

#endif  // GOOGLE_PROTOBUF_STUBS_COMMON_H_
