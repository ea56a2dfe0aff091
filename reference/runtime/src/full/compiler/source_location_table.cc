// SourceLocationTable: the positions of parsed parts.
#include "google/protobuf/compiler/parser.h"

namespace google::protobuf::compiler {

namespace {

template <typename Map>
bool FindIn(const Map& map, const typename Map::key_type& key, int* line, int* column) {
  const auto found = map.find(key);
  *line = found == map.end() ? -1 : found->second.first;
  *column = found == map.end() ? 0 : found->second.second;
  return found != map.end();
}

}  // namespace

bool SourceLocationTable::Find(const Message* descriptor, DescriptorPool::ErrorCollector::ErrorLocation location,
                               int* line, int* column) const {
  return FindIn(parts_, {descriptor, location}, line, column);
}

bool SourceLocationTable::FindImport(const Message* descriptor, const std::string& name, int* line,
                                     int* column) const {
  return FindIn(imports_, {descriptor, name}, line, column);
}

void SourceLocationTable::Add(const Message* descriptor, DescriptorPool::ErrorCollector::ErrorLocation location,
                              int line, int column) {
  parts_[{descriptor, location}] = {line, column};
}

void SourceLocationTable::AddImport(const Message* descriptor, const std::string& name, int line, int column) {
  imports_[{descriptor, name}] = {line, column};
}

void SourceLocationTable::Clear() {
  parts_.clear();
  imports_.clear();
}

}  // namespace google::protobuf::compiler
