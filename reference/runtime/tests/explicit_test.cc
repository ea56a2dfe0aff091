// proto2 messages: defaults, required fields, closed enums, groups, extension ranges.
#include <cmath>
#include <limits>

#include "check.h"
#include "explicit.pb.h"

using namespace demo::old;
using touchstone_test::Hex;

TEST(DefaultsAreExact) {
  Tree m;
  CHECK_EQ(m.text(),
           "a\"b\\?\?=\x01\x01"
           "9\xc3\xa4");
  CHECK_EQ(m.raw(), std::string("\0\xffz", 3));
  CHECK_EQ(m.f(), -std::numeric_limits<float>::infinity());
  CHECK(std::isnan(m.d()));
  CHECK_EQ(m.tiny(), -0.1e-300);
  CHECK_EQ(m.smallest(), std::numeric_limits<int64_t>::min());
  CHECK_EQ(m.largest(), std::numeric_limits<uint64_t>::max());
  CHECK(m.yes());
  CHECK_EQ(m.min32(), std::numeric_limits<int32_t>::min());
  CHECK_EQ(m.level(), HIGH);
  CHECK_EQ(m.number(), 42);
  CHECK_EQ(m.word(), "unset");
  CHECK_EQ(m.mood(), LOW);
  CHECK_EQ(m.leaf().weight(), -7);
}

TEST(ClearRestoresDefaults) {
  Tree m;
  m.set_yes(false);
  m.set_level(LOW);
  m.set_text("x");
  m.set_d(1);
  CHECK_EQ(*m.mutable_raw(), "");
  CHECK(m.has_raw());
  m.set_word("w");
  m.Clear();
  CHECK(m.yes());
  CHECK_EQ(m.level(), HIGH);
  CHECK_EQ(m.text()[0], 'a');
  CHECK_EQ(m.raw().size(), 3u);
  CHECK(std::isnan(m.d()));
  CHECK(!m.has_text());
  CHECK_EQ(m.word(), "unset");
  m.set_text("again");
  CHECK_EQ(m.text(), "again");
  m.clear_text();
  CHECK_EQ(m.text()[0], 'a');
  CHECK_EQ(*m.mutable_text(), "");
  delete m.release_text();
  CHECK_EQ(m.text()[0], 'a');
}

TEST(MissingRequiredFieldsAreDetected) {
  Tree m;
  std::string output = "untouched";
  CHECK(!m.IsInitialized());
  CHECK(!m.SerializeToString(&output));
  CHECK_EQ(output, "untouched");
  CHECK(m.SerializePartialToString(&output));
  CHECK_EQ(output, "");
  CHECK(!m.ParseFromString(""));
  CHECK(m.ParsePartialFromString(""));
  m.mutable_leaf();
  m.add_leaves()->set_name("n");
  m.add_leaves();
  m.mutable_branch()->mutable_tree();
  CHECK_EQ(m.InitializationErrorString(), "id, leaf.name, leaves[1].name, branch.tree.id");
  m.set_id(1);
  CHECK(!m.IsInitialized());
  m.mutable_leaf()->set_name("");
  m.mutable_leaves(1)->set_name("");
  m.mutable_branch()->mutable_tree()->set_id(0);
  CHECK(m.IsInitialized());
  m.mutable_sheet();
  CHECK(!m.IsInitialized());
}

TEST(ClosedEnumsStoreUndefinedNumbersAsUnknownFields) {
  Tree m;
  CHECK(m.ParsePartialFromString(Hex("a001 07  a801 01  a801 09  a801 64  b201 03 016405  a003 02")));
  CHECK(!m.has_level());
  CHECK_EQ(m.level(), HIGH);
  CHECK_EQ(m.levels_size(), 2);
  CHECK_EQ(m.packed_levels_size(), 2);
  CHECK_EQ(m.pick_case(), Tree::PICK_NOT_SET);
  CHECK_EQ(m.unknown_fields().field_count(), 4);
  CHECK_EQ(m.unknown_fields().field(1).varint(), 9u);
  CHECK_BYTES(m, "a801 01  a801 64  b201 02 0164  a001 07  a801 09  b001 05  a003 02");
}

TEST(UndefinedEnumNumbersKeepAllTheirBits) {
  Tree m;
  CHECK(m.ParsePartialFromString(Hex("a001 8780808010")));  // 2^32 + 7
  CHECK_EQ(m.unknown_fields().field(0).varint(), (uint64_t{1} << 32) + 7);
  CHECK_BYTES(m, "a001 8780808010");
}

TEST(GroupsAreWrittenBetweenTags) {
  Tree m;
  m.mutable_branch()->set_angle(-1);
  m.add_twig()->set_green(true);
  m.add_twig();
  m.mutable_knot()->set_size(3);
  CHECK_BYTES(m, "43 48 01 44  5b 0801 5c  5b 5c  b303 0803 b403");
  Tree n;
  CHECK(n.ParsePartialFromString(m.SerializePartialAsString()));
  CHECK_EQ(n.branch().angle(), -1);
  CHECK_EQ(n.twig_size(), 2);
  CHECK(n.twig(0).green());
  CHECK_EQ(n.knot().size(), 3);
  CHECK_EQ(n.pick_case(), Tree::kKnot);
  CHECK(!n.ParsePartialFromString(Hex("43 48 01")));
  CHECK(!n.ParsePartialFromString(Hex("43 48 01 5c")));
  CHECK(!n.ParsePartialFromString(Hex("44")));
}

TEST(ExtensionsWithoutSchemaAreUnknownFields) {
  Tree m;
  CHECK(m.ParsePartialFromString(Hex("c23e 02 6869  80ea30 05")));
  CHECK_EQ(m.unknown_fields().field_count(), 1);
  CHECK_EQ(m.far(), 5u);
  CHECK_BYTES(m, "80ea30 05  c23e 02 6869");
}

TEST(OwnershipOfMessagesIsPassedInAndOut) {
  Tree m;
  CHECK(m.release_leaf() == nullptr);
  Leaf* leaf = new Leaf();
  leaf->set_name("taken");
  m.set_allocated_leaf(leaf);
  CHECK_EQ(&m.leaf(), leaf);
  m.clear_leaf();
  CHECK(!m.has_leaf());
  CHECK_EQ(m.leaf().name(), "");
  CHECK(m.release_leaf() == nullptr);
  m.mutable_leaf()->set_name("again");
  Leaf* back = m.release_leaf();
  CHECK_EQ(back->name(), "again");
  delete back;
  m.mutable_leaf();
  m.set_allocated_leaf(nullptr);
  CHECK(!m.has_leaf());
  CHECK_EQ(&Tree::default_instance(), &Tree::default_instance());
  Tree* made = Tree::default_instance().New();
  CHECK(!made->has_id());
  delete made;
}

TEST(ContainersBehaveLikeStl) {
  Tree m;
  for (int i : {3, 1, 2}) m.add_plain(i);
  int sum = 0;
  for (int value : m.plain()) sum += value;
  CHECK_EQ(sum, 6);
  google::protobuf::RepeatedField<int> numbers = m.plain();
  numbers.erase(numbers.begin());
  CHECK_EQ(numbers.size(), 2);
  CHECK_EQ(*numbers.rbegin(), 2);
  numbers.Resize(4, 9);
  numbers.SwapElements(0, 3);
  CHECK_EQ(numbers.at(0), 9);
  numbers.Truncate(1);
  numbers.MergeFrom(numbers);
  CHECK_EQ(numbers.size(), 2);
  google::protobuf::RepeatedField<int> empty;
  CHECK(empty.empty());
  CHECK(empty.begin() == empty.end());
  empty = std::move(numbers);
  CHECK_EQ(empty.size(), 2);

  for (const char* name : {"a", "b", "c", "d"}) m.add_leaves()->set_name(name);
  auto* leaves = m.mutable_leaves();
  leaves->DeleteSubrange(1, 2);
  CHECK_EQ(m.leaves(1).name(), "d");
  leaves->SwapElements(0, 1);
  CHECK_EQ(m.leaves(0).name(), "d");
  leaves->RemoveLast();
  CHECK_EQ(leaves->Add()->name(), "");
  Leaf* last = leaves->ReleaseLast();
  last->set_name("released");
  leaves->AddAllocated(last);
  CHECK_EQ(m.leaves(1).name(), "released");
  google::protobuf::RepeatedPtrField<Leaf> copy(*leaves);
  copy.Mutable(0)->set_name("copy");
  CHECK_EQ(m.leaves(0).name(), "d");
  copy.Swap(leaves);
  CHECK_EQ(leaves->begin()->name(), "copy");
  CHECK_EQ((leaves->end() - 1)->name(), "released");
  google::protobuf::RepeatedPtrField<Leaf>::const_iterator it = leaves->begin();
  CHECK_EQ(it[1].name(), "released");
  leaves->Clear();
  leaves->AddAllocated(new Leaf());
  CHECK_EQ(leaves->size(), 1);
  CHECK_EQ(leaves->Add()->name(), "");
}

TEST(LimitsOfEnums) {
  CHECK_EQ(Level_MIN, LOWEST);
  CHECK_EQ(Level_MAX, HIGHEST);
  CHECK(Level_IsValid(std::numeric_limits<int>::min()));
  CHECK(!Level_IsValid(0));
  CHECK_EQ(Level_Name(std::numeric_limits<int>::max()), "HIGHEST");
}
