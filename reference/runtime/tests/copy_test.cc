// Copy, merge, swap and clear of whole messages. The wire format says what is right: merging two messages is parsing the
// bytes of one after those of the other.
#include <utility>

#include "check.h"
#include "explicit.pb.h"
#include "fill.h"
#include "small_explicit.pb.h"

using touchstone_test::MakeAll;
using touchstone_test::NextRandom;
using touchstone_test::ToHex;

namespace {

template <typename Message>
std::string Bytes(const Message& message) {
  return ToHex(message.SerializePartialAsString());
}

template <typename Message>
void CheckPair(const Message& one, const Message& other) {
  const std::string first = one.SerializePartialAsString();
  const std::string second = other.SerializePartialAsString();

  Message copy(one);
  CHECK_EQ(Bytes(copy), ToHex(first));
  copy.CopyFrom(other);
  CHECK_EQ(Bytes(copy), ToHex(second));
  // Into kept buffers.
  copy.Clear();
  CHECK_EQ(Bytes(copy), "");
  copy.MergeFrom(one);
  CHECK_EQ(Bytes(copy), ToHex(first));

  Message parsed;
  CHECK(parsed.ParsePartialFromString(first + second));
  copy.MergeFrom(other);
  CHECK_EQ(Bytes(copy), Bytes(parsed));

  Message swapped(other);
  copy = one;
  copy.Swap(&swapped);
  CHECK_EQ(Bytes(copy), ToHex(second));
  CHECK_EQ(Bytes(swapped), ToHex(first));
  Message moved(std::move(copy));
  CHECK_EQ(Bytes(moved), ToHex(second));
  CHECK_EQ(Bytes(swapped), ToHex(first));

  // The sources are as before.
  CHECK_EQ(Bytes(one), ToHex(first));
  CHECK_EQ(Bytes(other), ToHex(second));
}

template <typename Message>
Message MakeTree(uint64_t bits, int depth = 0) {
  Message tree;
  const auto wanted = [bits](int index) { return (bits >> index & 1) != 0; };
  if (wanted(0)) tree.set_id(static_cast<int64_t>(bits));
  if (wanted(1)) tree.mutable_leaf()->set_weight(5);
  if (wanted(2)) tree.add_leaves()->set_name("a name that is longer than fifteen bytes");
  if (wanted(3)) tree.mutable_branch()->set_angle(-3);
  if (wanted(4) && depth < 2) *tree.mutable_branch()->mutable_tree() = MakeTree<Message>(bits >> 3, depth + 1);
  if (wanted(5)) tree.add_twig()->set_green(false);
  if (wanted(6)) tree.set_level(static_cast<decltype(tree.level())>(1));
  if (wanted(7)) tree.add_packed_levels(static_cast<decltype(tree.level())>(100));
  if (wanted(8)) tree.set_text("short");
  if (wanted(9)) tree.set_raw("");
  if (wanted(10)) tree.set_f(0);
  if (wanted(11)) tree.set_d(1.25);
  if (wanted(12)) tree.set_smallest(0);
  if (wanted(13)) tree.set_yes(false);
  if (wanted(14)) tree.set_min32(-1);
  if (wanted(15)) tree.add_plain(7);
  switch (bits >> 16 & 7) {
    case 0:
      tree.set_number(static_cast<int32_t>(bits >> 20));
      break;
    case 1:
      tree.set_word("the word");
      break;
    case 2:
      tree.mutable_sheet()->set_name("sheet");
      break;
    case 3:
      tree.mutable_sheet()->set_weight(9);
      break;
    case 4:
      tree.mutable_knot()->set_size(3);
      break;
    default:
      break;
  }
  if (wanted(22)) tree.set_far(1);
  return tree;
}

/// Clearing restores every default, and presence.
template <typename Message>
void CheckCleared(Message tree) {
  tree.Clear();
  CHECK_EQ(tree.min32(), INT32_MIN);
  CHECK_EQ(tree.yes(), true);
  CHECK_EQ(tree.largest(), UINT64_MAX);
  CHECK(tree.d() != tree.d());
  CHECK_EQ(static_cast<int>(tree.level()), 100);
  CHECK(!tree.has_min32() && !tree.has_text() && !tree.has_leaf());
  CHECK_EQ(tree.number(), 42);
  CHECK_EQ(tree.ByteSizeLong(), size_t{0});
}

}  // namespace

TEST(FieldsOfImplicitPresenceAreCopied) {
  for (int number = 0; number < 46; ++number) CheckPair(MakeAll(uint64_t{1} << number), MakeAll(0));
  uint64_t state = 0x9e3779b97f4a7c15;
  for (int i = 0; i < 200; ++i) {
    const uint64_t bits = NextRandom(state);
    CheckPair(MakeAll(bits), MakeAll(NextRandom(state)));
    CheckPair(MakeAll(bits), MakeAll(bits));
  }
}

TEST(FieldsOfExplicitPresenceAreCopied) {
  uint64_t state = 0x2545f4914f6cdd1d;
  for (int i = 0; i < 200; ++i) {
    const uint64_t bits = NextRandom(state);
    const uint64_t more = NextRandom(state);
    CheckPair(MakeTree<demo::old::Tree>(bits), MakeTree<demo::old::Tree>(more));
    CheckPair(MakeTree<small::old::Tree>(bits), MakeTree<small::old::Tree>(more));
    CheckCleared(MakeTree<demo::old::Tree>(bits));
    CHECK_EQ(MakeTree<demo::old::Tree>(bits).ByteSizeLong(), MakeTree<small::old::Tree>(bits).ByteSizeLong());
  }
}

TEST(AMessageThatWasParsedIsMergedLikeOneThatWasSet) {
  uint64_t state = 0x1234567890abcdef;
  for (int i = 0; i < 100; ++i) {
    demo::test::All parsed;
    CHECK(parsed.ParseFromString(MakeAll(NextRandom(state)).SerializeAsString()));
    CheckPair(parsed, MakeAll(NextRandom(state)));
    CheckPair(MakeAll(NextRandom(state)), parsed);
  }
}
