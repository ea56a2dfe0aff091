// The registry of the extensions linked into a program.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <new>

#include "google/protobuf/internal/extension_info.h"
#include "google/protobuf/internal/library.h"

namespace google::protobuf::internal {

uint32_t ExtensionRegistry::LowerBound(uint32_t number) const {
  uint32_t low = 0;
  uint32_t high = size_;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    if (infos_[middle]->number() < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

const ExtensionInfo* ExtensionRegistry::Find(uint32_t number) const {
  const uint32_t index = LowerBound(number);
  return index < size_ && infos_[index]->number() == number ? infos_[index] : nullptr;
}

void ExtensionRegistry::Add(const ExtensionInfo& info) {
  const uint32_t index = LowerBound(info.number());
  if (index < size_ && infos_[index]->number() == info.number()) {
    std::fprintf(stderr, "Two extensions of \"%s\" have the number %u. Link only one of the files that declare them.\n",
                 info.extendee->full_name, info.number());
    std::abort();
  }
  if (size_ == capacity_) {
    const uint32_t grown_capacity = capacity_ == 0 ? 4 : capacity_ * 2;
    const auto** grown = static_cast<const ExtensionInfo**>(::operator new(grown_capacity * sizeof(*infos_)));
    if (infos_ == nullptr) {
      OnShutdownRun(
          [](const void* what) {
            auto* const emptied = static_cast<ExtensionRegistry*>(const_cast<void*>(what));
            ::operator delete(emptied->infos_);
            emptied->infos_ = nullptr;
            emptied->size_ = emptied->capacity_ = 0;
          },
          this);
    } else {
      std::memcpy(grown, infos_, size_ * sizeof(*infos_));
      ::operator delete(infos_);
    }
    infos_ = grown;
    capacity_ = grown_capacity;
  }
  std::memmove(infos_ + index + 1, infos_ + index, (size_ - index) * sizeof(*infos_));
  infos_[index] = &info;
  ++size_;
}

ExtensionRegistration::ExtensionRegistration(const ExtensionInfo* infos, size_t count) {
  for (const ExtensionInfo* info = infos; info != infos + count; ++info) info->extendee->extensions->Add(*info);
}

}  // namespace google::protobuf::internal
