// How a generated source file registers its schema: constants from which descriptors are built on first use.
#ifndef GOOGLE_PROTOBUF_INTERNAL_FILE_REGISTRATION_H_
#define GOOGLE_PROTOBUF_INTERNAL_FILE_REGISTRATION_H_

#include <cstdint>

namespace google::protobuf {

class Descriptor;
class EnumDescriptor;
class ServiceDescriptor;

namespace internal {

struct BuiltFile;
struct FileRegistration;
struct MessageTable;

/// The mutable part of a registration.
struct FileState {
  const FileRegistration* next = nullptr;  // in the list of all that are registered
  const BuiltFile* built = nullptr;        // the descriptors, once somebody has asked for one
};

/// A generated file. Elements of each kind are known by their place: messages one before those nested in it, map
/// entries too; enums those of the file first, then those of the messages in their order; services as they are
/// declared.
struct FileRegistration {
  const char* name;   // under which the schema is imported
  const char* bytes;  // a FileDescriptorProto, without source information
  uint32_t size;
  uint32_t dependency_count;
  uint32_t message_count;
  const FileRegistration* const* dependencies;
  const MessageTable* const* messages;  // null for a message without a class
  FileState* state;
};

/// Registers a file with the generated pool: the only cost until descriptors are used.
class FileRegistrar {
 public:
  explicit FileRegistrar(const FileRegistration& file);
};

/// \returns the descriptor of a generated class; it is the same at each call. Builds the file's descriptors first if
///          nobody has asked for one yet; ends the process if the file cannot be built together with the others.
const Descriptor* DescriptorOf(const MessageTable& table);
/// \returns the descriptor of the enum or service at a place in its file; as above.
const EnumDescriptor* EnumDescriptorAt(const FileRegistration& file, uint32_t index);
const ServiceDescriptor* ServiceDescriptorAt(const FileRegistration& file, uint32_t index);

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_FILE_REGISTRATION_H_
