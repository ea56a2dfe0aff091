#include "google/protobuf/any.h"

#include "google/protobuf/message_lite.h"

namespace google::protobuf::internal {

bool PackAny(const MessageLite& message, StringArg prefix, std::string* type_url, std::string* value) {
  if (!message.SerializeToString(value)) return false;
  type_url->assign(prefix.data(), prefix.size());
  if (type_url->empty() || type_url->back() != '/') *type_url += '/';
  *type_url += message.GetTypeName();
  return true;
}

bool UnpackAny(const std::string& type_url, const std::string& value, MessageLite* message) {
  return AnyHolds(type_url, message->GetTypeName()) && message->ParseFromString(value);
}

bool AnyHolds(const std::string& type_url, const std::string& type_name) {
  std::string held;
  return ParseAnyTypeUrl(type_url, &held) && held == type_name;
}

bool ParseAnyTypeUrl(const StringArg& type_url, std::string* url_prefix, std::string* full_type_name) {
  const std::string url(type_url.data(), type_url.size());
  const size_t slash = url.rfind('/');
  if (slash == std::string::npos || slash + 1 == url.size()) return false;
  if (url_prefix != nullptr) *url_prefix = url.substr(0, slash + 1);
  *full_type_name = url.substr(slash + 1);
  return true;
}

bool ParseAnyTypeUrl(const StringArg& type_url, std::string* full_type_name) {
  return ParseAnyTypeUrl(type_url, nullptr, full_type_name);
}

}  // namespace google::protobuf::internal
