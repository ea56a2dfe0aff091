// What programs rely on when they include this name: the library's basics, its log messages and macros, and the standard
// headers that libprotobuf's header includes. Ours include only the parts that they need.
#ifndef GOOGLE_PROTOBUF_STUBS_COMMON_H_
#define GOOGLE_PROTOBUF_STUBS_COMMON_H_

#include <algorithm>
#include <cassert>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <iostream>
#include <limits>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "google/protobuf/internal/library.h"
#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/stubs/macros.h"
#include "google/protobuf/stubs/port.h"

#endif  // GOOGLE_PROTOBUF_STUBS_COMMON_H_
