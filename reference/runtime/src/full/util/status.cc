// The text of a status.
#include "google/protobuf/stubs/status.h"

#include <ostream>

namespace google::protobuf::util {

namespace {

constexpr const char* kNames[] = {"OK",
                                  "CANCELLED",
                                  "UNKNOWN",
                                  "INVALID_ARGUMENT",
                                  "DEADLINE_EXCEEDED",
                                  "NOT_FOUND",
                                  "ALREADY_EXISTS",
                                  "PERMISSION_DENIED",
                                  "RESOURCE_EXHAUSTED",
                                  "FAILED_PRECONDITION",
                                  "ABORTED",
                                  "OUT_OF_RANGE",
                                  "UNIMPLEMENTED",
                                  "INTERNAL",
                                  "UNAVAILABLE",
                                  "DATA_LOSS",
                                  "UNAUTHENTICATED"};

}  // namespace

std::string Status::ToString() const {
  const size_t number = static_cast<size_t>(code_);
  const std::string name = number < std::size(kNames) ? kNames[number] : "UNKNOWN";
  return message_.empty() ? name : name + ":" + message_;
}

std::ostream& operator<<(std::ostream& out, const Status& status) { return out << status.ToString(); }

}  // namespace google::protobuf::util
