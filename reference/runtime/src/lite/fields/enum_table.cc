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
  const uint32_t guess = static_cast<uint32_t>(number) - static_cast<uint32_t>(table.numbers[0]);
  if (guess < table.number_count && table.numbers[guess] == number) return guess;
  uint32_t low = 0;
  uint32_t high = table.number_count;
  while (low < high) {
    const uint32_t middle = (low + high) / 2;
    if (table.numbers[middle] < number) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low < table.number_count && table.numbers[low] == number ? low : table.number_count;
}

const std::string* MakeNames(const EnumTable& table) {
  std::string* names = new std::string[table.number_count];
  const char* label = table.text;
  for (uint32_t i = 0; i < table.number_count; ++i) {
    names[i] = label;
    label += names[i].size() + 1;
  }
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
  const char* label = table.text;
  for (uint32_t i = 0; i < table.label_count; ++i) {
    const size_t size = std::strlen(label);
    if (size == name.size() && std::memcmp(label, name.data(), name.size()) == 0) {
      *number = table.numbers[i];
      return true;
    }
    label += size + 1;
  }
  return false;
}

void EnumValueUndefined(const char* setter, int number) {
  std::fprintf(stderr, "%s(%d): the enum does not define this value\n", setter, number);
  std::abort();
}

}  // namespace google::protobuf::internal
