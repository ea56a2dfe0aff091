// A message is copied field by field, then changed call by call, through reflection; what reflection says must agree
// with itself and with the bytes.
#include <google/protobuf/descriptor.h>

#include <memory>

#include "../fuzz.h"

namespace pb = google::protobuf;
using F = pb::FieldDescriptor;

namespace fuzz {

namespace {

/// Calls `act` with the C++ type's functions of Reflection.
#define EACH_NUMBER(CASE)                                                                                         \
  CASE(CPPTYPE_INT32, Int32) CASE(CPPTYPE_INT64, Int64) CASE(CPPTYPE_UINT32, UInt32) CASE(CPPTYPE_UINT64, UInt64) \
      CASE(CPPTYPE_FLOAT, Float) CASE(CPPTYPE_DOUBLE, Double) CASE(CPPTYPE_BOOL, Bool) CASE(CPPTYPE_ENUM, EnumValue)

void CopyMessage(const pb::Message& from, pb::Message& to);

void CopySingular(const pb::Message& from, pb::Message& to, const F* field) {
  const pb::Reflection& reflection = *from.GetReflection();
  switch (field->cpp_type()) {
#define COPY(cpp_type, Type)                                              \
  case F::cpp_type:                                                       \
    reflection.Set##Type(&to, field, reflection.Get##Type(from, field)); \
    break;
    EACH_NUMBER(COPY)
#undef COPY
    case F::CPPTYPE_STRING: {
      std::string scratch;
      MUST(reflection.GetStringReference(from, field, &scratch) == reflection.GetString(from, field));
      reflection.SetString(&to, field, reflection.GetString(from, field));
      break;
    }
    case F::CPPTYPE_MESSAGE:
      CopyMessage(reflection.GetMessage(from, field), *reflection.MutableMessage(&to, field));
  }
}

void CopyElement(const pb::Message& from, pb::Message& to, const F* field, int i) {
  const pb::Reflection& reflection = *from.GetReflection();
  switch (field->cpp_type()) {
#define COPY(cpp_type, Type)                                                         \
  case F::cpp_type:                                                                  \
    reflection.Add##Type(&to, field, reflection.GetRepeated##Type(from, field, i)); \
    break;
    EACH_NUMBER(COPY)
#undef COPY
    case F::CPPTYPE_STRING:
      reflection.AddString(&to, field, reflection.GetRepeatedString(from, field, i));
      break;
    case F::CPPTYPE_MESSAGE:
      CopyMessage(reflection.GetRepeatedMessage(from, field, i), *reflection.AddMessage(&to, field));
  }
}

void CopyMessage(const pb::Message& from, pb::Message& to) {
  const pb::Reflection& reflection = *from.GetReflection();
  std::vector<const F*> fields;
  reflection.ListFields(from, &fields);
  const F* before = nullptr;
  for (const F* field : fields) {
    MUST(before == nullptr || before->number() < field->number());
    before = field;
    if (!field->is_repeated()) {
      MUST(reflection.HasField(from, field));
      CopySingular(from, to, field);
      continue;
    }
    const int count = reflection.FieldSize(from, field);
    MUST(count > 0);
    for (int i = 0; i < count; ++i) CopyElement(from, to, field, i);
    MUST(reflection.FieldSize(to, field) == count);
  }
  reflection.MutableUnknownFields(&to)->MergeFrom(reflection.GetUnknownFields(from));
}

/// \returns a field of the message's type, or one of its extensions.
const F* FieldOf(const pb::Message& m, uint8_t which) {
  const pb::Descriptor& type = *m.GetDescriptor();
  std::vector<const F*> fields;
  for (int i = 0; i < type.field_count(); ++i) fields.push_back(type.field(i));
  type.file()->pool()->FindAllExtensions(&type, &fields);
  return fields.empty() ? nullptr : fields[which % fields.size()];
}

/// Changes a singular field. \returns false if the field is of a type that the call does not fit.
void ChangeSingular(pb::Message& m, const F* field, Input& input) {
  const pb::Reflection& reflection = *m.GetReflection();
  if (input.Below(4) == 0) {
    reflection.ClearField(&m, field);
    MUST(!reflection.HasField(m, field));
    return;
  }
  if (field->cpp_type() == F::CPPTYPE_STRING) {
    const std::string text = input.Text();
    reflection.SetString(&m, field, text);
    MUST(reflection.GetString(m, field) == text);
  } else if (field->cpp_type() == F::CPPTYPE_MESSAGE) {
    if (input.Below(2) == 0) {
      const bool was_set = reflection.HasField(m, field);
      pb::Message* released = reflection.ReleaseMessage(&m, field);
      MUST((released != nullptr) == was_set && !reflection.HasField(m, field));
      if (released != nullptr) reflection.SetAllocatedMessage(&m, released, field);
      MUST(reflection.HasField(m, field) == was_set);
    } else {
      reflection.MutableMessage(&m, field);
      MUST(reflection.HasField(m, field));
    }
  } else if (field->cpp_type() == F::CPPTYPE_ENUM) {
    const pb::EnumDescriptor& type = *field->enum_type();
    const pb::EnumValueDescriptor& value = *type.value(static_cast<int>(input.Byte()) % type.value_count());
    reflection.SetEnum(&m, field, &value);
    MUST(reflection.GetEnumValue(m, field) == value.number());
    MUST(reflection.GetEnum(m, field)->number() == value.number());
  } else {
    const uint64_t number = input.Number();
    switch (field->cpp_type()) {
      case F::CPPTYPE_INT32:
        reflection.SetInt32(&m, field, static_cast<int32_t>(number));
        MUST(reflection.GetInt32(m, field) == static_cast<int32_t>(number));
        break;
      case F::CPPTYPE_INT64:
        reflection.SetInt64(&m, field, static_cast<int64_t>(number));
        MUST(reflection.GetInt64(m, field) == static_cast<int64_t>(number));
        break;
      case F::CPPTYPE_UINT32:
        reflection.SetUInt32(&m, field, static_cast<uint32_t>(number));
        MUST(reflection.GetUInt32(m, field) == static_cast<uint32_t>(number));
        break;
      case F::CPPTYPE_UINT64:
        reflection.SetUInt64(&m, field, number);
        MUST(reflection.GetUInt64(m, field) == number);
        break;
      case F::CPPTYPE_BOOL:
        reflection.SetBool(&m, field, number % 2 == 1);
        MUST(reflection.GetBool(m, field) == (number % 2 == 1));
        break;
      case F::CPPTYPE_FLOAT:
        reflection.SetFloat(&m, field, static_cast<float>(number));
        MUST(reflection.GetFloat(m, field) == static_cast<float>(number));
        break;
      default:
        reflection.SetDouble(&m, field, static_cast<double>(number));
        MUST(reflection.GetDouble(m, field) == static_cast<double>(number));
    }
    if (field->has_presence()) MUST(reflection.HasField(m, field));
  }
  if (const pb::OneofDescriptor* oneof = field->real_containing_oneof()) {
    MUST(reflection.HasOneof(m, oneof) == (reflection.GetOneofFieldDescriptor(m, oneof) != nullptr));
  }
}

void ChangeRepeated(pb::Message& m, const F* field, Input& input) {
  const pb::Reflection& reflection = *m.GetReflection();
  const int count = reflection.FieldSize(m, field);
  const size_t what = input.Below(5);
  if (what == 0) {
    reflection.ClearField(&m, field);
    MUST(reflection.FieldSize(m, field) == 0);
  } else if (what == 1 && count > 0) {
    reflection.RemoveLast(&m, field);
    MUST(reflection.FieldSize(m, field) == count - 1);
  } else if (what == 2 && count > 0) {
    reflection.SwapElements(&m, field, static_cast<int>(input.Byte()) % count, static_cast<int>(input.Byte()) % count);
  } else if (what == 3 && count > 0 && field->cpp_type() == F::CPPTYPE_MESSAGE) {
    pb::Message* released = reflection.ReleaseLast(&m, field);
    reflection.AddAllocatedMessage(&m, field, released);
    MUST(reflection.FieldSize(m, field) == count);
  } else if (count > 0) {
    CopyElement(m, m, field, static_cast<int>(input.Byte()) % count);
    MUST(reflection.FieldSize(m, field) == count + 1);
  } else if (field->cpp_type() == F::CPPTYPE_MESSAGE) {
    reflection.AddMessage(&m, field);
  } else if (field->cpp_type() == F::CPPTYPE_STRING) {
    reflection.AddString(&m, field, input.Text());
  }
}

}  // namespace

void Reflect(Input& input) {
  const uint8_t which = input.Byte();
  const pb::Message& type = FullTypeOf(which);
  const uint8_t changes = input.Byte();
  const std::string bytes = input.Rest();
  const std::unique_ptr<pb::Message> m(type.New());
  if (!m->ParsePartialFromString(bytes)) return;
  const std::unique_ptr<pb::Message> copy(type.New());
  CopyMessage(*m, *copy);
  MUST(m->SpaceUsedLong() > 0);
  if (AsksFor(which, 0, 2)) MUST(Canonical(*copy) == Canonical(*m));
  if (!AsksFor(which, 1, 2)) return;

  // The message's own bytes choose the calls.
  Input choices(reinterpret_cast<const uint8_t*>(bytes.data()), bytes.size());
  for (int i = 0; i < changes % 16; ++i) {
    const F* field = FieldOf(*copy, choices.Byte());
    if (field == nullptr) break;
    if (field->is_repeated()) {
      ChangeRepeated(*copy, field, choices);
    } else {
      ChangeSingular(*copy, field, choices);
    }
  }
  const std::string changed = Canonical(*copy);
  const std::unique_ptr<pb::Message> again(type.New());
  CopyMessage(*copy, *again);
  MUST(Canonical(*again) == changed);
  m->GetReflection()->Swap(m.get(), copy.get());
  MUST(Canonical(*m) == changed);
  std::vector<const F*> fields;
  m->GetReflection()->ListFields(*m, &fields);
  m->GetReflection()->SwapFields(m.get(), copy.get(), fields);
  m->Clear();
  MUST(m->ByteSizeLong() == 0);
}

}  // namespace fuzz
