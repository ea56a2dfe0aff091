@needs.descriptors
Feature: Descriptors
  At run time a program can read all that the schemas say: names, numbers, types, labels, defaults, options and nesting.

  Background:
    Given the header `google/protobuf/descriptor.h`
    And the header `google/protobuf/descriptor.pb.h`

  @cpp.message.descriptor
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with

    Background:
      Given the schema file `base.proto`
        """proto
        syntax = "proto2";
        package shop;
        message Base { extensions 100 to 199, 500 to max; }
        """
      And the schema
        """proto
        syntax = "proto2";
        package shop.stock;
        import "base.proto";
        import "google/protobuf/descriptor.proto";
        option java_package = "org.shop";
        message Measure { optional string unit = 1; repeated int32 steps = 2; }
        extend google.protobuf.FieldOptions {
          optional string hint = 50001;
          optional Measure measure = 50002;
        }
        extend google.protobuf.MessageOptions { repeated Color colors = 50003; }
        enum Color { RED = 0; BLUE = 5; }
        message Item {
          option deprecated = true;
          option (colors) = BLUE;
          option (colors) = RED;
          reserved 40 to 49, 60;
          reserved "old", "older";
          enum State { NEW = 1; USED = 2; }
          message Part {
            message Screw { required double length = 1; }
            required int32 id = 1;
          }
          required int32 count = 3 [default = -7, (hint) = "how many", (measure) = {unit: "pcs" steps: 1 steps: 10}];
          optional int64 a_int64 = 4 [default = -9223372036854775808];
          optional uint32 a_uint32 = 5 [default = 4294967295];
          optional uint64 a_uint64 = 6 [default = 18446744073709551615];
          optional sint32 a_sint32 = 7;
          optional sint64 a_sint64 = 8;
          optional fixed32 a_fixed32 = 9;
          optional fixed64 a_fixed64 = 10;
          optional sfixed32 a_sfixed32 = 11;
          optional sfixed64 a_sfixed64 = 12;
          optional float a_float = 13 [default = 1.5];
          optional double a_double = 14 [default = -inf];
          optional bool a_bool = 15 [default = true, deprecated = true];
          optional string a_string = 16 [default = "caf\303\251 \"x\""];
          optional bytes a_bytes = 17 [default = "\000\377?\001a"];
          optional Color a_color = 18 [default = BLUE];
          optional State a_state = 19;
          optional Part part = 20;
          repeated Part.Screw screws = 21;
          repeated int32 packed_ids = 22 [packed = true];
          repeated int32 ids = 23;
          optional group Box = 24 { optional int32 width = 1; }
          map<string, Part> spare_parts = 25;
          oneof price {
            double amount = 30;
            string Note_Text = 31 [json_name = "theNote"];
          }
          oneof owner { Part maker = 32; }
          extend Base { optional Item in_item = 101; }
        }
        message Later { optional Item item = 1; }
        extend Base {
          optional bytes blob = 100 [default = "b"];
          repeated Item.State states = 150;
        }
        service Orders {
          option deprecated = true;
          rpc Place(Item) returns (Later);
          rpc Watch(stream shop.Base) returns (stream Item) { option idempotency_level = IDEMPOTENT; }
        }
        """
      And `const rt::Descriptor* item = shop::stock::Item::descriptor()`

    Scenario: it is one for a class, and every message of the class leads to it
      Given `shop::stock::Item m`
      And `const rt::Message& base = m`
      Then `base.GetDescriptor()` is `item`
      And `shop::stock::Item::default_instance().GetDescriptor()` is `item`
      And `shop::stock::Item::descriptor()` is `item`
      And `shop::stock::Later::descriptor()` is not `item`
      And `shop::stock::Later().GetDescriptor()` is `shop::stock::Later::descriptor()`
      And `shop::stock::Item::descriptor()` has type `const rt::Descriptor*`

    Scenario: its names, its file and its place in it
      Then `item->name()` is `"Item"`
      And `item->full_name()` is `"shop.stock.Item"`
      And `item->full_name()` is `shop::stock::Item().GetTypeName()`
      And `item->file()->name()` is `"message_descriptor.proto"`
      And `item->index()` is `1`
      And `item->file()->message_type(1)` is `item`
      And `item->containing_type()` is null

    Scenario Outline: the field <field>
      Given `const rt::FieldDescriptor* field = item->FindFieldByName("<field>")`
      Then `field->number()` is `<number>`
      And `field->type()` is `rt::FieldDescriptor::TYPE_<type>`
      And `field->cpp_type()` is `rt::FieldDescriptor::CPPTYPE_<C++ type>`
      And `field->is_required()` is `<required>`
      And `field->is_repeated()` is `<repeated>`
      And `field->name()` is `"<field>"`
      And `field->full_name()` is `"shop.stock.Item.<field>"`
      And `field->containing_type()` is `item`
      And `field->is_extension()` is `false`
      And `item->FindFieldByNumber(<number>)` is `field`
      And `item->field(field->index())` is `field`

      Examples:
        | field       | number | type     | C++ type | required | repeated |
        | count       | 3      | INT32    | INT32    | true     | false    |
        | a_int64     | 4      | INT64    | INT64    | false    | false    |
        | a_uint32    | 5      | UINT32   | UINT32   | false    | false    |
        | a_uint64    | 6      | UINT64   | UINT64   | false    | false    |
        | a_sint32    | 7      | SINT32   | INT32    | false    | false    |
        | a_sint64    | 8      | SINT64   | INT64    | false    | false    |
        | a_fixed32   | 9      | FIXED32  | UINT32   | false    | false    |
        | a_fixed64   | 10     | FIXED64  | UINT64   | false    | false    |
        | a_sfixed32  | 11     | SFIXED32 | INT32    | false    | false    |
        | a_sfixed64  | 12     | SFIXED64 | INT64    | false    | false    |
        | a_float     | 13     | FLOAT    | FLOAT    | false    | false    |
        | a_double    | 14     | DOUBLE   | DOUBLE   | false    | false    |
        | a_bool      | 15     | BOOL     | BOOL     | false    | false    |
        | a_string    | 16     | STRING   | STRING   | false    | false    |
        | a_bytes     | 17     | BYTES    | STRING   | false    | false    |
        | a_color     | 18     | ENUM     | ENUM     | false    | false    |
        | part        | 20     | MESSAGE  | MESSAGE  | false    | false    |
        | screws      | 21     | MESSAGE  | MESSAGE  | false    | true     |
        | ids         | 23     | INT32    | INT32    | false    | true     |
        | box         | 24     | GROUP    | MESSAGE  | false    | false    |
        | spare_parts | 25     | MESSAGE  | MESSAGE  | false    | true     |
        | amount      | 30     | DOUBLE   | DOUBLE   | false    | false    |

    Scenario: fields stand in the order in which they are declared, and there are no others
      Then `item->field_count()` is `26`
      And `item->field(0)->name()` is `"count"`
      And `item->field(1)->name()` is `"a_int64"`
      And `item->field(25)->name()` is `"maker"`
      And `item->FindFieldByName("old")` is null
      And `item->FindFieldByName("in_item")` is null
      And `item->FindFieldByName("Part")` is null
      And `item->FindFieldByNumber(0)` is null
      And `item->FindFieldByNumber(2)` is null
      And `item->FindFieldByNumber(26)` is null
      And `item->FindFieldByNumber(-1)` is null
      And `item->FindFieldByNumber(100)` is null

    Scenario Outline: <what> of the field <field>
      Then `item->FindFieldByName("<field>")-><what>()` is `<value>`

      Examples: of names
        | what           | field       | value        |
        | lowercase_name | Note_Text   | "note_text"  |
        | camelcase_name | Note_Text   | "noteText"   |
        | json_name      | Note_Text   | "theNote"    |
        | has_json_name  | Note_Text   | true         |
        | camelcase_name | spare_parts | "spareParts" |
        | json_name      | spare_parts | "spareParts" |
        | has_json_name  | spare_parts | false        |

      Examples: of defaults
        | what                 | field     | value                                           |
        | has_default_value    | count     | true                                            |
        | default_value_int32  | count     | -7                                              |
        | default_value_int64  | a_int64   | INT64_MIN                                       |
        | default_value_uint32 | a_uint32  | 4294967295u                                     |
        | default_value_uint64 | a_uint64  | UINT64_MAX                                      |
        | has_default_value    | a_sint32  | false                                           |
        | default_value_int32  | a_sint32  | 0                                               |
        | default_value_float  | a_float   | 1.5f                                            |
        | default_value_double | a_double  | -std::numeric_limits<double>::infinity()        |
        | default_value_double | amount    | 0.0                                             |
        | default_value_bool   | a_bool    | true                                            |
        | default_value_string | a_string  | "caf\303\251 \"x\""                             |
        | default_value_string | a_bytes   | std::string("\000\377?\001a", 5)                |
        | default_value_string | Note_Text | ""                                              |
        | default_value_enum   | a_color   | shop::stock::Color_descriptor()->value(1)       |
        | has_default_value    | a_state   | false                                           |
        | default_value_enum   | a_state   | shop::stock::Item::State_descriptor()->value(0) |

      Examples: of types
        | what         | field       | value                                        |
        | message_type | part        | shop::stock::Item::Part::descriptor()        |
        | message_type | screws      | shop::stock::Item::Part::Screw::descriptor() |
        | message_type | box         | shop::stock::Item::Box::descriptor()         |
        | enum_type    | a_color     | shop::stock::Color_descriptor()              |
        | enum_type    | a_state     | shop::stock::Item::State_descriptor()        |
        | is_packed    | packed_ids  | true                                         |
        | is_packed    | ids         | false                                        |
        | is_packable  | ids         | true                                         |
        | is_packable  | screws      | false                                        |
        | is_map       | spare_parts | true                                         |
        | is_map       | screws      | false                                        |
        | is_required  | count       | true                                         |
        | is_repeated  | count       | false                                        |
        | is_required  | amount      | false                                        |
        | type_name    | a_sfixed64  | std::string("sfixed64")                      |
        | has_presence | a_int64     | true                                         |
        | has_presence | part        | true                                         |
        | has_presence | amount      | true                                         |
        | has_presence | ids         | false                                        |
        | has_presence | spare_parts | false                                        |

    Scenario: types that a field does not have
      Then `item->FindFieldByName("count")->message_type()` is null
      And `item->FindFieldByName("count")->enum_type()` is null
      And `item->FindFieldByName("part")->enum_type()` is null
      And `item->FindFieldByName("a_color")->message_type()` is null

    Scenario: the entries of a map
      Given `const rt::Descriptor* entry = item->FindFieldByName("spare_parts")->message_type()`
      Then `entry->full_name()` is `"shop.stock.Item.SparePartsEntry"`
      And `entry->options().map_entry()` is `true`
      And `entry->FindFieldByNumber(1)->name()` is `"key"`
      And `entry->FindFieldByNumber(1)->type()` is `rt::FieldDescriptor::TYPE_STRING`
      And `entry->FindFieldByNumber(2)->name()` is `"value"`
      And `entry->FindFieldByNumber(2)->message_type()` is `shop::stock::Item::Part::descriptor()`
      And `entry->map_key()` is `entry->field(0)`
      And `entry->map_value()` is `entry->field(1)`
      And `item->map_key()` is null

    Scenario: oneofs and their members
      Given `const rt::OneofDescriptor* price = item->FindOneofByName("price")`
      Then `item->oneof_decl_count()` is `2`
      And `item->oneof_decl(0)` is `price`
      And `price->full_name()` is `"shop.stock.Item.price"`
      And `price->field_count()` is `2`
      And `price->field(0)->name()` is `"amount"`
      And `price->field(1)->name()` is `"Note_Text"`
      And `price->field(1)->containing_oneof()` is `price`
      And `price->field(1)->index_in_oneof()` is `1`
      And `price->containing_type()` is `item`
      And `item->oneof_decl(1)->name()` is `"owner"`
      And `item->oneof_decl(1)->field(0)->name()` is `"maker"`
      And `item->FindFieldByName("count")->containing_oneof()` is null
      And `item->FindOneofByName("count")` is null

    Scenario: nested types
      Given `const rt::Descriptor* part = shop::stock::Item_Part::descriptor()`
      Then `item->nested_type_count()` is `3`
      And `item->nested_type(0)` is `part`
      And `item->FindNestedTypeByName("Part")` is `part`
      And `item->FindNestedTypeByName("Screw")` is null
      And `part->containing_type()` is `item`
      And `part->full_name()` is `"shop.stock.Item.Part"`
      And `part->nested_type(0)->full_name()` is `"shop.stock.Item.Part.Screw"`
      And `part->nested_type(0)` is `shop::stock::Item::Part::Screw::descriptor()`
      And `item->enum_type_count()` is `1`
      And `item->enum_type(0)` is `shop::stock::Item::State_descriptor()`
      And `item->FindEnumTypeByName("State")` is `item->enum_type(0)`
      And `item->FindEnumValueByName("USED")->number()` is `2`
      And `item->FindEnumValueByName("RED")` is null

  @cpp.message.descriptor-pool @needs.protobuf-conventions
  Rule: Descriptors also tell options, reserved names, extension ranges, files and services, and a pool finds them by name

    Background:
      Given the schema file `base.proto`
        """proto
        syntax = "proto2";
        package shop;
        message Base { extensions 100 to 199, 500 to max; }
        """
      And the schema
        """proto
        syntax = "proto2";
        package shop.stock;
        import "base.proto";
        import "google/protobuf/descriptor.proto";
        option java_package = "org.shop";
        message Measure { optional string unit = 1; repeated int32 steps = 2; }
        extend google.protobuf.FieldOptions {
          optional string hint = 50001;
          optional Measure measure = 50002;
        }
        extend google.protobuf.MessageOptions { repeated Color colors = 50003; }
        enum Color { RED = 0; BLUE = 5; }
        message Item {
          option deprecated = true;
          option (colors) = BLUE;
          option (colors) = RED;
          reserved 40 to 49, 60;
          reserved "old", "older";
          enum State { NEW = 1; USED = 2; }
          message Part {
            message Screw { required double length = 1; }
            required int32 id = 1;
          }
          required int32 count = 3 [default = -7, (hint) = "how many", (measure) = {unit: "pcs" steps: 1 steps: 10}];
          optional int64 a_int64 = 4 [default = -9223372036854775808];
          optional uint32 a_uint32 = 5 [default = 4294967295];
          optional uint64 a_uint64 = 6 [default = 18446744073709551615];
          optional sint32 a_sint32 = 7;
          optional sint64 a_sint64 = 8;
          optional fixed32 a_fixed32 = 9;
          optional fixed64 a_fixed64 = 10;
          optional sfixed32 a_sfixed32 = 11;
          optional sfixed64 a_sfixed64 = 12;
          optional float a_float = 13 [default = 1.5];
          optional double a_double = 14 [default = -inf];
          optional bool a_bool = 15 [default = true, deprecated = true];
          optional string a_string = 16 [default = "caf\303\251 \"x\""];
          optional bytes a_bytes = 17 [default = "\000\377?\001a"];
          optional Color a_color = 18 [default = BLUE];
          optional State a_state = 19;
          optional Part part = 20;
          repeated Part.Screw screws = 21;
          repeated int32 packed_ids = 22 [packed = true];
          repeated int32 ids = 23;
          optional group Box = 24 { optional int32 width = 1; }
          map<string, Part> spare_parts = 25;
          oneof price {
            double amount = 30;
            string Note_Text = 31 [json_name = "theNote"];
          }
          oneof owner { Part maker = 32; }
          extend Base { optional Item in_item = 101; }
        }
        message Later { optional Item item = 1; }
        extend Base {
          optional bytes blob = 100 [default = "b"];
          repeated Item.State states = 150;
        }
        service Orders {
          option deprecated = true;
          rpc Place(Item) returns (Later);
          rpc Watch(stream shop.Base) returns (stream Item) { option idempotency_level = IDEMPOTENT; }
        }
        """
      And `const rt::Descriptor* item = shop::stock::Item::descriptor()`

    Scenario: ranges of extensions, and what is reserved
      Given `const rt::Descriptor* base = shop::Base::descriptor()`
      Then `base->extension_range_count()` is `2`
      And `base->IsExtensionNumber(99)` is `false`
      And `base->IsExtensionNumber(100)` is `true`
      And `base->IsExtensionNumber(199)` is `true`
      And `base->IsExtensionNumber(200)` is `false`
      And `base->IsExtensionNumber(536870911)` is `true`
      And `item->extension_range_count()` is `0`
      And `item->reserved_range_count()` is `2`
      And `item->reserved_range(0)->start` is `40`
      And `item->reserved_range(0)->end` is `50`
      And `item->IsReservedNumber(49)` is `true`
      And `item->IsReservedNumber(50)` is `false`
      And `item->IsReservedNumber(60)` is `true`
      And `item->reserved_name_count()` is `2`
      And `item->reserved_name(1)` is `"older"`
      And `item->IsReservedName("old")` is `true`
      And `item->IsReservedName("count")` is `false`

    Scenario: extensions, where they are declared
      Given `const rt::FieldDescriptor* blob = item->file()->FindExtensionByName("blob")`
      And `const rt::FieldDescriptor* in_item = item->FindExtensionByName("in_item")`
      Then `item->file()->extension_count()` is `5`
      And `item->file()->extension(3)` is `blob`
      And `blob->is_extension()` is `true`
      And `blob->full_name()` is `"shop.stock.blob"`
      And `blob->number()` is `100`
      And `blob->default_value_string()` is `"b"`
      And `blob->containing_type()` is `shop::Base::descriptor()`
      And `blob->extension_scope()` is null
      And `in_item->full_name()` is `"shop.stock.Item.in_item"`
      And `in_item->containing_type()` is `shop::Base::descriptor()`
      And `in_item->extension_scope()` is `item`
      And `in_item->message_type()` is `item`
      And `item->extension(0)` is `in_item`
      And `item->FindExtensionByName("count")` is null

    Scenario: options that every schema knows
      Then `item->options().deprecated()` is `true`
      And `shop::stock::Later::descriptor()->options().deprecated()` is `false`
      And `item->FindFieldByName("a_bool")->options().deprecated()` is `true`
      And `item->FindFieldByName("a_string")->options().deprecated()` is `false`
      And `item->FindFieldByName("packed_ids")->options().packed()` is `true`
      And `item->FindFieldByName("ids")->options().has_packed()` is `false`
      And `item->file()->options().java_package()` is `"org.shop"`

    Scenario: custom options
      Given `const rt::FieldOptions& options = item->FindFieldByName("count")->options()`
      Then `options.GetExtension(shop::stock::hint)` is `"how many"`
      And `options.GetExtension(shop::stock::measure).unit()` is `"pcs"`
      And `options.GetExtension(shop::stock::measure).steps(1)` is `10`
      And `item->FindFieldByName("ids")->options().HasExtension(shop::stock::hint)` is `false`
      And `item->options().ExtensionSize(shop::stock::colors)` is `2`
      And `item->options().GetExtension(shop::stock::colors, 0)` is `shop::stock::BLUE`

    Scenario: the file and its imports
      Given `const rt::FileDescriptor* file = item->file()`
      Then `file->package()` is `"shop.stock"`
      And `file->dependency_count()` is `2`
      And `file->dependency(0)` is `shop::Base::descriptor()->file()`
      And `file->dependency(0)->name()` is `"base.proto"`
      And `file->dependency(1)` is `rt::FileOptions::descriptor()->file()`
      And `file->message_type_count()` is `3`
      And `file->FindMessageTypeByName("Item")` is `item`
      And `file->FindMessageTypeByName("shop.stock.Item")` is null
      And `file->enum_type(0)` is `shop::stock::Color_descriptor()`
      And `file->FindEnumValueByName("BLUE")->number()` is `5`
      And `file->pool()` is `rt::DescriptorPool::generated_pool()`

    Scenario: services
      Given `const rt::ServiceDescriptor* orders = item->file()->FindServiceByName("Orders")`
      Then `item->file()->service_count()` is `1`
      And `item->file()->service(0)` is `orders`
      And `orders->full_name()` is `"shop.stock.Orders"`
      And `orders->options().deprecated()` is `true`
      And `orders->method_count()` is `2`
      And `orders->method(0)->full_name()` is `"shop.stock.Orders.Place"`
      And `orders->method(0)->input_type()` is `item`
      And `orders->method(0)->output_type()` is `shop::stock::Later::descriptor()`
      And `orders->method(0)->client_streaming()` is `false`
      And `orders->method(0)->server_streaming()` is `false`
      And `orders->FindMethodByName("Watch")` is `orders->method(1)`
      And `orders->method(1)->input_type()` is `shop::Base::descriptor()`
      And `orders->method(1)->client_streaming()` is `true`
      And `orders->method(1)->server_streaming()` is `true`
      And `orders->method(1)->options().idempotency_level()` is `rt::MethodOptions::IDEMPOTENT`
      And `orders->method(1)->service()` is `orders`
      And `orders->FindMethodByName("Cancel")` is null

    Scenario Outline: the generated pool finds <what> <name>
      Given `const rt::DescriptorPool* pool = rt::DescriptorPool::generated_pool()`
      Then `pool->Find<what>ByName("<name>")` is `<descriptor>`
      And `pool->Find<what>ByName("<other>")` is null

      Examples:
        | what        | name                       | descriptor                                   | other                 |
        | File        | message_descriptor.proto   | item->file()                                 | other.proto           |
        | MessageType | shop.stock.Item            | item                                         | shop.stock.Color      |
        | MessageType | shop.stock.Item.Part.Screw | shop::stock::Item::Part::Screw::descriptor() | shop.stock.Item.Screw |
        | Field       | shop.stock.Item.ids        | item->FindFieldByNumber(23)                  | shop.stock.Item.id    |
        | Oneof       | shop.stock.Item.price      | item->oneof_decl(0)                          | shop.stock.Item.ids   |
        | EnumType    | shop.stock.Item.State      | shop::stock::Item::State_descriptor()        | shop.stock.State      |
        | EnumValue   | shop.stock.Item.USED       | item->enum_type(0)->value(1)                 | shop.stock.USED       |
        | EnumValue   | shop.stock.BLUE            | shop::stock::Color_descriptor()->value(1)    | shop.stock.Color.BLUE |
        | Extension   | shop.stock.blob            | item->file()->extension(3)                   | shop.blob             |
        | Extension   | shop.stock.Item.in_item    | item->extension(0)                           | shop.stock.Item.ids   |
        | Service     | shop.stock.Orders          | item->file()->service(0)                     | shop.Orders           |
        | Method      | shop.stock.Orders.Watch    | item->file()->service(0)->method(1)          | shop.stock.Watch      |

    Scenario: the generated pool finds extensions by number
      Given `const rt::DescriptorPool* pool = rt::DescriptorPool::generated_pool()`
      And `const rt::Descriptor* base = shop::Base::descriptor()`
      And `std::vector<const rt::FieldDescriptor*> all`
      When `pool->FindAllExtensions(base, &all)`
      Then `pool->FindExtensionByNumber(base, 150)->name()` is `"states"`
      And `pool->FindExtensionByNumber(base, 101)` is `item->extension(0)`
      And `pool->FindExtensionByNumber(base, 102)` is null
      And `all.size()` is `3u`

    Scenario: the proto of a descriptor
      Given `rt::DescriptorProto proto`
      When `item->CopyTo(&proto)`
      Then `proto.name()` is `"Item"`
      And `proto.field_size()` is `26`
      And `proto.field(0).name()` is `"count"`
      And `proto.field(0).default_value()` is `"-7"`
      And `proto.field(0).label()` is `rt::FieldDescriptorProto::LABEL_REQUIRED`
      And `proto.field(0).has_json_name()` is `false`
      And `proto.field(16).name()` is `"a_state"`
      And `proto.field(16).type_name()` is `".shop.stock.Item.State"`
      And `proto.extension(0).extendee()` is `".shop.Base"`
      And `proto.reserved_range(0).end()` is `50`

    Scenario: another pool takes the protos that descriptors write
      Given `rt::DescriptorPool pool`
      And `rt::FileDescriptorProto options, base, stock`
      When `rt::FileOptions::descriptor()->file()->CopyTo(&options)`
      And `shop::Base::descriptor()->file()->CopyTo(&base)`
      And `item->file()->CopyTo(&stock)`
      Then `pool.BuildFile(stock)` is null
      And `pool.BuildFile(options)` is not null
      And `pool.BuildFile(base)` is not null
      And `pool.BuildFile(stock)` is not null
      And `pool.FindMessageTypeByName("shop.stock.Item")` is not `item`
      And `pool.FindMessageTypeByName("shop.stock.Item")->DebugString()` is `item->DebugString()`

  @cpp.message.descriptor-pool @needs.protobuf-conventions
  Rule: Descriptors also tell options, reserved names, extension ranges, files and services, and a pool finds them by name (types by name)

    Background:
      Given the schema file `base.proto`
        """proto
        syntax = "proto2";
        package shop;
        message Base { extensions 100 to 199; }
        enum Color { RED = 0; BLUE = 5; }
        """
      And the schema
        """proto
        syntax = "proto2";
        package shop.stock;
        import "base.proto";
        message Item { extend Base { optional Item in_item = 101; } }
        extend Base { optional Color color = 100; }
        service Orders { rpc Place(Item) returns (Base); }
        """
      And `const rt::DescriptorPool* pool = rt::DescriptorPool::generated_pool()`

    Scenario: MessageType shop.stock.Item
      Given `const auto* found = pool->FindMessageTypeByName("shop.stock.Item")`
      Then `found` is not null
      And `found->full_name()` is `"shop.stock.Item"`

    Scenario Outline: <what> <name>
      Given `const auto* found = pool->Find<what>ByName("<name>")`
      Then `found` is not null
      And `found->full_name()` is `"<name>"`

      Examples:
        | what        | name                    |
        | MessageType | shop.Base               |
        | Extension   | shop.stock.color        |
        | Extension   | shop.stock.Item.in_item |
        | EnumType    | shop.Color              |
        | EnumValue   | shop.BLUE               |
        | Service     | shop.stock.Orders       |
        | Method      | shop.stock.Orders.Place |

    Scenario: a file by its name, and by what it declares
      Then `pool->FindFileByName("message_descriptor.proto")->dependency(0)->name()` is `"base.proto"`
      And `pool->FindFileContainingSymbol("shop.RED")->name()` is `"base.proto"`
      And `pool->FindFileContainingSymbol("shop.stock.Item.in_item")->name()` is `"message_descriptor.proto"`
      And `pool->FindFileContainingSymbol("shop.stock.Item.out")` is null
      And `pool->FindFileByName("shop.Base")` is null

    Scenario: the classes return the descriptors that are found
      Then `pool->FindMessageTypeByName("shop.stock.Item")` is `shop::stock::Item::descriptor()`
      And `pool->FindMessageTypeByName("shop.Base")` is `shop::Base::descriptor()`
      And `pool->FindEnumTypeByName("shop.Color")` is `shop::Color_descriptor()`

    Scenario Outline: the extension <name> by its number
      Then `pool->FindExtensionByNumber(shop::Base::descriptor(), <number>)->full_name()` is `"shop.stock.<name>"`
      And `pool->FindExtensionByNumber(shop::Base::descriptor(), 102)` is null
      And `pool->FindExtensionByNumber(shop::stock::Item::descriptor(), <number>)` is null

      Examples:
        | name         | number |
        | color        | 100    |
        | Item.in_item | 101    |

    Scenario: all extensions of a message
      Given `std::vector<const rt::FieldDescriptor*> all`
      When `pool->FindAllExtensions(shop::Base::descriptor(), &all)`
      Then `all.size()` is `2u`

  @cpp.message.descriptor
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (in proto3)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Level { LOW = 0; HIGH = 3; BELOW = -1; }
        message Sample {
          int32 implicit = 1;
          optional int32 explicit = 2;
          Sample inner = 3;
          repeated int32 packed = 4;
          repeated int32 expanded = 5 [packed = false];
          oneof choice { string text = 6; }
          Level level = 7;
          int32 last = 536870911;
        }
        """
      And `const rt::Descriptor* sample = Sample::descriptor()`

    Scenario: repeated numbers are packed unless the schema says otherwise
      Then `sample->FindFieldByName("packed")->is_packed()` is `true`
      And `sample->FindFieldByName("expanded")->is_packed()` is `false`

    Scenario: a field with the largest number
      Then `sample->FindFieldByNumber(536870911)->name()` is `"last"`
      And `sample->FindFieldByName("last")->number()` is `536870911`
      And `sample->FindFieldByNumber(536870910)` is null

    Scenario: the default of an enum is its first value, not its smallest
      Then `sample->FindFieldByName("level")->default_value_enum()` is `Level_descriptor()->value(0)`
      And `sample->FindFieldByName("level")->default_value_enum()->name()` is `"LOW"`

    Scenario: presence of explicit
      Then `sample->FindFieldByName("explicit")->has_presence()` is `true`
      And `sample->FindFieldByName("explicit")->real_containing_oneof()` is null

    Scenario Outline: presence of <field>
      Then `sample->FindFieldByName("<field>")->has_presence()` is `<presence>`
      And `(sample->FindFieldByName("<field>")->real_containing_oneof() != nullptr)` is `<in a oneof>`

      Examples:
        | field    | presence | in a oneof |
        | implicit | false    | false      |
        | inner    | true     | false      |
        | packed   | false    | false      |
        | text     | true     | true       |
        | level    | false    | false      |

  @cpp.message.descriptor-pool @needs.protobuf-conventions
  Rule: Descriptors also tell options, reserved names, extension ranges, files and services, and a pool finds them by name (in proto3)

    Background:
      Given the schema
        """proto
        syntax = "proto3";
        enum Level { LOW = 0; HIGH = 3; }
        message Sample {
          int32 implicit = 1;
          optional int32 explicit = 2;
          Sample inner = 3;
          repeated int32 packed = 4;
          repeated int32 expanded = 5 [packed = false];
          oneof choice { string text = 6; }
          Level level = 7;
        }
        """
      And `const rt::Descriptor* sample = Sample::descriptor()`

    Scenario: presence of implicit
      Given `const rt::FieldDescriptor* field = sample->FindFieldByName("implicit")`
      Then `field->has_presence()` is `false`
      And `field->containing_oneof()` is null
      And `field->real_containing_oneof()` is null

    Scenario Outline: presence of <field>
      Given `const rt::FieldDescriptor* field = sample->FindFieldByName("<field>")`
      Then `field->has_presence()` is `<presence>`
      And `(field->containing_oneof() != nullptr)` is `<in oneof>`
      And `(field->real_containing_oneof() != nullptr)` is `<in real oneof>`

      Examples:
        | field    | presence | in oneof | in real oneof |
        | explicit | true     | true     | false         |
        | inner    | true     | false    | false         |
        | packed   | false    | false    | false         |
        | text     | true     | true     | true          |
        | level    | false    | false    | false         |

    Scenario: a oneof that only `optional` makes comes last, and is not real
      Then `sample->oneof_decl_count()` is `2`
      And `sample->real_oneof_decl_count()` is `1`
      And `sample->oneof_decl(0)->name()` is `"choice"`
      And `sample->oneof_decl(0)->field(0)->real_containing_oneof()` is `sample->oneof_decl(0)`
      And `sample->oneof_decl(1)->field(0)->name()` is `"explicit"`
      And `sample->oneof_decl(1)->field(0)->real_containing_oneof()` is null

    Scenario: the dialect
      Given `rt::FileDescriptorProto proto`
      When `sample->file()->CopyTo(&proto)`
      Then `proto.syntax()` is `"proto3"`
      And `sample->file()->package()` is `""`
      And `sample->full_name()` is `"Sample"`
      And `Level_descriptor()->full_name()` is `"Level"`

  @cpp.message.descriptor @needs.editions
  Rule: The static function `descriptor` returns the description of the message's fields and types, which reflection works with (in an edition)

    Background:
      Given the schema
        """proto
        edition = "2023";
        message Sample {
          int32 explicit = 1;
          int32 implicit = 2 [features.field_presence = IMPLICIT];
          int32 required = 3 [features.field_presence = LEGACY_REQUIRED];
          repeated int32 packed = 4;
          repeated int32 expanded = 5 [features.repeated_field_encoding = EXPANDED];
          Sample delimited = 6 [features.message_encoding = DELIMITED];
          Sample prefixed = 7;
          Part part = 8 [features.field_presence = LEGACY_REQUIRED];
        }
        message Part {}
        """
      And `const rt::Descriptor* sample = Sample::descriptor()`

    Scenario: has_presence of explicit
      Then `sample->FindFieldByName("explicit")->has_presence()` is `true`

    Scenario Outline: <what> of <field>
      Then `sample->FindFieldByName("<field>")-><what>()` is `<value>`

      Examples:
        | what         | field     | value                             |
        | has_presence | implicit  | false                             |
        | has_presence | required  | true                              |
        | is_required  | required  | true                              |
        | is_required  | explicit  | false                             |
        | is_required  | part      | true                              |
        | is_required  | prefixed  | false                             |
        | is_packed    | packed    | true                              |
        | is_packed    | expanded  | false                             |
        | type         | delimited | rt::FieldDescriptor::TYPE_GROUP   |
        | type         | prefixed  | rt::FieldDescriptor::TYPE_MESSAGE |
