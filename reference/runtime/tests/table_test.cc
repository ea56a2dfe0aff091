// Generated writers and size functions give the same bytes and sizes as the table, which classes optimized for size use.
// Generated copy and clear functions copy and clear every field.
#include "check.h"
#include "explicit.pb.h"
#include "fill.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/message.h"
#include "small_explicit.pb.h"
#include "small_implicit.pb.h"

using touchstone_test::MakeAll;
using touchstone_test::NextRandom;
using touchstone_test::ToHex;

namespace {

template <typename Small, typename Message>
void CheckSame(const Message& message) {
  const std::string bytes = message.SerializePartialAsString();
  Small small;
  CHECK(small.ParsePartialFromString(bytes));
  CHECK_EQ(ToHex(small.SerializePartialAsString()), ToHex(bytes));
  CHECK_EQ(message.ByteSizeLong(), bytes.size());
  CHECK_EQ(small.ByteSizeLong(), bytes.size());
  CHECK_EQ(small.IsInitialized(), message.IsInitialized());
  // Copied into a new message, cleared to the state of a new one, and copied into objects kept for reuse.
  Message copy(message);
  CHECK_EQ(ToHex(copy.SerializePartialAsString()), ToHex(bytes));
  copy.Clear();
  CHECK_EQ(ToHex(copy.SerializePartialAsString()), ToHex(Message().SerializePartialAsString()));
  copy.CopyFrom(message);
  CHECK_EQ(ToHex(copy.SerializePartialAsString()), ToHex(bytes));
  std::string untouched = "as before";
  CHECK_EQ(message.SerializeToString(&untouched), message.IsInitialized());
  if (!message.IsInitialized()) CHECK_EQ(untouched, "as before");
}

/// Sets some singular numbers to values of all lengths.
void SetNumbers(google::protobuf::Message& message, uint64_t& state) {
  const google::protobuf::Descriptor& type = *message.GetDescriptor();
  const google::protobuf::Reflection& reflection = *message.GetReflection();
  for (int i = 0; i < type.field_count(); ++i) {
    const google::protobuf::FieldDescriptor* const field = type.field(i);
    const uint64_t random = NextRandom(state);
    if (field->is_repeated() || (random & 1) != 0) continue;
    const uint64_t value = NextRandom(state) >> (random >> 1) % 64;
    using Field = google::protobuf::FieldDescriptor;
    switch (field->cpp_type()) {
      case Field::CPPTYPE_INT32:
        reflection.SetInt32(&message, field, static_cast<int32_t>(value));
        break;
      case Field::CPPTYPE_UINT32:
        reflection.SetUInt32(&message, field, static_cast<uint32_t>(value));
        break;
      case Field::CPPTYPE_INT64:
        reflection.SetInt64(&message, field, static_cast<int64_t>(value));
        break;
      case Field::CPPTYPE_UINT64:
        reflection.SetUInt64(&message, field, value);
        break;
      case Field::CPPTYPE_BOOL:
        reflection.SetBool(&message, field, (value & 1) != 0);
        break;
      case Field::CPPTYPE_STRING:
        reflection.SetString(&message, field, std::string(value % 200, 'x'));
        break;
      default:
        break;
    }
  }
}

}  // namespace

TEST(EachFieldByItself) {
  for (int number = 0; number < 46; ++number) CheckSame<small::test::All>(MakeAll(uint64_t{1} << number));
}

TEST(FieldsInRandomCombinations) {
  uint64_t state = 0x2545f4914f6cdd1d;
  for (int i = 0; i < 300; ++i) {
    CheckSame<small::test::All>(MakeAll(NextRandom(state)));
  }
}

TEST(RequiredFieldsAndGroups) {
  demo::old::Tree tree;
  CheckSame<small::old::Tree>(tree);
  tree.set_id(1);
  CheckSame<small::old::Tree>(tree);
  tree.mutable_branch()->set_angle(-1);
  tree.mutable_branch()->mutable_tree()->add_leaves()->set_weight(3);
  CheckSame<small::old::Tree>(tree);
  tree.mutable_branch()->mutable_tree()->set_id(2);
  tree.mutable_branch()->mutable_tree()->mutable_leaves(0)->set_name("leaf");
  CheckSame<small::old::Tree>(tree);
  tree.add_twig()->set_green(true);
  tree.set_level(demo::old::LOWEST);
  tree.add_levels(demo::old::HIGH);
  tree.add_packed_levels(demo::old::LOWEST);
  tree.set_d(0);
  tree.set_smallest(0);
  tree.set_yes(false);
  tree.set_raw("");
  CheckSame<small::old::Tree>(tree);
}

TEST(DefaultsInRandomCombinations) {
  uint64_t state = 0x9e3779b97f4a7c15;
  for (int i = 0; i < 300; ++i) {
    demo::old::Tree tree;
    SetNumbers(tree, state);
    CheckSame<small::old::Tree>(tree);
    demo::old::Wide wide;
    SetNumbers(wide, state);
    CheckSame<small::old::Wide>(wide);
  }
}
