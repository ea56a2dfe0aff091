// Corrupted messages: every prefix, and every change of one byte. Parsing must return without a sanitizer report; if it
// succeeds, the message can be written and read again.
#include "check.h"
#include "explicit.pb.h"
#include "implicit.pb.h"
#include "lite.pb.h"

namespace {

demo::test::All SampleAll() {
  demo::test::All m;
  m.set_i32(-1);
  m.set_st("testing");
  m.set_by("bytes");
  m.set_db(1.5);
  m.mutable_part()->mutable_next()->set_label("below");
  m.mutable_inner()->add_all()->set_i64(1 << 20);
  m.set_os("optional");
  for (int i = 0; i < 4; ++i) m.add_ri(i * 1000);
  m.add_rd(2.5);
  m.add_rs("repeated");
  m.add_rp()->set_id(3);
  m.add_rc(demo::test::BLUE);
  m.mutable_cp()->set_label("chosen");
  m.mutable_unknown_fields()->AddGroup(200)->AddLengthDelimited(1, "in a group");
  return m;
}

demo::old::Tree SampleTree() {
  demo::old::Tree m;
  m.set_id(1);
  m.mutable_leaf()->set_name("leaf");
  m.mutable_branch()->mutable_tree()->set_id(7);
  m.add_twig()->set_green(true);
  m.add_levels(demo::old::HIGH);
  m.add_packed_levels(demo::old::LOWEST);
  m.mutable_knot()->set_size(2);
  m.set_raw("raw");
  return m;
}

template <typename Message>
void Answer(Message& m, const std::string& bytes) {
  if (!m.ParsePartialFromString(bytes)) return;
  const std::string written = m.SerializePartialAsString();
  Message again;
  CHECK(again.ParsePartialFromString(written));
  CHECK(again.SerializePartialAsString() == written);
}

template <typename Message>
void Corrupt(const Message& sample) {
  const std::string bytes = sample.SerializePartialAsString();
  Message m;
  for (size_t length = 0; length <= bytes.size(); ++length) Answer(m, bytes.substr(0, length));
  for (size_t place = 0; place < bytes.size(); ++place) {
    std::string changed = bytes;
    for (int value = 0; value < 256; ++value) {
      changed[place] = static_cast<char>(value);
      Answer(m, changed);
    }
  }
}

}  // namespace

TEST(CorruptedMessagesWithImplicitPresence) { Corrupt(SampleAll()); }
TEST(CorruptedMessagesWithExplicitPresence) { Corrupt(SampleTree()); }
TEST(CorruptedLiteMessages) {
  demo::light::Point m;
  m.set_x(1);
  m.add_more()->mutable_unknown_fields()->assign("\x28\x01", 2);
  Corrupt(m);
}
