// Descriptors from bytes that no compiler wrote: each is rejected or printed, without undefined behaviour. A fixed seed
// determines the random edits of valid files.
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "check.h"
#include "explicit.pb.h"
#include "extension.pb.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/descriptor.pb.h"
#include "google/protobuf/unknown_field_set.h"
#include "implicit.pb.h"

namespace pb = google::protobuf;
using touchstone_test::Hex;

namespace {

/// Ignores the errors of a file, so that they are not printed.
class Silence final : public pb::DescriptorPool::ErrorCollector {
 public:
  void AddError(const std::string&, const std::string&, const pb::Message*, ErrorLocation,
                const std::string&) override {}
};

void AskMessage(const pb::Descriptor& type) {
  for (int i = 0; i < type.field_count(); ++i) {
    const pb::FieldDescriptor& field = *type.field(i);
    CHECK(type.FindFieldByNumber(field.number()) != nullptr);
    if (field.cpp_type() == pb::FieldDescriptor::CPPTYPE_MESSAGE) CHECK(field.message_type() != nullptr);
    if (field.cpp_type() == pb::FieldDescriptor::CPPTYPE_ENUM) CHECK(field.default_value_enum() != nullptr);
    if (field.is_map()) CHECK(field.message_type()->map_key() != nullptr);
    if (field.containing_oneof() != nullptr) CHECK(field.containing_oneof()->field_count() > 0);
    field.DebugString();
  }
  for (int i = 0; i < type.nested_type_count(); ++i) AskMessage(*type.nested_type(i));
}

/// Builds a file in its own pool. \returns the messages of all errors.
std::string ErrorsOf(const pb::FileDescriptorProto& proto) {
  class Messages final : public pb::DescriptorPool::ErrorCollector {
   public:
    void AddError(const std::string&, const std::string&, const pb::Message*, ErrorLocation,
                  const std::string& message) override {
      text += message;
    }
    std::string text;
  } messages;
  pb::DescriptorPool pool;
  const pb::FileDescriptor* file = pool.BuildFileCollectingErrors(proto, &messages);
  CHECK((file == nullptr) == !messages.text.empty());
  return messages.text;
}

/// Builds a file in its own pool and reads all of it. \returns whether it was built.
bool Ask(const std::string& bytes) {
  pb::FileDescriptorProto proto;
  if (!proto.ParsePartialFromString(bytes)) return false;
  pb::DescriptorPool pool(pb::DescriptorPool::generated_pool());
  Silence silence;
  const pb::FileDescriptor* file = pool.BuildFileCollectingErrors(proto, &silence);
  if (file == nullptr) return false;
  pb::DebugStringOptions options;
  options.include_comments = true;
  file->DebugStringWithOptions(options);
  for (int i = 0; i < file->message_type_count(); ++i) AskMessage(*file->message_type(i));
  pb::FileDescriptorProto copy;
  file->CopyTo(&copy);
  file->CopyJsonNameTo(&copy);
  file->CopySourceCodeInfoTo(&copy);
  copy.DebugString();
  return true;
}

}  // namespace

TEST(RangesThatEndAtTheSmallestIntegerAreRefused) {
  pb::FileDescriptorProto proto;
  proto.set_name("range.proto");
  pb::DescriptorProto& message = *proto.add_message_type();
  message.set_name("M");
  pb::DescriptorProto::ReservedRange& range = *message.add_reserved_range();
  range.set_start(1);
  range.set_end(std::numeric_limits<int32_t>::min());
  CHECK_EQ(ErrorsOf(proto), "the reserved range 1 to -2147483649 is empty or contains numbers below 1");
}

TEST(OnlyExtensionsHaveExtendees) {
  pb::FileDescriptorProto proto;
  proto.set_name("extendee.proto");
  pb::DescriptorProto& message = *proto.add_message_type();
  message.set_name("M");
  pb::DescriptorProto::ExtensionRange& range = *message.add_extension_range();
  range.set_start(1);
  range.set_end(10);
  pb::FieldDescriptorProto& field = *message.add_field();
  field.set_name("f");
  field.set_number(11);
  field.set_type(pb::FieldDescriptorProto::TYPE_INT32);
  field.set_extendee(".M");
  CHECK_EQ(ErrorsOf(proto), "the field has an extendee, but is not an extension");
  field.clear_extendee();
  CHECK_EQ(ErrorsOf(proto), "");
  for (const bool in_message : {false, true}) {
    pb::FieldDescriptorProto& extension = in_message ? *message.add_extension() : *proto.add_extension();
    extension = field;
    extension.set_number(in_message ? 1 : 2);
    extension.set_name("x");
    CHECK_EQ(ErrorsOf(proto), "the extension has no extendee");
    extension.set_extendee(".M");
    CHECK_EQ(ErrorsOf(proto), "");
  }
}

TEST(OptionsOfTheWrongWireTypeAreNotPrinted) {
  // In the file's options: java_package (1) as a group, a number of four and of eight bytes and as a varint;
  // java_multiple_files (10) as text and as a group; optimize_for (9) as four bytes and as a group; features (50), a
  // message, as a varint, a group; and uninterpreted_option (999) as a group.
  for (const char* hex :
       {"0b0c", "0d01000000", "09 0100000000000000", "0801", "5200", "5354", "4d01000000", "4b4c", "900301", "93039403",
        "bb3ebc3e", "bb3e 0b 0c bc3e"}) {
    const std::string options = Hex(hex);
    CHECK(Ask(Hex("0a0161") + "\x42" + static_cast<char>(options.size()) + options));
  }
  pb::FileDescriptorProto proto;
  CHECK(proto.ParseFromString(Hex("0a016142040b08010c")));
  pb::DescriptorPool pool;
  const pb::FileDescriptor* file = pool.BuildFile(proto);
  CHECK(file != nullptr);
  if (file != nullptr) CHECK_EQ(file->DebugString(), "syntax = \"proto2\";\n\n");
}

TEST(GroupsWhoseMessageIsDeclaredElsewhereAreFieldsOfThatType) {
  // M and M.Inner have a group of the type M, which is around them, and M has two of the type M.Inner.
  pb::FileDescriptorProto schema;
  schema.set_name("around.proto");
  pb::DescriptorProto* outer = schema.add_message_type();
  outer->set_name("M");
  pb::DescriptorProto* inner = outer->add_nested_type();
  inner->set_name("Inner");
  const auto add = [](pb::DescriptorProto* type, const char* name, int number, const char* of) {
    pb::FieldDescriptorProto* field = type->add_field();
    field->set_name(name);
    field->set_number(number);
    field->set_label(pb::FieldDescriptorProto::LABEL_OPTIONAL);
    field->set_type(pb::FieldDescriptorProto::TYPE_GROUP);
    field->set_type_name(of);
  };
  add(outer, "m", 1, ".M");
  add(outer, "inner", 2, ".M.Inner");
  add(outer, "other", 3, ".M.Inner");
  add(inner, "m", 1, ".M");
  pb::DescriptorPool pool;
  const pb::FileDescriptor* file = pool.BuildFile(schema);
  CHECK(file != nullptr);
  if (file == nullptr) return;
  CHECK_EQ(file->message_type(0)->DebugString(),
           "message M {\n"
           "  optional .M m = 1;\n"
           "  optional group Inner = 2 {\n"
           "    optional .M m = 1;\n"
           "  }\n"
           "  optional .M.Inner other = 3;\n"
           "}\n");
}

TEST(DeeplyNestedOptionsArePrintedToALimit) {
  // An extension of FileOptions whose messages nest: each level is a record around the next.
  pb::FileDescriptorProto schema;
  schema.set_name("deep.proto");
  schema.add_dependency("google/protobuf/descriptor.proto");
  pb::DescriptorProto* deep = schema.add_message_type();
  deep->set_name("Deep");
  for (pb::FieldDescriptorProto* field : {deep->add_field(), schema.add_extension()}) {
    field->set_name("deep");
    field->set_number(1);
    field->set_label(pb::FieldDescriptorProto::LABEL_OPTIONAL);
    field->set_type(pb::FieldDescriptorProto::TYPE_MESSAGE);
    field->set_type_name(".Deep");
  }
  schema.mutable_extension(0)->set_number(60000);
  schema.mutable_extension(0)->set_extendee(".google.protobuf.FileOptions");
  pb::UnknownFieldSet levels;
  for (int i = 0; i < 8000; ++i) {
    const std::string inner = levels.SerializeAsString();
    levels.Clear();
    levels.AddLengthDelimited(1, inner);
  }
  const pb::Reflection* reflection = schema.mutable_options()->GetReflection();
  reflection->MutableUnknownFields(schema.mutable_options())->AddLengthDelimited(60000, levels.SerializeAsString());
  pb::DescriptorPool pool(pb::DescriptorPool::generated_pool());
  const pb::FileDescriptor* file = pool.BuildFile(schema);
  CHECK(file != nullptr);
  if (file != nullptr) CHECK(file->DebugString().find("option (.deep) = { deep { ") != std::string::npos);
}

TEST(EditedDescriptorsAreRejectedOrPrinted) {
  std::vector<std::string> files;
  for (const pb::FileDescriptor* file :
       {pb::FileDescriptorProto::descriptor()->file(), demo::old::Tree::descriptor()->file(),
        demo::ext::Host::descriptor()->file(), demo::test::All::descriptor()->file()}) {
    pb::FileDescriptorProto proto;
    file->CopyTo(&proto);
    proto.set_name("edited.proto");
    // Extensions of options get numbers that the program's own do not have.
    for (pb::FieldDescriptorProto& extension : *proto.mutable_extension()) {
      if (extension.extendee() == ".google.protobuf.MessageOptions") extension.set_number(extension.number() + 1000);
    }
    std::string bytes = proto.SerializeAsString();
    // In another package, whose name has the same length, so that it does not collide with the linked file.
    const std::string package = file->package().substr(0, 4);
    for (size_t place = bytes.find(package); place != std::string::npos; place = bytes.find(package, place)) {
      bytes.replace(place, 4, "edit");
    }
    CHECK(Ask(bytes));
    files.push_back(bytes);
  }
  std::mt19937 random(20261122);
  const auto below = [&random](size_t limit) { return static_cast<size_t>(random()) % limit; };
  int built = 0;
  for (int i = 0; i < 1500; ++i) {
    std::string bytes = files[i % 10 == 0 ? 0 : 1 + below(files.size() - 1)];
    for (size_t edits = 1 + below(3); edits-- != 0;) {
      const size_t place = below(bytes.size());
      const size_t count = 1 + below(std::min<size_t>(8, bytes.size() - place));
      switch (below(5)) {
        case 0:
          bytes[place] = static_cast<char>(random());
          break;
        case 4:
          // Changes a letter of a name, or a number, by one.
          ++bytes[place];
          break;
        case 1:
          // Changes the wire type, or the field number by one.
          bytes[place] = static_cast<char>(bytes[place] ^ (1 << below(8)));
          break;
        case 2:
          // Repeated bytes keep lengths valid more often than random ones.
          bytes.insert(place, bytes.substr(below(bytes.size()), count));
          break;
        default:
          bytes.erase(place, count);
      }
      if (bytes.empty()) bytes = "x";
    }
    if (Ask(bytes)) ++built;
  }
  // Some edited files are valid, so the test covers more than rejection.
  CHECK(built > 50);
}
