#include "utf8.h"

namespace google::protobuf::internal {

namespace {

/// \returns the byte count of a character that begins with `lead` (0 if none does), and the range of its second byte.
/// The range excludes overlong forms (E0, F0), surrogates (ED) and numbers above U+10FFFF (F4).
int Sequence(uint8_t lead, uint8_t* low, uint8_t* high) {
  *low = 0x80;
  *high = 0xbf;
  if (lead < 0x80) return 1;
  if (lead < 0xc2) return 0;
  if (lead < 0xe0) return 2;
  if (lead < 0xf0) {
    if (lead == 0xe0) *low = 0xa0;
    if (lead == 0xed) *high = 0x9f;
    return 3;
  }
  if (lead > 0xf4) return 0;
  if (lead == 0xf0) *low = 0x90;
  if (lead == 0xf4) *high = 0x8f;
  return 4;
}

}  // namespace

bool IsUtf8Slow(const char* p, const char* end) {
  while (p != end) {
    uint8_t low;
    uint8_t high;
    const int length = Sequence(static_cast<uint8_t>(*p), &low, &high);
    if (length == 0 || end - p < length) return false;
    for (int i = 1; i < length; ++i) {
      const uint8_t byte = static_cast<uint8_t>(p[i]);
      if (byte < low || byte > high) return false;
      low = 0x80;
      high = 0xbf;
    }
    p += length;
  }
  return true;
}

}  // namespace google::protobuf::internal
