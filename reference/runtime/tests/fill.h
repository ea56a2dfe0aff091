// Messages with chosen fields set.
#ifndef TOUCHSTONE_TESTS_FILL_H_
#define TOUCHSTONE_TESTS_FILL_H_

#include <cstdint>
#include <string>

#include "implicit.pb.h"

namespace touchstone_test {

inline void FillPart(demo::test::Part* part, int depth) {
  part->set_id(depth * 1000 - 5);
  part->set_label(std::string(static_cast<size_t>(depth * 11), 'x'));
  if (depth > 0) FillPart(part->mutable_next(), depth - 1);
}

/// \returns a message in which the fields are set whose bits are set in `bits`.
inline demo::test::All MakeAll(uint64_t bits) {
  demo::test::All m;
  const auto wanted = [bits](int number) { return (bits >> number & 1) != 0; };
  const auto value = [bits](int number) { return static_cast<int64_t>(bits * 0x9e3779b97f4a7c15u) >> (number + 3); };
  if (wanted(1)) m.set_i32(static_cast<int32_t>(value(30)));
  if (wanted(2)) m.set_i64(value(2));
  if (wanted(3)) m.set_u32(static_cast<uint32_t>(value(3)));
  if (wanted(4)) m.set_u64(static_cast<uint64_t>(value(40)));
  if (wanted(5)) m.set_s32(static_cast<int32_t>(value(50)));
  if (wanted(6)) m.set_s64(value(6));
  if (wanted(7)) m.set_f32(static_cast<uint32_t>(value(7)));
  if (wanted(8)) m.set_f64(static_cast<uint64_t>(value(8)));
  if (wanted(9)) m.set_sf32(-9);
  if (wanted(10)) m.set_sf64(value(10));
  if (wanted(11)) m.set_fl(-0.0f);
  if (wanted(12)) m.set_db(1.5);
  if (wanted(13)) m.set_bo(true);
  if (wanted(14)) m.set_st("text");
  if (wanted(15)) m.set_by(std::string("\0\xff", 2));
  if (wanted(16)) m.set_color(demo::test::BLUE);
  if (wanted(17)) m.set_kind(demo::test::All::SOME);
  if (wanted(18)) FillPart(m.mutable_part(), 3);
  if (wanted(19)) m.mutable_inner()->add_all()->set_i32(7);
  if (wanted(20)) m.set_oi(0);
  if (wanted(21)) m.set_os("");
  if (wanted(22)) m.set_oc(demo::test::RED);
  for (int i = 0; i < 3; ++i) {
    if (wanted(30)) m.add_ri(static_cast<int32_t>(value(i)));
    if (wanted(31)) m.add_rd(i);
    if (wanted(32)) m.add_rs("string");
    if (wanted(33)) FillPart(m.add_rp(), i);
    if (wanted(34)) m.add_rc(demo::test::GREEN);
    if (wanted(35)) m.add_rb(i == 1);
    if (wanted(36)) m.add_rz(-i);
    if (wanted(37)) m.add_rby("bytes");
  }
  if (wanted(40)) m.set_ci(1);
  if (wanted(41)) m.set_cs("");
  if (wanted(42)) FillPart(m.mutable_cp(), 1);
  if (wanted(43)) m.set_cc(demo::test::RED);
  if (wanted(44)) m.set_cb("one of them");
  if (wanted(45)) m.set_cd(0);
  return m;
}

/// Pseudo-random numbers: each call changes `state`, which must not be zero.
inline uint64_t NextRandom(uint64_t& state) {
  state ^= state << 13;
  state ^= state >> 7;
  state ^= state << 17;
  return state;
}

}  // namespace touchstone_test

#endif  // TOUCHSTONE_TESTS_FILL_H_
