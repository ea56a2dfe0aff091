// Messages larger than the first output chunk: many chunks, strings that are not copied, nesting.
#include <memory>

#include "check.h"
#include "explicit.pb.h"
#include "implicit.pb.h"

using demo::test::All;
using demo::test::Part;

namespace {

std::string Text(size_t size) {
  std::string text(size, ' ');
  for (size_t i = 0; i < size; ++i) text[i] = static_cast<char>('a' + (i * i + size) % 26);
  return text;
}

/// Checks that all ways to serialize give the same bytes, which parse as the same message.
void CheckWays(const All& message) {
  const std::string bytes = message.SerializeAsString();
  CHECK_EQ(message.GetCachedSize(), static_cast<int>(bytes.size()));
  CHECK_EQ(message.ByteSizeLong(), bytes.size());

  std::string appended = "before";
  CHECK(message.AppendToString(&appended));
  CHECK(appended == "before" + bytes);

  std::unique_ptr<char[]> exact(new char[bytes.size()]);
  CHECK(message.SerializeToArray(exact.get(), static_cast<int>(bytes.size())));
  CHECK(std::string(exact.get(), bytes.size()) == bytes);
  CHECK(!message.SerializeToArray(exact.get(), static_cast<int>(bytes.size()) - 1));

  std::unique_ptr<uint8_t[]> cached(new uint8_t[bytes.size()]);
  CHECK(message.SerializeWithCachedSizesToArray(cached.get()) == cached.get() + bytes.size());
  CHECK(std::string(reinterpret_cast<char*>(cached.get()), bytes.size()) == bytes);

  All read;
  CHECK(read.ParseFromString(bytes));
  CHECK(read.SerializeAsString() == bytes);
}

}  // namespace

TEST(MessagesOfEverySizeAroundTheFirstChunk) {
  for (size_t size :
       {0u,   1u,   3u,   4u,    7u,    8u,    15u,   16u,   17u,   31u,   32u,   33u,   127u,  128u,  480u,
        488u, 500u, 512u, 4040u, 4070u, 4071u, 4072u, 4073u, 4080u, 4090u, 4095u, 4096u, 4097u, 8192u, 100000u}) {
    All message;
    message.set_i32(1);
    message.set_st(Text(size));
    message.set_db(2);
    CheckWays(message);
    // Many copies, so that chunks end at any place.
    All many;
    for (size_t i = 0; i < 40; ++i) {
      many.add_rp()->set_label(Text(size % 5000));
      many.mutable_rp(static_cast<int>(i))->set_id(static_cast<int>(i * i * i));
    }
    CheckWays(many);
  }
}

TEST(LongTextsAmongShortOnes) {
  All message;
  for (size_t i = 0; i < 50; ++i) {
    message.add_rs(Text(i % 7 == 0 ? 5000 + i : i));
    message.add_rby(Text(i % 11 == 0 ? 70000 : 2));
    message.add_ri(static_cast<int>(i) - 25);
    message.add_rz(static_cast<int64_t>(i) << i);
    message.add_rd(static_cast<double>(i));
  }
  message.mutable_part()->mutable_next()->set_label(Text(4096));
  message.mutable_inner()->add_all()->set_cs(Text(9000));
  CheckWays(message);
}

TEST(LongPackedFields) {
  All message;
  for (int i = 0; i < 20000; ++i) {
    message.add_ri(i * 37);
    message.add_rd(i);
  }
  CheckWays(message);
}

TEST(NestingLeavesSpaceForLengths) {
  All message;
  Part* part = message.mutable_part();
  for (int i = 0; i < 90; ++i) {
    part->set_label(Text(static_cast<size_t>(i * 7)));
    part = part->mutable_next();
  }
  CheckWays(message);
}
