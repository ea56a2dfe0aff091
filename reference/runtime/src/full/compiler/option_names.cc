// The names in options.
#include "../descriptor/descriptor_symbols.h"
#include "option_interpreter.h"

namespace google::protobuf::internal {

void OptionNames::AddFile(const FileDescriptor& file, const std::vector<const DescriptorElement*>& elements) {
  for (const DescriptorElement* const element : elements) own_.emplace(element->full_name(), element);
  file_ = &file;
  visible_.insert(&file);
  for (int i = 0; i < file.dependency_count(); ++i) MakeVisible(*file.dependency(i));
}

void OptionNames::MakeVisible(const FileDescriptor& file) {
  if (!visible_.insert(&file).second) return;
  for (int i = 0; i < file.public_dependency_count(); ++i) MakeVisible(*file.public_dependency(i));
}

Symbol OptionNames::Find(const std::string& full_name) {
  const auto own = own_.find(full_name);
  if (own != own_.end()) return {own->second, nullptr};
  const Symbol found = tables_.FindBuiltSymbol(full_name);
  if (found.element != nullptr && visible_.count(found.file()) == 0) return {};
  if (found) return found;
  // The file's own package may not be in the pool yet.
  const bool is_own_package = file_ != nullptr && (file_->package() + ".").rfind(full_name + ".", 0) == 0;
  return is_own_package ? Symbol{nullptr, file_} : Symbol{};
}

const DescriptorElement* OptionNames::LookUp(const std::string& name, std::string scope) {
  const DescriptorElement* element = nullptr;
  if (!name.empty() && name[0] == '.') {
    element = Find(name.substr(1)).element;
  } else {
    const size_t dot = name.find('.');
    // The innermost scope that has the first part of the name decides, if that part can contain others.
    while (element == nullptr) {
      const size_t end = scope.rfind('.');
      const bool is_outermost = end == std::string::npos;
      scope.erase(is_outermost ? 0 : end);
      const std::string prefix = is_outermost ? "" : scope + ".";
      const Symbol first = Find(prefix + name.substr(0, dot));
      if (first) {
        element = dot == std::string::npos ? first.element : Find(prefix + name).element;
        // A package may have the rest in another file, and is searched further out.
        const bool contains = DescriptorSymbols::As<Descriptor>(first.element) != nullptr ||
                              DescriptorSymbols::As<EnumDescriptor>(first.element) != nullptr;
        if (contains || dot == std::string::npos) break;
      }
      if (is_outermost) break;
    }
  }
  if (element != nullptr) used_files_.insert(element->file());
  return element;
}

const Descriptor* OptionNames::FindMessage(const std::string& full_name) {
  const Symbol found = Find(full_name);
  if (found.element != nullptr) used_files_.insert(found.file());
  return DescriptorSymbols::As<Descriptor>(found.element);
}

const Descriptor* OptionNames::FindOptionsType(const std::string& full_name) {
  // The extensions of options are declared for it, even if the file itself does not import it.
  return DescriptorSymbols::As<Descriptor>(tables_.FindBuiltSymbol(full_name).element);
}

}  // namespace google::protobuf::internal
