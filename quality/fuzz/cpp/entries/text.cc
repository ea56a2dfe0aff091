// Text that is accepted is printed and accepted again as the same message; so is the text of a message.
#include <google/protobuf/io/tokenizer.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/time_util.h>

#include <memory>

#include "../fuzz.h"

namespace pb = google::protobuf;
using pb::TextFormat;

namespace fuzz {

namespace {

/// Counts errors instead of printing them.
class Errors final : public pb::io::ErrorCollector {
 public:
  void AddError(int line, int column, const std::string& message) override {
    MUST(line >= -1 && column >= -1 && !message.empty());
    ++count;
  }
  int count = 0;
};

bool Read(const std::string& text, pb::Message& m, uint8_t way = 0) {
  Errors errors;
  TextFormat::Parser parser;
  parser.RecordErrorsTo(&errors);
  parser.AllowPartialMessage(true);
  parser.AllowFieldNumber((way & 1) != 0);
  parser.AllowCaseInsensitiveField((way & 2) != 0);
  parser.AllowUnknownField((way & 4) != 0);
  parser.AllowUnknownEnum((way & 8) != 0);
  TextFormat::ParseInfoTree tree;
  parser.WriteLocationsTo(&tree);
  const bool read = (way & 16) != 0 ? parser.MergeFromString(text, &m) : parser.ParseFromString(text, &m);
  MUST(read == (errors.count == 0));
  return read;
}

constexpr uint8_t kExpandAny = 16;

std::string Printed(const pb::Message& m, uint8_t way = 0) {
  TextFormat::Printer printer;
  printer.SetSingleLineMode((way & 1) != 0);
  printer.SetUseFieldNumber((way & 2) != 0);
  printer.SetUseShortRepeatedPrimitives((way & 4) != 0);
  printer.SetUseUtf8StringEscaping((way & 8) != 0);
  printer.SetExpandAny((way & kExpandAny) != 0);
  printer.SetPrintMessageFieldsInIndexOrder((way & 32) != 0);
  // Text has no form for them that is read again.
  printer.SetHideUnknownFields(true);
  std::string text;
  MUST(printer.PrintToString(m, &text));
  return text;
}

/// The message without its unknown fields is printed and read again. Texts are compared, because text has one NaN only.
void PrintAndRead(const pb::Message& m, uint8_t way) {
  const std::string plain = Printed(m);
  const std::unique_ptr<pb::Message> again(m.New());
  MUST(Read(plain, *again));
  MUST(Printed(*again) == plain);
  // An expanded Any is shown without the unknown fields inside, and under whatever name its URL has.
  Printed(m, way);
  MUST(Read(Printed(m, static_cast<uint8_t>(way & ~kExpandAny)), *again, /*field numbers*/ 1));
  MUST(Printed(*again) == plain);
  m.DebugString();
  m.ShortDebugString();
  m.Utf8DebugString();
}

void Times(const std::string& text) {
  pb::Timestamp timestamp;
  pb::Timestamp again;
  if (pb::util::TimeUtil::FromString(text, &timestamp)) {
    MUST(pb::util::TimeUtil::FromString(pb::util::TimeUtil::ToString(timestamp), &again));
    MUST(again.seconds() == timestamp.seconds() && again.nanos() == timestamp.nanos());
  }
  pb::Duration duration;
  pb::Duration other;
  if (pb::util::TimeUtil::FromString(text, &duration)) {
    MUST(pb::util::TimeUtil::FromString(pb::util::TimeUtil::ToString(duration), &other));
    MUST(other.seconds() == duration.seconds() && other.nanos() == duration.nanos());
  }
}

}  // namespace

void Text(Input& input) {
  const uint8_t which = input.Byte();
  const pb::Message& type = FullTypeOf(which);
  const uint8_t way = input.Byte();
  const std::string rest = input.Rest();
  const std::unique_ptr<pb::Message> m(type.New());
  if ((which & 0x80) != 0) {
    if (m->ParsePartialFromString(rest)) PrintAndRead(*m, way);
    return;
  }
  if (Read(rest, *m)) PrintAndRead(*m, way);
  m->Clear();
  Read(rest, *m, way);
  Canonical(*m);
  std::string error;
  const std::unique_ptr<pb::Message> flag(type.New());
  if (pb::AbslParseFlag(rest, flag.get(), &error)) {
    const std::string unparsed = pb::AbslUnparseFlag(*flag);
    const std::unique_ptr<pb::Message> again(type.New());
    MUST(pb::AbslParseFlag(unparsed, again.get(), &error));
    MUST(Canonical(*again) == Canonical(*flag));
  } else {
    MUST(!error.empty());
  }
  if (rest.size() < 64) Times(rest);
}

}  // namespace fuzz
