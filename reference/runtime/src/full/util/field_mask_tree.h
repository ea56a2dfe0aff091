// The paths of a field mask as a tree of names.
#ifndef TOUCHSTONE_RUNTIME_FIELD_MASK_TREE_H_
#define TOUCHSTONE_RUNTIME_FIELD_MASK_TREE_H_

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "google/protobuf/util/field_mask_util.h"

namespace google::protobuf::util {

/// \returns the parts of a text between separators, without the empty ones.
std::vector<std::string> NonEmptyParts(std::string_view text, char separator);

/// Leaves are the ends of paths, which cover everything below them. A root without children covers nothing.
class FieldMaskTree {
 public:
  void AddMask(const FieldMask& mask);
  void AddPath(std::string_view path);
  /// Removes what a path covers in messages of the type; nothing, if there is no such path.
  void RemovePath(std::string_view path, const Descriptor* descriptor);
  /// Adds what both this tree and a path cover to `out`.
  void Intersect(std::string_view path, FieldMaskTree& out) const;
  /// Adds the required fields of the messages in the tree.
  void AddRequiredFields(const Descriptor* descriptor);
  /// Replaces the mask's paths by this tree's, sorted.
  void WriteTo(FieldMask* mask) const;

  void MergeMessage(const Message& source, const FieldMaskUtil::MergeOptions& options, Message* destination) const;
  bool TrimMessage(Message* message) const;

 private:
  struct Node {
    bool is_leaf() const { return children.empty(); }
    std::map<std::string, Node> children;
  };
  static void AppendPaths(const Node& node, const std::string& path, FieldMask* mask);
  static void AddLeaves(const Node& node, const std::string& path, FieldMaskTree& out);
  static void AddRequiredFields(Node& node, const Descriptor* descriptor);
  static void MergeMessage(const Node& node, const Message& source, const FieldMaskUtil::MergeOptions& options,
                           Message* destination);
  static bool TrimMessage(const Node& node, Message* message);

  Node root_;
};

}  // namespace google::protobuf::util

#endif  // TOUCHSTONE_RUNTIME_FIELD_MASK_TREE_H_
