// Runs a function once, by the names that libprotobuf gives the standard library's.
#ifndef GOOGLE_PROTOBUF_STUBS_ONCE_H_
#define GOOGLE_PROTOBUF_STUBS_ONCE_H_

#include <mutex>

namespace google::protobuf::internal {

using std::call_once;
using std::once_flag;

}  // namespace google::protobuf::internal

#endif  // GOOGLE_PROTOBUF_STUBS_ONCE_H_
