// Turns the options of a file as they are written into values.
#ifndef TOUCHSTONE_RUNTIME_OPTION_INTERPRETER_H_
#define TOUCHSTONE_RUNTIME_OPTION_INTERPRETER_H_

#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "../descriptor/descriptor_pool_tables.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/unknown_field_set.h"

namespace google::protobuf::internal {

/// Finds the extensions and types that options of a file name. The pool stays locked, so this does without the pool's
/// own functions.
class OptionNames {
 public:
  explicit OptionNames(DescriptorPoolTables& tables) : tables_(tables) {}

  /// Makes the elements of the file, and what it imports, known.
  void AddFile(const FileDescriptor& file, const std::vector<const DescriptorElement*>& elements);
  /// \returns the element that a name means in a scope, as in C++; null if there is none that the file may use.
  const DescriptorElement* LookUp(const std::string& name, std::string scope);
  /// \returns the message with a full name, or null; or the file's version of a message of descriptor.proto.
  const Descriptor* FindMessage(const std::string& full_name);
  const Descriptor* FindOptionsType(const std::string& full_name);
  /// The files whose extensions and types were found.
  const std::set<const FileDescriptor*>& used_files() const { return used_files_; }

 private:
  void MakeVisible(const FileDescriptor& file);
  Symbol Find(const std::string& full_name);

  DescriptorPoolTables& tables_;
  const FileDescriptor* file_ = nullptr;
  std::unordered_map<std::string, const DescriptorElement*> own_;
  std::unordered_set<const FileDescriptor*> visible_;
  std::set<const FileDescriptor*> used_files_;
};

/// Interprets the options of one file, in a copy of its proto.
class OptionInterpreter {
 public:
  using Errors = DescriptorPool::ErrorCollector;

  /// An error in an option.
  struct Error {
    std::string element_name;
    const UninterpretedOption* option;  // of the original
    Errors::ErrorLocation location;
    std::string message;
  };

  /// \param original  the file; \param proto  its copy, which is changed.
  OptionInterpreter(DescriptorPoolTables& tables, const FileDescriptorProto& original, FileDescriptorProto& proto);

  /// Interprets the options without extensions in their names. They must come first: features decide how
  /// the descriptors are built with which the others are interpreted.
  void InterpretBuiltIn();
  /// \returns true if there are other options.
  bool has_custom() const;
  /// Interprets the others.
  /// \param file, elements  the descriptors of the file.
  void InterpretCustom(const FileDescriptor& file, const std::vector<const DescriptorElement*>& elements);
  /// Gives the places of options in the source information the paths of the fields that they set.
  void UpdateSourceInfo();

  bool has_errors() const { return !errors_.empty(); }
  /// The first error of each element.
  std::vector<Error> FirstErrors() const;
  /// The files that the options use, that of the option messages included.
  std::set<const FileDescriptor*> UsedFiles();

 private:
  using Path = std::vector<int>;

  /// The options of one element.
  struct Pending {
    std::string element_name;
    std::string scope;
    const Descriptor* type;  // of the generated class
    Path path;               // of the options message
    std::vector<const UninterpretedOption*> options;
    std::vector<bool> is_done;
    Message* target;
    std::string bytes;  // the new values, serialized
    std::unique_ptr<UnknownFieldSet> values;  // all of them
  };

  void Collect(const FileDescriptorProto& original, FileDescriptorProto& proto);
  void CollectMessage(const DescriptorProto& original, DescriptorProto& proto, const std::string& scope, Path path);
  void CollectField(const FieldDescriptorProto& original, FieldDescriptorProto& proto, const std::string& scope,
                    Path path);
  void CollectEnum(const EnumDescriptorProto& original, EnumDescriptorProto& proto, const std::string& scope,
                   Path path);
  void CollectService(const ServiceDescriptorProto& original, ServiceDescriptorProto& proto, const std::string& scope,
                      Path path);
  /// \param scope  the scope in which names are looked up begins outside of this element.
  template <typename Proto>
  void Add(const Proto& original, Proto& proto, const std::string& element_name, const std::string& scope, Path path);

  void Interpret(Pending& pending, size_t index);
  bool FindPath(const Pending& pending, const UninterpretedOption& option, std::vector<const FieldDescriptor*>* fields);
  const FieldDescriptor* FindPart(const Descriptor& type, const UninterpretedOption::NamePart& part,
                                  const Pending& pending);
  void RecordPath(const Pending& pending, size_t index, const std::vector<const FieldDescriptor*>& fields);
  void Finish();
  void Refuse(const Pending& pending, const UninterpretedOption& option, Errors::ErrorLocation location,
              const std::string& message) {
    errors_.push_back({pending.element_name, &option, location, message});
  }

  FileDescriptorProto& proto_;
  OptionNames names_;
  std::vector<Pending> pending_;
  std::vector<Error> errors_;
  std::map<Path, Path> new_paths_;
  std::map<Path, int> value_counts_;  // of repeated fields
};

/// Serializes the value of an option.
/// \param value  appended to: the field's tag and content.
/// \returns an empty string, or an error.
std::string WriteOptionValue(const FieldDescriptor& field, const UninterpretedOption& option, const std::string& scope,
                             OptionNames& names, std::string* value);

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_OPTION_INTERPRETER_H_
