// Names and numbers of generated enums.
#include "google/protobuf/internal/enum_table.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "google/protobuf/internal/library.h"
#include "google/protobuf/internal/string_field.h"

namespace google::protobuf::internal {

namespace {

/// \returns the index of the first label with `number`, or number_count.
uint32_t IndexOf(const EnumTable& table, int number) {
  // Most enums count upwards from their first number.
  const uint32_t guess = static_cast<uint32_t>(number) - static_cast<uint32_t>(table.labels[0].number);
  if (guess < table.number_count && table.labels[guess].number == number) return guess;
  uint32_t low = 0;
  uint32_t high = table.number_count;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    if (table.labels[middle].number < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < table.number_count && table.labels[low].number == number ? low : table.number_count;
}

const std::string* MakeNames(const EnumTable& table) {
  std::string* names = new std::string[table.number_count];
  for (uint32_t i = 0; i < table.number_count; ++i) names[i] = table.NameOf(i);
  const std::string* expected = nullptr;
  const std::string* made = names;
  if (__atomic_compare_exchange_n(table.names, &expected, made, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    OnShutdownRun(
        [](const void* what) {
          const std::string*& freed = *static_cast<const EnumTable*>(what)->names;
          delete[] freed;
          freed = nullptr;
        },
        &table);
    return made;
  }
  // Another thread created it first.
  delete[] names;
  return expected;
}

}  // namespace

bool EnumIsValidSlowly(const EnumTable& table, int number) { return IndexOf(table, number) != table.number_count; }

const std::string& EnumName(const EnumTable& table, int number) {
  const uint32_t index = IndexOf(table, number);
  if (index == table.number_count) return EmptyString();
  const std::string* names = __atomic_load_n(table.names, __ATOMIC_ACQUIRE);
  return (names != nullptr ? names : MakeNames(table))[index];
}

bool EnumParse(const EnumTable& table, StringArg name, int* number) {
  for (uint32_t i = 0; i < table.label_count; ++i) {
    const char* label = table.NameOf(i);
    if (std::strlen(label) == name.size() && std::memcmp(label, name.data(), name.size()) == 0) {
      *number = table.labels[i].number;
      return true;
    }
  }
  return false;
}

void EnumValueUndefined(const char* setter, int number) {
  std::fprintf(stderr, "%s(%d): the enum does not define this value\n", setter, number);
  std::abort();
}

}  // namespace google::protobuf::internal
