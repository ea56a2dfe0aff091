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

namespace {

/// Checks that a message is written into the caller's memory, with no byte before or behind it changed, in a buffer and
/// in memory of its own, which AddressSanitizer guards.
template <typename Message>
void CheckPlace(const Message& message) {
  constexpr size_t kGuard = 300;
  const std::string bytes = message.SerializeAsString();
  const size_t size = message.ByteSizeLong();
  CHECK_EQ(size, bytes.size());
  const std::string guard(kGuard, '#');
  std::string buffer = guard + std::string(size, '?') + guard;
  uint8_t* const place = reinterpret_cast<uint8_t*>(&buffer[kGuard]);
  CHECK(message.SerializeWithCachedSizesToArray(place) == place + size);
  CHECK(buffer == guard + bytes + guard);
  const std::unique_ptr<uint8_t[]> alone(new uint8_t[size]);
  CHECK(message.SerializePartialToArray(alone.get(), static_cast<int>(size)));
  CHECK(std::string(reinterpret_cast<char*>(alone.get()), size) == bytes);
}

/// Calls `set` with an empty message and a number of each length on the wire, and checks the message.
template <typename Set>
void CheckNumbers(const Set& set) {
  for (unsigned bit = 0; bit < 64; ++bit) {
    for (const uint64_t number : {uint64_t{1} << bit, (uint64_t{2} << bit) - 1, ~(uint64_t{1} << bit)}) {
      All message;
      set(message, number);
      CheckPlace(message);
      // The same, a few bytes further from the beginning.
      message.mutable_part()->set_id(static_cast<int>(bit));
      CheckPlace(message);
    }
  }
}

}  // namespace

TEST(NothingIsWrittenAroundTheCallersMemory) {
  CheckPlace(All());
  CheckNumbers([](All& m, uint64_t n) { m.set_i32(static_cast<int32_t>(n)); });
  CheckNumbers([](All& m, uint64_t n) { m.set_u64(n); });
  CheckNumbers([](All& m, uint64_t n) { m.set_s64(static_cast<int64_t>(n)); });
  CheckNumbers([](All& m, uint64_t n) { m.set_oi(static_cast<int32_t>(n)); });
  CheckNumbers([](All& m, uint64_t n) { m.set_ci(static_cast<int32_t>(n)); });
  CheckNumbers([](All& m, uint64_t n) {
    for (int i = 0; i < 20; ++i) m.add_ri(static_cast<int32_t>(n >> i));
  });
  CheckNumbers([](All& m, uint64_t n) {
    for (int i = 0; i < 20; ++i) m.add_rz(static_cast<int64_t>(n >> i));
  });
  CheckNumbers([](All& m, uint64_t n) { m.mutable_inner()->add_all()->add_rz(static_cast<int64_t>(n)); });
  for (size_t size = 0; size < 200; ++size) {
    All message;
    message.set_st(Text(size));
    CheckPlace(message);
    All repeated;
    for (size_t left = size; left != 0; left /= 2) repeated.add_rs(Text(left));
    CheckPlace(repeated);
    All nested;
    nested.mutable_part()->mutable_next()->set_label(Text(size));
    CheckPlace(nested);
    All bytes;
    bytes.set_cb(Text(size));
    CheckPlace(bytes);
  }
}

TEST(AMessageThatWasNotMeasuredIsMeasured) {
  All message;
  message.set_st("not measured");
  uint8_t place[64];
  const uint8_t* const end = message.SerializeWithCachedSizesToArray(place);
  CHECK(std::string(static_cast<const uint8_t*>(place), end) == message.SerializeAsString());
}
