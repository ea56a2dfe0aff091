// WireFormatLite::VerifyUtf8String, in an object of its own: only programs that call it link it.
#include <string>

#include "google/protobuf/stubs/logging.h"
#include "google/protobuf/wire_format_lite.h"
#include "utf8.h"

namespace google::protobuf::internal {

bool WireFormatLite::VerifyUtf8String(const char* data, int size, Operation operation, const char* field_name) {
  if (IsUtf8(data, static_cast<size_t>(size))) return true;
  const std::string name = field_name == nullptr || *field_name == '\0' ? "" : " '" + std::string(field_name) + "'";
  GOOGLE_LOG(ERROR) << "String field" << name << " contains invalid UTF-8 data when "
                    << (operation == PARSE ? "parsing" : "serializing")
                    << " a protocol buffer. Use the 'bytes' type if you intend to send raw bytes.";
  return false;
}

}  // namespace google::protobuf::internal
