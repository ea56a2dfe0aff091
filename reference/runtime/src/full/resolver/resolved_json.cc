// JSON of serialized messages, whose types a resolver finds.
#include <cstring>
#include <memory>
#include <string>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/util/json_util.h"
#include "resolved_types.h"

namespace google::protobuf::util {

namespace {

std::string ReadAll(io::ZeroCopyInputStream& input) {
  std::string all;
  const void* data;
  int size;
  while (input.Next(&data, &size)) all.append(static_cast<const char*>(data), static_cast<size_t>(size));
  return all;
}

Status WriteAll(const std::string& all, io::ZeroCopyOutputStream& output) {
  void* data;
  int size;
  for (size_t done = 0; done < all.size(); done += static_cast<size_t>(size)) {
    if (!output.Next(&data, &size)) return InternalError("the output cannot be written");
    const size_t left = all.size() - done;
    if (static_cast<size_t>(size) > left) {
      output.BackUp(size - static_cast<int>(left));
      size = static_cast<int>(left);
    }
    std::memcpy(data, all.data() + done, static_cast<size_t>(size));
  }
  return OkStatus();
}

}  // namespace

Status BinaryToJsonString(TypeResolver* resolver, const std::string& type_url, const std::string& binary_input,
                          std::string* json_output, const JsonPrintOptions& options) {
  protobuf::internal::ResolvedTypes types(*resolver);
  Status status;
  const Message* const prototype = types.Find(type_url, &status);
  if (prototype == nullptr) return status;
  const std::unique_ptr<Message> message(prototype->New());
  if (!message->ParsePartialFromString(binary_input)) {
    return InvalidArgumentError("the bytes are not a " + message->GetDescriptor()->full_name());
  }
  std::string json;
  status = WriteMessage(*message, options, types, &json);
  if (status.ok()) *json_output += json;
  return status;
}

Status BinaryToJsonStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* binary_input,
                          io::ZeroCopyOutputStream* json_output, const JsonPrintOptions& options) {
  std::string json;
  const Status status = BinaryToJsonString(resolver, type_url, ReadAll(*binary_input), &json, options);
  return status.ok() ? WriteAll(json, *json_output) : status;
}

Status JsonToBinaryString(TypeResolver* resolver, const std::string& type_url, StringPiece json_input,
                          std::string* binary_output, const JsonParseOptions& options) {
  protobuf::internal::ResolvedTypes types(*resolver);
  Status status;
  const Message* const prototype = types.Find(type_url, &status);
  if (prototype == nullptr) return status;
  const std::unique_ptr<Message> message(prototype->New());
  status = ReadMessage(json_input, options, types, message.get());
  if (status.ok()) *binary_output += message->SerializeAsString();
  return status;
}

Status JsonToBinaryStream(TypeResolver* resolver, const std::string& type_url, io::ZeroCopyInputStream* json_input,
                          io::ZeroCopyOutputStream* binary_output, const JsonParseOptions& options) {
  std::string bytes;
  const Status status = JsonToBinaryString(resolver, type_url, ReadAll(*json_input), &bytes, options);
  return status.ok() ? WriteAll(bytes, *binary_output) : status;
}

}  // namespace google::protobuf::util
