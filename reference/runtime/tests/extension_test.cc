// Extensions, as far as features cannot test them: order among the fields, reuse of objects, the registry, reflection.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <ctime>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "check.h"
#include "extension.pb.h"
#include "google/protobuf/descriptor.h"
#include "google/protobuf/extension_set.h"
#include "google/protobuf/text_format.h"
#include "google/protobuf/unknown_field_set.h"

namespace internal = google::protobuf::internal;
using demo::ext::Host;
using demo::ext::Part;
using touchstone_test::Hex;
using touchstone_test::ToHex;

namespace {

const internal::ExtensionSet& SetOf(const Host& host) { return internal::MessageAccess::Extensions(host); }
internal::ExtensionSet& SetOf(Host& host) { return internal::MessageAccess::Extensions(host); }

/// A function for any extension, as in user code: with the four template parameters of the identifier.
template <typename Extendee, typename Traits, internal::FieldType type, bool packed>
typename Traits::Singular::ConstType GetOr(const Extendee& message,
                                           const internal::ExtensionIdentifier<Extendee, Traits, type, packed>& id,
                                           typename Traits::Singular::ConstType otherwise) {
  return message.HasExtension(id) ? message.GetExtension(id) : otherwise;
}

/// \returns whether the statement ends the process by abort().
template <typename Statement>
bool Aborts(Statement&& statement) {
  const pid_t child = fork();
  if (child == 0) {
    std::freopen("/dev/null", "w", stderr);
    statement();
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  return WIFSIGNALED(status) && WTERMSIG(status) == SIGABRT;
}

}  // namespace

TEST(ExtensionsAreWrittenInNumberOrderAmongTheFields) {
  Host m;
  m.SetExtension(demo::ext::last, 9);
  m.set_twentieth(8);
  m.AddExtension(demo::ext::packed, 7);
  m.AddExtension(demo::ext::packed, 300);
  m.set_fifth(6);
  m.SetExtension(demo::ext::text, "abc");
  m.SetExtension(demo::ext::second, 4);
  m.set_first(3);
  CHECK_BYTES(m, "0803 1004 1a03616263 2806 620307ac02 a00108 f8ffffff0f09");
  CHECK_EQ(m.ByteSizeLong(), m.SerializeAsString().size());
  std::string array(m.ByteSizeLong(), '\0');
  m.SerializeWithCachedSizesToArray(reinterpret_cast<uint8_t*>(&array[0]));
  CHECK_EQ(ToHex(array), ToHex(m.SerializeAsString()));
}

TEST(ObjectsAreReusedAfterClear) {
  Host m;
  const std::string* text = m.MutableExtension(demo::ext::text);
  const Part* part = m.MutableExtension(demo::ext::part);
  const Part* element = m.AddExtension(demo::ext::parts);
  m.MutableExtension(demo::ext::part)->set_id(7);
  m.Clear();
  CHECK(!m.HasExtension(demo::ext::part));
  CHECK_EQ(m.GetExtension(demo::ext::text), "kept");
  CHECK_EQ(m.SerializePartialAsString(), "");
  CHECK(m.ParsePartialFromString(Hex("1a0161 5200 5a00")));
  CHECK_EQ(&m.GetExtension(demo::ext::text), text);
  CHECK_EQ(&m.GetExtension(demo::ext::part), part);
  CHECK_EQ(&m.GetExtension(demo::ext::parts, 0), element);
  CHECK(!m.GetExtension(demo::ext::part).has_id());
}

TEST(PointersStayValidWhenExtensionsAreAdded) {
  Host m;
  Part* part = m.MutableExtension(demo::ext::part);
  auto* packed = m.MutableRepeatedExtension(demo::ext::packed);
  m.SetExtension(demo::ext::second, 1);
  m.SetExtension(demo::ext::text, "abc");
  m.SetExtension(demo::ext::last, 2);
  m.MutableExtension(demo::ext::host);
  part->set_id(7);
  packed->Add(8);
  CHECK_EQ(m.GetExtension(demo::ext::part).id(), 7);
  CHECK_EQ(m.GetExtension(demo::ext::packed, 0), 8);
}

TEST(RepeatedExtensionsAreContainers) {
  Host m;
  CHECK(m.GetRepeatedExtension(demo::ext::packed).empty());
  CHECK(m.GetRepeatedExtension(demo::ext::texts).empty());
  for (int i = 0; i < 5; ++i) m.AddExtension(demo::ext::packed, i);
  m.AddExtension(demo::ext::texts, "abc");
  int sum = 0;
  for (const int value : m.GetRepeatedExtension(demo::ext::packed)) sum += value;
  CHECK_EQ(sum, 10);
  for (const std::string& text : m.GetRepeatedExtension(demo::ext::texts)) CHECK_EQ(text, "abc");
  m.MutableRepeatedExtension(demo::ext::packed)->Truncate(1);
  CHECK_EQ(m.ExtensionSize(demo::ext::packed), 1);
}

TEST(MissingFieldsInExtensionsHaveAPath) {
  Host m;
  m.MutableExtension(demo::ext::part);
  m.AddExtension(demo::ext::parts)->set_needed(1);
  m.AddExtension(demo::ext::parts);
  m.MutableExtension(demo::ext::host)->MutableExtension(demo::ext::part);
  CHECK(!m.IsInitialized());
  CHECK_EQ(m.InitializationErrorString(),
           "(demo.ext.part).needed, (demo.ext.parts)[1].needed, (demo.ext.host).(demo.ext.part).needed");
}

TEST(UnknownFieldsInExtensionsAreDiscarded) {
  Host m;
  CHECK(m.ParsePartialFromString(Hex("5206 1807 1001 0802 7202 4801 4801")));
  CHECK_BYTES(m, "5206 0802 1001 1807 7202 4801 4801");
  m.DiscardUnknownFields();
  CHECK_BYTES(m, "5204 0802 1001 7200");
}

TEST(CopiesMovesAndSwaps) {
  Host m;
  m.SetExtension(demo::ext::text, "abc");
  m.AddExtension(demo::ext::parts)->set_needed(7);
  Host copy(m);
  Host moved(std::move(m));
  CHECK_EQ(ToHex(copy.SerializeAsString()), ToHex(moved.SerializeAsString()));
  const Host& same = moved;
  moved = same;
  CHECK_EQ(moved.GetExtension(demo::ext::text), "abc");
  Host other;
  swap(other, moved);
  CHECK_EQ(moved.SerializeAsString(), "");
  CHECK_EQ(other.ExtensionSize(demo::ext::parts), 1);
  other.MergeFrom(copy);
  CHECK_EQ(other.ExtensionSize(demo::ext::parts), 2);
  copy.MergeFrom(copy);
  CHECK_EQ(copy.ExtensionSize(demo::ext::parts), 1);
}

TEST(TemplatesAcceptAnyIdentifier) {
  Host m;
  CHECK_EQ(GetOr(m, demo::ext::second, 5), 5);
  CHECK_EQ(GetOr(m, demo::ext::text, std::string("none")), "none");
  m.SetExtension(demo::ext::second, 6);
  CHECK_EQ(GetOr(m, demo::ext::second, 5), 6);
  CHECK_EQ(demo::ext::text.default_value(), "kept");
  CHECK(!demo::ext::part.default_value().has_id());
  CHECK_EQ(demo::ext::last.number(), 536870911);
  CHECK_EQ(demo::ext::kLastFieldNumber, 536870911);
}

TEST(SetsAndTheRegistryAreIterable) {
  const internal::ExtensionRegistry& registry = *internal::MessageAccess::Table<Host>()->extensions;
  std::string names;
  uint32_t before = 0;
  for (const internal::ExtensionInfo* info : registry) {
    CHECK(info->number() > before);
    before = info->number();
    names += std::string(info->full_name) + " ";
  }
  CHECK_EQ(names,
           "demo.ext.second demo.ext.text demo.ext.part demo.ext.parts demo.ext.packed demo.ext.texts demo.ext.host "
           "demo.ext.last ");
  CHECK(registry.Find(4) == nullptr);

  Host m;
  internal::ExtensionSet& set = SetOf(m);
  set.SetScalar<int32_t>(*registry.Find(2), 7);
  set.MutableString(*registry.Find(3))->assign("abc");
  set.MutableMessage(*registry.Find(10));
  set.MutableRepeated<google::protobuf::RepeatedField<int32_t>>(*registry.Find(12))->Add(8);
  set.Make(*registry.Find(13));
  CHECK_EQ(m.GetExtension(demo::ext::second), 7);
  CHECK_EQ(m.GetExtension(demo::ext::text), "abc");
  CHECK(m.HasExtension(demo::ext::part));
  CHECK_EQ(m.GetExtension(demo::ext::packed, 0), 8);
  std::string present;
  for (const internal::Extension& extension : SetOf(std::as_const(m))) {
    if (extension.IsPresent()) present += std::to_string(extension.number()) + " ";
  }
  CHECK_EQ(present, "2 3 10 12 ");
}

TEST(TwoExtensionsWithOneNumberEndTheProcess) {
  CHECK(Aborts([] {
    const internal::ExtensionInfo& known = demo::ext::second.info();
    internal::ExtensionRegistration again(&known, 1);
  }));
}

TEST(UnusedExtensionsCostOnePointer) {
  // The pointer to extensions, and the members before fields: vtable, unknown fields, cached size, hasbits.
  CHECK_EQ(sizeof(Host), internal::kFieldsOffset + 8 + sizeof(void*) + 3 * sizeof(int32_t) + 4);
}

TEST(DebugStringShowsCustomOptions) {
  const google::protobuf::MessageOptions& options = demo::ext::Marked::descriptor()->options();
  CHECK_EQ(options.GetExtension(demo::ext::shelf_life), 7);
  CHECK_EQ(options.ExtensionSize(demo::ext::hints), 2);
  CHECK_EQ(options.GetExtension(demo::ext::hints, 1), "b");
}

TEST(MessageSetsAreItemsOfNumberAndMessage) {
  demo::ext::Set m;
  m.MutableExtension(demo::ext::Item::in_set)->set_value(7);
  m.MutableExtension(demo::ext::small_number)->set_needed(2);
  CHECK_BYTES(m, "0b10641a0210020c 0b10feffffff071a0208070c");

  demo::ext::Set read;
  CHECK(read.ParseFromString(m.SerializeAsString()));
  CHECK(read.GetExtension(demo::ext::Item::in_set).value() == 7);
  CHECK(read.GetExtension(demo::ext::small_number).needed() == 2);
  CHECK(ToHex(read.SerializeAsString()) == ToHex(m.SerializeAsString()));
  CHECK(read.GetReflection()->GetUnknownFields(read).empty());
  CHECK(read.DebugString().find("[demo.ext.Item]") != std::string::npos);
}

TEST(MessageSetsAcceptItemsInEitherOrderAndKeepUndeclaredItems) {
  demo::ext::Set m;
  // The message before its number; a field that items do not have; the same extension again, which is merged.
  CHECK(m.ParseFromString(Hex("0b1a02080710feffffff0720010c 0b10feffffff071a0208090c")));
  CHECK(m.GetExtension(demo::ext::Item::in_set).value() == 9);
  const std::string foreign = Hex("0b10051a03616263 0c 0b1a01610c");
  CHECK(m.ParseFromString(foreign));
  CHECK(!m.HasExtension(demo::ext::Item::in_set));
  CHECK(ToHex(m.SerializeAsString()) == ToHex(foreign));
}

TEST(MessageSetsKeepUnknownItemsUnderTheirTypeIds) {
  demo::ext::Set m;
  // Two undeclared items, one with a number too large for a field; a field that is not an item; half an item.
  const std::string foreign = Hex("0b10051a036162630c 0b10ffffffff071a000c 2807 0b1a01610c");
  CHECK(m.ParseFromString(foreign));
  const google::protobuf::UnknownFieldSet& unknown = m.GetReflection()->GetUnknownFields(m);
  CHECK_EQ(unknown.field_count(), 4);
  CHECK_EQ(unknown.field(0).number(), 5);
  CHECK(unknown.field(0).type() == google::protobuf::UnknownField::TYPE_LENGTH_DELIMITED);
  CHECK_EQ(unknown.field(0).length_delimited(), "abc");
  CHECK_EQ(unknown.field(1).number(), 2147483647);
  CHECK_EQ(unknown.field(2).varint(), 7u);
  CHECK(unknown.field(3).type() == google::protobuf::UnknownField::TYPE_GROUP);
  CHECK_EQ(ToHex(m.SerializeAsString()), ToHex(foreign));
  CHECK_EQ(m.ByteSizeLong(), foreign.size());
  demo::ext::Set copy;
  copy.MergeFrom(m);
  CHECK_EQ(ToHex(copy.SerializeAsString()), ToHex(foreign));
  // An unknown field that was added by hand is also written as an item, which the extension reads.
  copy.Clear();
  copy.GetReflection()->MutableUnknownFields(&copy)->AddLengthDelimited(2147483646, Hex("0807"));
  CHECK_BYTES(copy, "0b10feffffff071a0208070c");
  CHECK(m.ParseFromString(copy.SerializeAsString()));
  CHECK_EQ(m.GetExtension(demo::ext::Item::in_set).value(), 7);
}

TEST(ReflectionFindsTheExtensionsOfMessageSets) {
  demo::ext::Set m;
  m.MutableExtension(demo::ext::Item::in_set)->set_value(7);
  m.MutableExtension(demo::ext::small_number)->set_needed(2);
  const google::protobuf::Reflection* reflection = m.GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> fields;
  reflection->ListFields(m, &fields);
  CHECK_EQ(fields.size(), 2u);
  CHECK_EQ(fields[0]->number(), 100);
  CHECK_EQ(fields[1]->number(), 2147483646);
  CHECK(reflection->HasField(m, fields[1]));
  CHECK_BYTES(reflection->GetMessage(m, fields[1]), "0807");
  CHECK_BYTES(reflection->GetMessage(m, fields[0]), "1002");
  CHECK_EQ(m.ShortDebugString().find("[demo.ext.small_number] {"), 0u);
  CHECK(m.ShortDebugString().find("needed: 2") != std::string::npos);
  CHECK(m.ShortDebugString().find("value: 7") != std::string::npos);

  std::string text;
  CHECK(google::protobuf::TextFormat::PrintToString(m, &text));
  demo::ext::Set read;
  CHECK(google::protobuf::TextFormat::ParseFromString(text, &read));
  CHECK_EQ(ToHex(read.SerializeAsString()), ToHex(m.SerializeAsString()));

  const size_t space = m.SpaceUsedLong();
  google::protobuf::Message* part = reflection->MutableMessage(&m, fields[0]);
  CHECK(part == m.MutableExtension(demo::ext::small_number));
  part->GetReflection()->MutableUnknownFields(part)->AddLengthDelimited(9, std::string(5000, 'x'));
  CHECK(m.SpaceUsedLong() >= space + 5000);
  demo::ext::Set other;
  reflection->SwapFields(&m, &other, std::vector<const google::protobuf::FieldDescriptor*>{fields[1]});
  CHECK(!m.HasExtension(demo::ext::Item::in_set));
  CHECK_EQ(other.GetExtension(demo::ext::Item::in_set).value(), 7);
  reflection->ClearField(&m, fields[0]);
  CHECK_EQ(m.ByteSizeLong(), 0u);
  google::protobuf::Message* released = reflection->ReleaseMessage(&other, fields[1]);
  CHECK(released != nullptr && !reflection->HasField(other, fields[1]));
  reflection->SetAllocatedMessage(&m, released, fields[1]);
  CHECK_BYTES(m, "0b10feffffff071a0208070c");
}

TEST(WritingNestedExtensionsTakesLinearTime) {
  // The processor time to write nested messages, each an extension of the one around it; the least of several attempts.
  const auto seconds = [](int depth, int times) {
    Host m;
    Host* inner = &m;
    for (int i = 0; i < depth; ++i) inner = inner->MutableExtension(demo::ext::host);
    inner->set_first(1);
    std::string bytes;
    double least = 1e9;
    for (int attempt = 0; attempt < 7; ++attempt) {
      const std::clock_t start = std::clock();
      for (int i = 0; i < times; ++i) m.SerializeToString(&bytes);
      least = std::min(least, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    CHECK_EQ(m.ByteSizeLong(), bytes.size());
    std::string whole(bytes.size(), '\0');
    CHECK(m.SerializeToArray(&whole[0], static_cast<int>(whole.size())));
    CHECK(whole == bytes);
    return least;
  };
  // Equal numbers of messages. If each level computed all sizes below it, the second would take ten times as long.
  const double shallow = seconds(60, 200);
  const double deep = seconds(600, 20);
  CHECK(deep < 4 * shallow);
}

TEST(MessageSetsRejectTruncatedItems) {
  for (const char* hex : {"0b", "0b1005", "0b10641a021002", "0b10641a0510020c", "0b10641a02ff020c", "0b0c0c"}) {
    demo::ext::Set m;
    CHECK(!m.ParseFromString(Hex(hex)));
  }
}
