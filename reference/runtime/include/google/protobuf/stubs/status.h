// Status: the result of a function that may fail for several reasons.
#ifndef GOOGLE_PROTOBUF_STUBS_STATUS_H_
#define GOOGLE_PROTOBUF_STUBS_STATUS_H_

#include <iosfwd>
#include <string>

#include "google/protobuf/stubs/stringpiece.h"

namespace google::protobuf::util {

/// The kinds of failure; the numbers are those of gRPC.
enum class StatusCode : int {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kDeadlineExceeded = 4,
  kNotFound = 5,
  kAlreadyExists = 6,
  kPermissionDenied = 7,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
  kAborted = 10,
  kOutOfRange = 11,
  kUnimplemented = 12,
  kInternal = 13,
  kUnavailable = 14,
  kDataLoss = 15,
  kUnauthenticated = 16,
};

/// Success, or a failure with its kind and a text for people.
class Status {
 public:
  Status() = default;
  /// With kOk, the text is dropped.
  Status(StatusCode code, StringPiece message) : code_(code), message_(code == StatusCode::kOk ? "" : message) {}

  bool ok() const { return code_ == StatusCode::kOk; }
  StatusCode code() const { return code_; }
  StringPiece message() const { return message_; }
  StringPiece error_message() const { return message_; }
  /// \returns `OK`, or the kind and the text: `INVALID_ARGUMENT:text`.
  std::string ToString() const;

  friend bool operator==(const Status& one, const Status& other) {
    return one.code_ == other.code_ && one.message_ == other.message_;
  }
  friend bool operator!=(const Status& one, const Status& other) { return !(one == other); }

 private:
  StatusCode code_ = StatusCode::kOk;
  std::string message_;
};

/// Writes ToString().
std::ostream& operator<<(std::ostream& out, const Status& status);

inline Status OkStatus() { return Status(); }
inline Status InvalidArgumentError(StringPiece message) { return Status(StatusCode::kInvalidArgument, message); }
inline Status InternalError(StringPiece message) { return Status(StatusCode::kInternal, message); }
inline Status NotFoundError(StringPiece message) { return Status(StatusCode::kNotFound, message); }
inline Status UnimplementedError(StringPiece message) { return Status(StatusCode::kUnimplemented, message); }
inline Status UnknownError(StringPiece message) { return Status(StatusCode::kUnknown, message); }
inline bool IsInvalidArgument(const Status& status) { return status.code() == StatusCode::kInvalidArgument; }
inline bool IsInternal(const Status& status) { return status.code() == StatusCode::kInternal; }
inline bool IsNotFound(const Status& status) { return status.code() == StatusCode::kNotFound; }
inline bool IsUnimplemented(const Status& status) { return status.code() == StatusCode::kUnimplemented; }
inline bool IsUnknown(const Status& status) { return status.code() == StatusCode::kUnknown; }

}  // namespace google::protobuf::util

#endif  // GOOGLE_PROTOBUF_STUBS_STATUS_H_
