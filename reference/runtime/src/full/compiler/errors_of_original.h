// Errors in a copy of a file's proto, reported for the original.
#ifndef TOUCHSTONE_RUNTIME_ERRORS_OF_ORIGINAL_H_
#define TOUCHSTONE_RUNTIME_ERRORS_OF_ORIGINAL_H_

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"

namespace google::protobuf::internal {

/// A collector that reports errors about the elements of a file with the protos of the original file. The pool builds a
/// copy, in which positions are not known; and it builds a file twice if there are options to interpret.
///
/// Errors are kept until Deliver(): a program's collector may throw, which must not leave the pool half built.
class ErrorsOfOriginal : public DescriptorPool::ErrorCollector {
 public:
  /// \param original  stays valid and unchanged; \param errors  receives the errors.
  ErrorsOfOriginal(const FileDescriptorProto& original, DescriptorPool::ErrorCollector& errors)
      : original_(original), errors_(errors) {}

  void AddError(const std::string& filename, const std::string& element_name, const Message* descriptor,
                ErrorLocation location, const std::string& message) override;

  /// Report an error or a warning about a part of the original.
  void AddErrorAt(const std::string& filename, const std::string& element_name, const Message& original,
                  ErrorLocation location, const std::string& message);
  void AddWarningAt(const std::string& filename, const std::string& element_name, const Message& original,
                    ErrorLocation location, const std::string& message);
  /// The same mistake has been reported at a better place: errors about that part of an element are no longer reported.
  void Suppress(const std::string& element_name, ErrorLocation location) {
    suppressed_.emplace(element_name, location);
  }
  /// The same, if AddErrorAt was called for it.
  void SuppressIfReported(const std::string& element_name, ErrorLocation location) {
    if (reported_.count({element_name, location}) != 0) Suppress(element_name, location);
  }

  bool has_errors() const { return has_errors_; }
  /// Passes the errors on. Exceptions of the collector pass through.
  void Deliver();

 private:
  struct Kept {
    bool is_warning;
    std::string filename;
    std::string element_name;
    const Message* proto;
    ErrorLocation location;
    std::string message;
  };

  struct Element {
    const Message* proto;
    /// The fields of map entries are not in the text: errors about them are about the map field.
    const Message* map_field;
  };

  void IndexFile();
  void IndexMessage(const DescriptorProto& message, const std::string& scope, const Message* map_field);
  void IndexEnum(const EnumDescriptorProto& type, const std::string& scope);
  void Add(const std::string& scope, const std::string& name, const Message& proto,
           const Message* map_field = nullptr);

  const FileDescriptorProto& original_;
  DescriptorPool::ErrorCollector& errors_;
  std::vector<Kept> kept_;
  bool has_errors_ = false;
  /// In the order in which the builder declares them. Empty until there is an error.
  std::map<std::string, std::vector<Element>> elements_;
  std::map<std::string, size_t> repeated_names_;
  std::set<std::pair<std::string, ErrorLocation>> reported_;
  std::set<std::pair<std::string, ErrorLocation>> suppressed_;
};

}  // namespace google::protobuf::internal

#endif  // TOUCHSTONE_RUNTIME_ERRORS_OF_ORIGINAL_H_
