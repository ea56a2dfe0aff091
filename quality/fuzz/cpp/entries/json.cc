// A message that is written as JSON is read again as the same message. JSON from outside is refused, or is read, and then
// written and read again without a change.
#include <google/protobuf/any.pb.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/field_mask.pb.h>
#include <google/protobuf/util/json_util.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

#include "../fuzz.h"
#include "forms.pb.h"

namespace pb = google::protobuf;
using F = pb::FieldDescriptor;
using pb::util::JsonParseOptions;
using pb::util::JsonPrintOptions;

namespace fuzz {

namespace {

/// As deep as a text may be nested.
constexpr int kMaxDepth = 100;

/// How deep the deepest value of a JSON text is: a value alone is 0 deep.
int DepthOf(const std::string& json) {
  int depth = 0;
  int deepest = 0;
  bool is_quoted = false;
  for (size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (is_quoted) {
      if (c == '\\') ++i;
      if (c == '"') is_quoted = false;
    } else if (c == '}' || c == ']') {
      --depth;
    } else if (c > ' ') {
      deepest = std::max(deepest, depth);
      is_quoted = c == '"';
      if (c == '{' || c == '[') ++depth;
    }
  }
  return deepest;
}

/// Whether a text is UTF-8. A second opinion: the runtime has its own.
bool IsUtf8(const std::string& text) {
  for (size_t i = 0; i < text.size();) {
    const auto at = [&](size_t k) { return i + k < text.size() ? static_cast<uint8_t>(text[i + k]) : uint8_t{0}; };
    const auto follows = [&](size_t k) { return (at(k) & 0xc0) == 0x80; };
    if (at(0) < 0x80) {
      i += 1;
    } else if (at(0) >= 0xc2 && at(0) < 0xe0 && follows(1)) {
      i += 2;
    } else if (at(0) >= 0xe0 && at(0) < 0xf0 && follows(1) && follows(2) && !(at(0) == 0xe0 && at(1) < 0xa0) &&
               !(at(0) == 0xed && at(1) >= 0xa0)) {
      i += 3;
    } else if (at(0) >= 0xf0 && at(0) < 0xf5 && follows(1) && follows(2) && follows(3) &&
               !(at(0) == 0xf0 && at(1) < 0x90) && !(at(0) == 0xf4 && at(1) >= 0x90)) {
      i += 4;
    } else {
      return false;
    }
  }
  return true;
}

/// What a message had that JSON cannot tell.
struct Lost {
  /// An Any: its bytes may be written in another order, and what they hold is not looked at here.
  bool any = false;
  /// A string that is not UTF-8.
  bool text = false;
};

/// Whether a field mask's paths can be told apart when they are one string.
bool IsSeparable(const pb::FieldMask& mask) {
  return std::all_of(mask.paths().begin(), mask.paths().end(), [](const std::string& path) {
    return !path.empty() && path.find(',') == std::string::npos;
  });
}

/// Takes from a message what JSON has no form for: unknown fields, extensions, Anys, other values of NullValue than its
/// only one, field masks that are not separable, and which NaN a number is.
Lost KeepWhatJsonHas(pb::Message& m) {
  const pb::Reflection& reflection = *m.GetReflection();
  Lost lost;
  if (!reflection.GetUnknownFields(m).empty()) reflection.MutableUnknownFields(&m)->Clear();
  switch (m.GetDescriptor()->well_known_type()) {
    case pb::Descriptor::WELLKNOWNTYPE_ANY:
      lost.any = m.ByteSizeLong() != 0;
      m.Clear();
      return lost;
    case pb::Descriptor::WELLKNOWNTYPE_FIELDMASK:
      if (!IsSeparable(static_cast<const pb::FieldMask&>(m))) m.Clear();
      break;
    default:
      break;
  }
  std::vector<const F*> fields;
  reflection.ListFields(m, &fields);
  for (const F* field : fields) {
    if (field->is_extension()) {
      reflection.ClearField(&m, field);
      continue;
    }
    const int count = field->is_repeated() ? reflection.FieldSize(m, field) : -1;
    switch (field->cpp_type()) {
      case F::CPPTYPE_MESSAGE:
        for (int i = 0; i < std::max(count, 1); ++i) {
          const Lost inside = KeepWhatJsonHas(count < 0 ? *reflection.MutableMessage(&m, field)
                                                        : *reflection.MutableRepeatedMessage(&m, field, i));
          lost.any |= inside.any;
          lost.text |= inside.text;
        }
        break;
      case F::CPPTYPE_STRING:
        if (field->type() == F::TYPE_BYTES) break;
        if (count < 0) lost.text |= !IsUtf8(reflection.GetString(m, field));
        for (int i = 0; i < count; ++i) lost.text |= !IsUtf8(reflection.GetRepeatedString(m, field, i));
        break;
      case F::CPPTYPE_ENUM:
        if (field->enum_type()->full_name() != "google.protobuf.NullValue") break;
        if (count < 0) reflection.SetEnumValue(&m, field, 0);
        for (int i = 0; i < count; ++i) reflection.SetRepeatedEnumValue(&m, field, i, 0);
        break;
#define ONE_NAN(cpp_type, Type, type)                                                                                \
  case F::cpp_type: {                                                                                                \
    const type nan = std::numeric_limits<type>::quiet_NaN();                                                         \
    if (count < 0 && std::isnan(reflection.Get##Type(m, field))) reflection.Set##Type(&m, field, nan);               \
    for (int i = 0; i < count; ++i) {                                                                                \
      if (std::isnan(reflection.GetRepeated##Type(m, field, i))) reflection.SetRepeated##Type(&m, field, i, nan); \
    }                                                                                                                \
    break;                                                                                                           \
  }
        ONE_NAN(CPPTYPE_FLOAT, Float, float)
        ONE_NAN(CPPTYPE_DOUBLE, Double, double)
#undef ONE_NAN
      default:
        break;
    }
  }
  return lost;
}

/// The types of JSON inputs: messages, then well-known types that are read alone.
const std::vector<const pb::Message*>& JsonTypes() {
  static const std::vector<const pb::Message*> types = [] {
    std::vector<const pb::Message*> all;
    for (uint8_t i = 0; i + 1u < Types().size(); ++i) all.push_back(&FullTypeOf(i));
    const pb::Descriptor& forms = *Forms::descriptor();
    pb::MessageFactory& factory = *pb::MessageFactory::generated_factory();
    all.push_back(factory.GetPrototype(&forms));
    for (int i = 0; i < forms.field_count(); ++i) {
      const pb::Descriptor* type = forms.field(i)->message_type();
      if (type == nullptr || type->well_known_type() == pb::Descriptor::WELLKNOWNTYPE_UNSPECIFIED) continue;
      const pb::Message* one = factory.GetPrototype(type);
      if (std::find(all.begin(), all.end(), one) == all.end()) all.push_back(one);
    }
    return all;
  }();
  return types;
}

bool Write(const pb::Message& m, uint8_t way, std::string& json) {
  JsonPrintOptions options;
  options.add_whitespace = (way & 1) != 0;
  options.always_print_primitive_fields = (way & 2) != 0;
  options.always_print_enums_as_ints = (way & 4) != 0;
  options.preserve_proto_field_names = (way & 8) != 0;
  const std::string before = "before";
  json = before;
  const pb::util::Status status = pb::util::MessageToJsonString(m, &json, options);
  MUST(json.compare(0, before.size(), before) == 0);
  json.erase(0, before.size());
  MUST(status.ok() ? !json.empty() : json.empty() && !status.message().empty());
  return status.ok();
}

bool Read(const std::string& json, pb::Message& m, uint8_t way = 0) {
  JsonParseOptions options;
  options.ignore_unknown_fields = (way & 16) != 0;
  options.case_insensitive_enum_parsing = (way & 32) != 0;
  const pb::util::Status status = pb::util::JsonStringToMessage(json, &m, options);
  MUST(status.ok() || !status.message().empty());
  return status.ok();
}

/// Whether every message of a type has JSON: some well-known types have values that JSON has no form for.
bool AlwaysHasJson(const pb::Descriptor& type) {
  return type.well_known_type() == pb::Descriptor::WELLKNOWNTYPE_UNSPECIFIED && type.file()->dependency_count() == 0;
}

constexpr uint8_t kPrintDefaults = 2;

/// Writes a message, reads it and writes it again. \param m  has only what JSON has. \returns false if it is not written.
bool WriteAndRead(const pb::Message& m, uint8_t way) {
  std::string json;
  if (!Write(m, way, json)) return false;
  const std::unique_ptr<pb::Message> again(m.New());
  // Printed defaults of required fields are values, when they are read.
  if ((way & kPrintDefaults) == 0 || m.IsInitialized()) {
    MUST(Read(json, *again, way) == (DepthOf(json) <= kMaxDepth && m.IsInitialized()));
  } else if (!Read(json, *again, way)) {
    return true;
  }
  if (!m.IsInitialized() || DepthOf(json) > kMaxDepth) return true;
  std::string twice;
  MUST(Write(*again, way, twice) && twice == json);
  if ((way & kPrintDefaults) == 0) MUST(Canonical(*again) == Canonical(m));
  return true;
}

/// Text that was written for what another text said stays the same from then on. For messages with an Any, too.
void WriteAgainAndAgain(const pb::Message& m, const std::string& json, uint8_t way) {
  const std::unique_ptr<pb::Message> again(m.New());
  if (DepthOf(json) > kMaxDepth) return;
  MUST(Read(json, *again, way));
  std::string twice;
  MUST(Write(*again, way, twice));
  if (DepthOf(twice) > kMaxDepth) return;
  MUST(Read(twice, *again, way));
  std::string thrice;
  MUST(Write(*again, way, thrice) && thrice == twice);
}

void FromMessage(pb::Message& m, uint8_t way) {
  std::string whole;
  const bool is_written = Write(m, way, whole);
  MUST(is_written || !AlwaysHasJson(*m.GetDescriptor()));
  const std::unique_ptr<pb::Message> again(m.New());
  if (is_written && Read(whole, *again, way)) Write(*again, way, whole);
  if (KeepWhatJsonHas(m).text) return;
  MUST(WriteAndRead(m, way) || !is_written);
}

void FromText(const std::string& json, pb::Message& m, uint8_t way) {
  const bool is_read = Read(json, m, way);
  MUST(!is_read || (IsUtf8(json) && m.IsInitialized()));
  std::string whole;
  const bool is_written = is_read && Write(m, way, whole);
  if (is_written) WriteAgainAndAgain(m, whole, way);
  const Lost lost = KeepWhatJsonHas(m);
  const std::unique_ptr<pb::Message> strict(m.New());
  if (Read(json, *strict)) {
    // What more is accepted changes nothing in what is accepted anyway.
    MUST(is_read);
    KeepWhatJsonHas(*strict);
    MUST(Canonical(*strict) == Canonical(m));
  }
  if (!is_read) return;
  MUST((is_written || lost.any) && !lost.text);
  MUST(WriteAndRead(m, way));
}

}  // namespace

const pb::Message& JsonTypeOf(uint8_t byte) { return *JsonTypes()[(byte & 0x7f) % JsonTypes().size()]; }

void Json(Input& input) {
  const uint8_t which = input.Byte();
  const uint8_t way = input.Byte();
  const std::unique_ptr<pb::Message> m(JsonTypeOf(which).New());
  const std::string rest = input.Rest();
  if ((which & 0x80) == 0) {
    FromText(rest, *m, way);
  } else if (m->ParsePartialFromString(rest)) {
    FromMessage(*m, way);
  }
}

}  // namespace fuzz
