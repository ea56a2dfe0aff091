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
  const FileRegistration* next = nullptr;  // in the list of all registered files
  const BuiltFile* built = nullptr;        // the descriptors, after the first access
};

/// A generated file. Elements are identified by an index: a message, or map entry, comes before its nested messages;
/// enums of the file come before those of its messages, in the order of the messages; services are in order of
/// declaration.
struct FileRegistration {
  const char* name;   // the schema's name in imports
  const char* bytes;  // a FileDescriptorProto, without source information
  uint32_t size;
  uint32_t dependency_count;
  uint32_t message_count;
  const FileRegistration* const* dependencies;
  const MessageTable* const* messages;  // null for a message without a class
  FileState* state;
};

/// Registers a file with the generated pool. There is no other cost until descriptors are used.
class FileRegistrar {
 public:
  explicit FileRegistrar(const FileRegistration& file);
};

/// \returns the descriptor of a generated class, the same in each call. The first call builds the file's descriptors;
/// it
///          ends the process if the file conflicts with others.
const Descriptor* DescriptorOf(const MessageTable& table);
/// \returns the descriptor of the enum or service with an index in its file; as above.
const EnumDescriptor* EnumDescriptorAt(const FileRegistration& file, uint32_t index);
const ServiceDescriptor* ServiceDescriptorAt(const FileRegistration& file, uint32_t index);

}  // namespace internal

}  // namespace google::protobuf

#endif  // GOOGLE_PROTOBUF_INTERNAL_FILE_REGISTRATION_H_
