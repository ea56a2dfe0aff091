@needs.cpp @needs.descriptors
Feature: Reflection
  A message's fields are read and changed by means of their descriptors.

  Background:
    Given the header `google/protobuf/descriptor.h`
    And the schema
      """proto
      syntax = "proto2";
      package zoo;
      enum Kind { KIND_BIRD = 3; KIND_FISH = 5; }
      message Animal {
        optional int32 int32_value = 1 [default = 41];   optional int64 int64_value = 2;
        optional uint32 uint32_value = 3;                optional uint64 uint64_value = 4;
        optional float float_value = 5 [default = 1.5];  optional double double_value = 6;
        optional bool bool_value = 7 [default = true];
        optional string string_value = 8 [default = "preset"];
        optional bytes bytes_value = 9;
        optional Kind kind = 10 [default = KIND_FISH];
        optional Animal mate = 11;
        repeated int32 numbers = 21;
        repeated string names = 22;
        repeated Kind kinds = 23;
        repeated Animal young = 24;
        repeated double weights = 25 [packed = true];
        repeated bool flags = 26;
        oneof place { string cage = 31; int32 pond = 32; Animal host = 33; }
        map<string, int32> counts = 41;
        map<int32, Animal> by_number = 42;
        optional group Nest = 51 { optional int32 eggs = 52; }
        extensions 100 to 199;
      }
      message Other { optional int32 int32_value = 1; }
      extend Animal {
        optional int32 speed = 100;
        repeated string calls = 101;
        optional Animal rival = 102;
      }
      """
    And the schema file `open.proto`
      """proto
      syntax = "proto3";
      package zoo;
      enum Colour { COLOUR_NONE = 0; COLOUR_RED = 3; }
      message Fur { int32 length = 1; Colour colour = 2; repeated Colour colours = 3; string name = 4; }
      """
    And the schema file `pen.proto`
      """proto
      syntax = "proto2";
      package zoo;
      message Pen { optional int32 area = 50; repeated string doors = 100; extensions 1 to 49, 60 to 90, 200 to max; }
      extend Pen { optional int32 low = 1; repeated string middle = 75; optional Pen high = 536870911; }
      """

  @cpp.message.descriptor
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (reflection uses it)

    Scenario: a message leads to its reflection
      Given `zoo::Animal m`
      And `zoo::Animal other`
      Then `m.GetReflection()` has type `const rt::Reflection*`
      And `m.GetReflection()` is `other.GetReflection()`
      And `m.GetMetadata().descriptor` is `zoo::Animal::descriptor()`
      And `m.GetMetadata().reflection` is `m.GetReflection()`
      And `zoo::Other().GetReflection()` is not `m.GetReflection()`

    Scenario Outline: a singular <field>
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("<field>")`
      Then `r->HasField(m, f)` is `false`
      And `r->Get<type>(m, f)` is `<unset>`
      When `r->Set<type>(&m, f, <value>)`
      Then `r->HasField(m, f)` is `true`
      And `m.has_<field>()` is `true`
      And `m.<field>()` is `<value>`
      And `r->Get<type>(m, f)` is `<value>`
      When `r->ClearField(&m, f)`
      Then `m.has_<field>()` is `false`
      And `r->Get<type>(m, f)` is `<unset>`

      Examples:
        | field        | type      | unset          | value                                |
        | int32_value  | Int32     | 41             | std::numeric_limits<int32_t>::min()  |
        | int64_value  | Int64     | 0              | std::numeric_limits<int64_t>::min()  |
        | uint32_value | UInt32    | 0              | std::numeric_limits<uint32_t>::max() |
        | uint64_value | UInt64    | 0              | std::numeric_limits<uint64_t>::max() |
        | float_value  | Float     | 1.5f           | -2.5f                                |
        | double_value | Double    | 0.0            | 0.1                                  |
        | bool_value   | Bool      | true           | false                                |
        | string_value | String    | "preset"s      | "given"s                             |
        | bytes_value  | String    | ""s            | "\x00\xff"s                          |
        | kind         | EnumValue | zoo::KIND_FISH | zoo::KIND_BIRD                       |
        | cage         | String    | ""s            | "north"s                             |
        | pond         | Int32     | 0              | 7                                    |

    Scenario: an enum by its value's descriptor
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("kind")`
      Then `r->GetEnum(m, f)->name()` is `"KIND_FISH"`
      When `r->SetEnum(&m, f, zoo::Kind_descriptor()->FindValueByName("KIND_BIRD"))`
      Then `m.kind()` is `zoo::KIND_BIRD`
      And `r->GetEnum(m, f)->number()` is `3`

    Scenario: a number that a closed enum does not define goes to the unknown fields
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      When `r->SetEnumValue(&m, zoo::Animal::descriptor()->FindFieldByName("kind"), 99)`
      Then `m.has_kind()` is `false`
      And `r->GetUnknownFields(m).field_count()` is `1`
      And `r->GetUnknownFields(m).field(0).number()` is `10`
      And `r->GetUnknownFields(m).field(0).varint()` is `99u`

    Scenario Outline: a submessage, <field>
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("<field>")`
      Then `r->HasField(m, f)` is `false`
      And `&r->GetMessage(m, f)` is `&zoo::Animal::default_instance()`
      And `r->ReleaseMessage(&m, f)` is null
      When `static_cast<zoo::Animal*>(r->MutableMessage(&m, f))->set_int32_value(7)`
      Then `m.has_<field>()` is `true`
      And `m.<field>().int32_value()` is `7`
      And `&r->GetMessage(m, f)` is `&m.<field>()`
      When `std::unique_ptr<rt::Message> released(r->ReleaseMessage(&m, f))`
      Then `m.has_<field>()` is `false`
      And `static_cast<zoo::Animal&>(*released).int32_value()` is `7`
      When `r->SetAllocatedMessage(&m, released.release(), f)`
      Then `m.<field>().int32_value()` is `7`
      When `r->ClearField(&m, f)`
      Then `m.has_<field>()` is `false`

      Examples:
        | field |
        | mate  |
        | host  |

    Scenario: oneofs
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::Descriptor* type = zoo::Animal::descriptor()`
      And `const rt::OneofDescriptor* place = type->FindOneofByName("place")`
      Then `r->HasOneof(m, place)` is `false`
      And `r->GetOneofFieldDescriptor(m, place)` is null
      When `r->SetString(&m, type->FindFieldByName("cage"), "north")`
      Then `r->GetOneofFieldDescriptor(m, place)` is `type->FindFieldByName("cage")`
      And `m.place_case()` is `zoo::Animal::kCage`
      When `r->SetInt32(&m, type->FindFieldByName("pond"), 7)`
      Then `m.place_case()` is `zoo::Animal::kPond`
      And `r->HasField(m, type->FindFieldByName("cage"))` is `false`
      When `r->ClearOneof(&m, place)`
      Then `r->HasOneof(m, place)` is `false`
      And `m.place_case()` is `zoo::Animal::PLACE_NOT_SET`

    Scenario Outline: a oneof, <what>
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::Descriptor* type = zoo::Animal::descriptor()`
      When `<arrange>`
      And `<act>`
      Then `m.place_case()` is `zoo::Animal::<case>`
      And `<get>` is `<value>`

      Examples: a message
        | what                           | arrange                              | act                                                                                                 | case  | get                        | value |
        | a message at first             | m.clear_place()                      | static_cast<zoo::Animal*>(r->MutableMessage(&m, type->FindFieldByName("host")))->set_int32_value(5) | kHost | m.host().int32_value()     | 5     |
        | a message after a text         | m.set_cage("north")                  | static_cast<zoo::Animal*>(r->MutableMessage(&m, type->FindFieldByName("host")))->set_int32_value(5) | kHost | m.host().int32_value()     | 5     |
        | a message after a number       | m.set_pond(7)                        | static_cast<zoo::Animal*>(r->MutableMessage(&m, type->FindFieldByName("host")))->set_int32_value(5) | kHost | m.host().int32_value()     | 5     |
        | a message after itself         | m.mutable_host()->set_int32_value(6) | r->MutableMessage(&m, type->FindFieldByName("host"))                                                | kHost | m.host().int32_value()     | 6     |
        | a given message after a text   | m.set_cage("north")                  | r->SetAllocatedMessage(&m, new zoo::Animal(), type->FindFieldByName("host"))                        | kHost | m.host().has_int32_value() | false |
        | a given message after a number | m.set_pond(7)                        | r->SetAllocatedMessage(&m, new zoo::Animal(), type->FindFieldByName("host"))                        | kHost | m.host().has_int32_value() | false |
        | a given message after another  | m.mutable_host()->set_int32_value(6) | r->SetAllocatedMessage(&m, new zoo::Animal(), type->FindFieldByName("host"))                        | kHost | m.host().has_int32_value() | false |

      Examples: another member
        | what                     | arrange                              | act                                                      | case          | get      | value    |
        | a text after a number    | m.set_pond(7)                        | r->SetString(&m, type->FindFieldByName("cage"), "south") | kCage         | m.cage() | "south"s |
        | a text after a message   | m.mutable_host()->set_int32_value(6) | r->SetString(&m, type->FindFieldByName("cage"), "south") | kCage         | m.cage() | "south"s |
        | a text after itself      | m.set_cage("north")                  | r->SetString(&m, type->FindFieldByName("cage"), "south") | kCage         | m.cage() | "south"s |
        | a number after a text    | m.set_cage("north")                  | r->SetInt32(&m, type->FindFieldByName("pond"), 9)        | kPond         | m.pond() | 9        |
        | a number after a message | m.mutable_host()->set_int32_value(6) | r->SetInt32(&m, type->FindFieldByName("pond"), 9)        | kPond         | m.pond() | 9        |
        | none after a message     | m.mutable_host()->set_int32_value(6) | r->ClearField(&m, type->FindFieldByName("host"))         | PLACE_NOT_SET | m.pond() | 0        |
        | none for another member  | m.set_pond(7)                        | r->ClearField(&m, type->FindFieldByName("host"))         | kPond         | m.pond() | 7        |

    Scenario Outline: a repeated field, <field>
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("<field>")`
      Then `r->FieldSize(m, f)` is `0`
      When `r->Add<type>(&m, f, <first>)`
      And `r->Add<type>(&m, f, <second>)`
      And `r->Add<type>(&m, f, <first>)`
      Then `r->FieldSize(m, f)` is `3`
      And `m.<field>_size()` is `3`
      And `r->GetRepeated<type>(m, f, 1)` is `<second>`
      When `r->SetRepeated<type>(&m, f, 0, <second>)`
      And `r->SwapElements(&m, f, 1, 2)`
      Then `m.<field>(0)` is `<second>`
      And `m.<field>(1)` is `<first>`
      And `m.<field>(2)` is `<second>`
      When `r->RemoveLast(&m, f)`
      Then `m.<field>_size()` is `2`
      When `r->ClearField(&m, f)`
      Then `m.<field>_size()` is `0`

      Examples:
        | field   | type      | first          | second                           |
        | numbers | Int32     | -1             | 5                                |
        | names   | String    | "a"s           | "long enough to be on the heap"s |
        | kinds   | EnumValue | zoo::KIND_BIRD | zoo::KIND_FISH                   |
        | weights | Double    | 0.5            | -0.25                            |
        | flags   | Bool      | true           | false                            |

    Scenario: repeated messages
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("young")`
      When `static_cast<zoo::Animal*>(r->AddMessage(&m, f))->set_int32_value(1)`
      And `static_cast<zoo::Animal*>(r->AddMessage(&m, f))->set_int32_value(2)`
      And `static_cast<zoo::Animal*>(r->MutableRepeatedMessage(&m, f, 0))->set_bool_value(false)`
      Then `m.young_size()` is `2`
      And `&r->GetRepeatedMessage(m, f, 1)` is `&m.young(1)`
      And `m.young(0).bool_value()` is `false`
      When `std::unique_ptr<rt::Message> last(r->ReleaseLast(&m, f))`
      Then `m.young_size()` is `1`
      And `static_cast<zoo::Animal&>(*last).int32_value()` is `2`
      When `r->AddAllocatedMessage(&m, f, last.release())`
      Then `m.young(1).int32_value()` is `2`

    Scenario: whole repeated fields
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::Descriptor* type = zoo::Animal::descriptor()`
      When `m.add_numbers(3), m.add_names("a"), m.add_young()->set_int32_value(4), m.add_weights(0.5)`
      Then `r->GetRepeatedField<int32_t>(m, type->FindFieldByName("numbers")).Get(0)` is `3`
      And `r->GetRepeatedField<double>(m, type->FindFieldByName("weights")).Get(0)` is `0.5`
      And `r->GetRepeatedPtrField<std::string>(m, type->FindFieldByName("names")).Get(0)` is `"a"`
      And `r->GetRepeatedPtrField<zoo::Animal>(m, type->FindFieldByName("young")).Get(0).int32_value()` is `4`
      When `r->MutableRepeatedField<int32_t>(&m, type->FindFieldByName("numbers"))->Add(9)`
      And `*r->MutableRepeatedPtrField<std::string>(&m, type->FindFieldByName("names"))->Add() = "b"`
      Then `m.numbers(1)` is `9`
      And `m.names(1)` is `"b"`

    Scenario: a map is a repeated field of entries
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("counts")`
      And `const rt::FieldDescriptor* key = f->message_type()->FindFieldByName("key")`
      And `const rt::FieldDescriptor* value = f->message_type()->FindFieldByName("value")`
      When `(*m.mutable_counts())["a"] = 1`
      Then `r->FieldSize(m, f)` is `1`
      When `const rt::Message& entry = r->GetRepeatedMessage(m, f, 0)`
      Then `entry.GetReflection()->GetString(entry, key)` is `"a"`
      And `entry.GetReflection()->GetInt32(entry, value)` is `1`
      When `rt::Message* added = r->AddMessage(&m, f)`
      And `added->GetReflection()->SetString(added, key, "b")`
      And `added->GetReflection()->SetInt32(added, value, 2)`
      Then `m.counts().size()` is `2u`
      And `m.counts().at("b")` is `2`
      When `r->ClearField(&m, f)`
      Then `m.counts().empty()` is `true`

    Scenario: a map's entries follow what is written into the map
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Animal::descriptor()->FindFieldByName("counts")`
      And `const rt::FieldDescriptor* key = f->message_type()->FindFieldByName("key")`
      And `const rt::FieldDescriptor* value = f->message_type()->FindFieldByName("value")`
      When `(*m.mutable_counts())["a"] = 7`
      Then `r->GetRepeatedMessage(m, f, 0).GetReflection()->GetInt32(r->GetRepeatedMessage(m, f, 0), value)` is `7`
      When `(*m.mutable_counts())["a"] = 2`
      Then `r->GetRepeatedMessage(m, f, 0).GetReflection()->GetInt32(r->GetRepeatedMessage(m, f, 0), value)` is `2`
      When `(*m.mutable_counts())["a"] = 300`
      Then `r->GetRepeatedMessage(m, f, 0).GetReflection()->GetInt32(r->GetRepeatedMessage(m, f, 0), value)` is `300`
      When `m.mutable_counts()->erase("a"), (*m.mutable_counts())["b"] = 300`
      Then `r->FieldSize(m, f)` is `1`
      And `r->GetRepeatedMessage(m, f, 0).GetReflection()->GetString(r->GetRepeatedMessage(m, f, 0), key)` is `"b"`

    Scenario: extensions
      Given `zoo::Animal m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* speed = r->FindKnownExtensionByName("zoo.speed")`
      And `const rt::FieldDescriptor* calls = r->FindKnownExtensionByNumber(101)`
      And `const rt::FieldDescriptor* rival = r->FindKnownExtensionByNumber(102)`
      Then `r->FindKnownExtensionByName("zoo.unknown")` is null
      And `r->FindKnownExtensionByNumber(150)` is null
      And `r->HasField(m, speed)` is `false`
      When `r->SetInt32(&m, speed, 88)`
      And `r->AddString(&m, calls, "moo")`
      And `static_cast<zoo::Animal*>(r->MutableMessage(&m, rival))->set_int32_value(5)`
      Then `m.GetExtension(zoo::speed)` is `88`
      And `m.GetExtension(zoo::calls, 0)` is `"moo"`
      And `m.GetExtension(zoo::rival).int32_value()` is `5`
      And `r->GetInt32(m, speed)` is `88`
      And `r->FieldSize(m, calls)` is `1`
      And `r->GetRepeatedString(m, calls, 0)` is `"moo"`
      When `r->ClearField(&m, speed)`
      Then `m.HasExtension(zoo::speed)` is `false`

    Scenario: the fields that are set, in the order of their numbers
      Given `zoo::Animal m`
      And `std::vector<const rt::FieldDescriptor*> fields(1)`
      And `std::string names`
      When `m.SetExtension(zoo::speed, 1), m.set_pond(2), m.add_names("a"), m.mutable_nest()`
      And `(*m.mutable_counts())["x"], m.set_int32_value(0), m.mutable_numbers()->Reserve(5)`
      And `m.GetReflection()->ListFields(m, &fields)`
      And `for (const rt::FieldDescriptor* field : fields) names += std::string(field->name()) + " "`
      Then `names` is `"int32_value names pond counts nest speed "`

    Scenario: extensions below, between and above the fields, in the order of their numbers
      Given `zoo::Pen m`
      And `std::vector<const rt::FieldDescriptor*> fields`
      And `std::string names`
      When `m.MutableExtension(zoo::high), m.add_doors("a"), m.AddExtension(zoo::middle, "b")`
      And `m.set_area(2), m.SetExtension(zoo::low, 1)`
      And `m.GetReflection()->ListFields(m, &fields)`
      And `for (const rt::FieldDescriptor* field : fields) names += std::string(field->name()) + " "`
      Then `names` is `"low area middle doors high "`

  @cpp.message.reflection-more @needs.protobuf-conventions
  Rule: Reflection exchanges fields and makes messages of a type, and its misuse ends the process

    Scenario: two messages exchange some fields
      Given `zoo::Animal one`
      And `zoo::Animal other`
      And `const rt::Descriptor* type = zoo::Animal::descriptor()`
      And `std::vector<const rt::FieldDescriptor*> fields`
      And `for (const char* name : {"string_value", "cage", "numbers", "mate", "int32_value"}) fields.push_back(type->FindFieldByName(name))`
      When `one.set_string_value("a"), one.set_cage("b"), one.add_numbers(3), one.mutable_mate()->set_int32_value(4), one.set_double_value(0.5)`
      And `other.set_int32_value(6), other.set_pond(7)`
      And `one.GetReflection()->SwapFields(&one, &other, fields)`
      Then `other.string_value()` is `"a"`
      And `other.cage()` is `"b"`
      And `other.numbers(0)` is `3`
      And `other.mate().int32_value()` is `4`
      And `other.has_int32_value()` is `false`
      And `other.has_double_value()` is `false`
      And `one.has_string_value()` is `false`
      And `one.pond()` is `7`
      And `one.numbers_size()` is `0`
      And `one.has_mate()` is `false`
      And `one.int32_value()` is `6`
      And `one.double_value()` is `0.5`
      When `one.GetReflection()->Swap(&one, &other)`
      Then `one.string_value()` is `"a"`
      And `other.double_value()` is `0.5`

    Scenario: a type's descriptor leads to its messages
      Given `const rt::Message* prototype = rt::MessageFactory::generated_factory()->GetPrototype(zoo::Animal::descriptor())`
      Then `prototype` is `&zoo::Animal::default_instance()`
      When `std::unique_ptr<rt::Message> made(prototype->New())`
      And `made->GetReflection()->SetInt32(made.get(), zoo::Animal::descriptor()->FindFieldByNumber(1), 7)`
      Then `made->GetTypeName()` is `"zoo.Animal"`
      And `static_cast<zoo::Animal&>(*made).int32_value()` is `7`

    Scenario: a type's name leads to its messages
      Given `const rt::Descriptor* type = rt::DescriptorPool::generated_pool()->FindMessageTypeByName("zoo.Other")`
      And `std::unique_ptr<rt::Message> made(rt::MessageFactory::generated_factory()->GetPrototype(type)->New())`
      Then `made->GetTypeName()` is `"zoo.Other"`

    Scenario Outline: misuse ends the process: <what>
      Given `zoo::Animal m`
      And `m.add_numbers(1)`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::Descriptor* type = zoo::Animal::descriptor()`
      And `const rt::FieldDescriptor* number = type->FindFieldByName("int32_value")`
      And `const rt::FieldDescriptor* numbers = type->FindFieldByName("numbers")`
      And `const rt::FieldDescriptor* kind = type->FindFieldByName("kind")`
      And `const rt::FieldDescriptor* foreign = zoo::Other::descriptor()->FindFieldByName("int32_value")`
      Then `<twin>` does not abort
      And `<misuse>` aborts

      Examples:
        | what                    | misuse                                                   | twin                                                   |
        | another type            | r->GetInt64(m, number)                                   | r->GetInt32(m, number)                                 |
        | another type, set       | r->SetString(&m, number, "a")                            | r->SetInt32(&m, number, 1)                             |
        | repeated for singular   | r->GetInt32(m, numbers)                                  | r->GetRepeatedInt32(m, numbers, 0)                     |
        | singular for repeated   | r->AddInt32(&m, number, 1)                               | r->AddInt32(&m, numbers, 1)                            |
        | size of a single field  | r->FieldSize(m, number)                                  | r->FieldSize(m, numbers)                               |
        | another message's field | r->GetInt32(m, foreign)                                  | r->GetInt32(m, number)                                 |
        | another enum's value    | r->SetEnum(&m, kind, zoo::Colour_descriptor()->value(0)) | r->SetEnum(&m, kind, zoo::Kind_descriptor()->value(0)) |

  @cpp.message.descriptor
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (reflection uses it in proto3)

    Scenario: an open enum holds every number
      Given `zoo::Fur m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Fur::descriptor()->FindFieldByName("colour")`
      When `r->SetEnumValue(&m, f, 42)`
      Then `static_cast<int>(m.colour())` is `42`
      And `r->GetEnumValue(m, f)` is `42`
      And `r->GetEnum(m, f)->number()` is `42`
      And `r->GetEnum(m, f)->type()` is `zoo::Colour_descriptor()`
      And `r->GetEnum(m, f)` is `r->GetEnum(m, f)`

    Scenario: implicit presence
      Given `zoo::Fur m`
      And `const rt::Reflection* r = m.GetReflection()`
      And `const rt::FieldDescriptor* f = zoo::Fur::descriptor()->FindFieldByName("length")`
      Then `r->HasField(m, f)` is `false`
      When `r->SetInt32(&m, f, 3)`
      Then `r->HasField(m, f)` is `true`
      And `m.length()` is `3`
      When `r->SetInt32(&m, f, 0)`
      Then `r->HasField(m, f)` is `false`

    Scenario: unknown fields
      Given `zoo::Fur m`
      And `const rt::Reflection* r = m.GetReflection()`
      When `r->MutableUnknownFields(&m)->AddVarint(900, 77)`
      Then `r->GetUnknownFields(m).field(0).varint()` is `77u`
      And `m` serializes to the bytes `a0 38 4d`
