@needs.cpp
Feature: Optimization modes
  The option optimize_for selects classes for speed, for small code, or for the lite runtime. All behave the same.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        optional int32 number = 1;
        optional string text = 2 [default = "preset"];
        optional Part part = 3;
        repeated int32 numbers = 4;
        repeated Part parts = 5;
        optional Kind kind = 6;
        oneof which { string name = 7; Part piece = 8; }
        message Needy { required int32 needed = 1; }
        optional Needy needy = 9;
      }
      """

  @cpp.message.optimize-speed
  Rule: By default, and with `optimize_for = SPEED`, the class has its own implementation of every method

    Scenario: Clear, by default
      Then `&fast::Sample::Clear` has type `void (fast::Sample::*)()`

    Scenario Outline: <method>, by default
      Then `&fast::<class>::<method>` has type `<type> (fast::<class>::*)()<const>`

      Examples:
        | method        | class  | type   | const |
        | ByteSizeLong  | Sample | size_t | const |
        | IsInitialized | Sample | bool   | const |

    Scenario Outline: <class>, by default
      Then `&fast::<class>::Clear` has type `void (fast::<class>::*)()`
      And `&fast::<class>::ByteSizeLong` has type `size_t (fast::<class>::*)() const`
      And `&fast::<class>::IsInitialized` has type `bool (fast::<class>::*)() const`

      Examples:
        | class        |
        | Part         |
        | Sample_Needy |

    Scenario Outline: <method>, said so
      Given the schema file `said.proto`
        """proto
        syntax = "proto3";
        option optimize_for = SPEED;
        message Said { int32 number = 1; }
        """
      Then `&Said::<method>` has type `<type> (Said::*)()<const>`

      Examples:
        | method        | type   | const |
        | Clear         | void   |       |
        | ByteSizeLong  | size_t | const |
        | IsInitialized | bool   | const |

  @cpp.message.optimize-speed @needs.editions
  Rule: By default, and with `optimize_for = SPEED`, the class has its own implementation of every method (in every dialect)

    Background:
      Given the schema file `third.proto`
        """proto
        syntax = "proto3";
        package third;
        message Sample {
          int32 number = 1;
          optional string text = 2;
          repeated string texts = 3;
          Sample next = 4;
          map<string, Inner> inners = 5;
          oneof which { string name = 7; Sample piece = 8; }
          message Inner { int32 id = 1; message Deep { string text = 1; } }
        }
        """
      And the schema file `edition.proto`
        """proto
        edition = "2023";
        package edition;
        message Sample {
          int32 number = 1;
          string text = 2 [features.field_presence = IMPLICIT];
          repeated string texts = 3;
          Sample next = 4 [features.message_encoding = DELIMITED];
          map<string, Inner> inners = 5;
          oneof which { string name = 7; Sample piece = 8; }
          message Inner { int32 id = 1; message Deep { string text = 1; } }
          extensions 100 to 199;
        }
        """
      And the schema file `said.proto`
        """proto
        edition = "2023";
        package said;
        option optimize_for = SPEED;
        message Sample { int32 number = 1; message Inner { int32 id = 1; message Deep { string text = 1; } } }
        """

    Scenario: proto3
      Then `&third::Sample::Clear` has type `void (third::Sample::*)()`
      And `&third::Sample::ByteSizeLong` has type `size_t (third::Sample::*)() const`
      And `&third::Sample::IsInitialized` has type `bool (third::Sample::*)() const`

    Scenario Outline: <what>
      Then `&<package>::<class>::Clear` has type `void (<package>::<class>::*)()`
      And `&<package>::<class>::ByteSizeLong` has type `size_t (<package>::<class>::*)() const`
      And `&<package>::<class>::IsInitialized` has type `bool (<package>::<class>::*)() const`

      Examples:
        | what                                | package | class             |
        | proto3, nested                      | third   | Sample_Inner      |
        | proto3, two levels                  | third   | Sample_Inner_Deep |
        | an edition                          | edition | Sample            |
        | an edition, nested                  | edition | Sample_Inner      |
        | an edition, two levels              | edition | Sample_Inner_Deep |
        | an edition that says so             | said    | Sample            |
        | an edition that says so, nested     | said    | Sample_Inner      |
        | an edition that says so, two levels | said    | Sample_Inner_Deep |

    Scenario Outline: a class with <what>
      Given the schema file `shapes.proto`
        """proto
        syntax = "proto2";
        package shapes;
        message Nothing {}
        message Extended { extensions 100 to 199; }
        message Sets { option message_set_wire_format = true; extensions 4 to max; }
        message Holder {
          optional group Box = 1 { optional int32 id = 1; }
          repeated group Crate = 2 { optional int32 id = 1; }
          message Nothing {}
          message Lists { repeated string texts = 1; repeated Nothing parts = 2; }
          message Maps { map<int32, string> words = 1; }
          message Choice { oneof which { string text = 1; Nothing part = 2; } }
          message Kinds { enum Kind { KIND_ONE = 1; } optional Kind kind = 1; }
          message Needy { required int32 needed = 1; }
        }
        """
      Then `&shapes::<class>::Clear` has type `void (shapes::<class>::*)()`
      And `&shapes::<class>::ByteSizeLong` has type `size_t (shapes::<class>::*)() const`
      And `&shapes::<class>::IsInitialized` has type `bool (shapes::<class>::*)() const`

      Examples:
        | what               | class         |
        | extensions only    | Extended      |
        | a set of messages  | Sets          |
        | groups             | Holder        |
        | a group's fields   | Holder_Box    |
        | a repeated group's | Holder_Crate  |
        | repeated fields    | Holder_Lists  |
        | a map              | Holder_Maps   |
        | a oneof            | Holder_Choice |
        | an enum            | Holder_Kinds  |
        | a required field   | Holder_Needy  |

    # Such classes may share a base that has these methods: it is enough that they are not those of every message.
    Scenario Outline: a class with <what>
      Given the schema file `shapes.proto`
        """proto
        syntax = "proto2";
        package shapes;
        message Nothing {}
        message Holder { optional int32 id = 1; message Nothing {} }
        """
      And the C++
        """
        struct Inherited { static void Clear(void (rt::Message::*)()) {} static void Size(size_t (rt::Message::*)() const) {} };
        """
      Then `Inherited::Clear(&rt::Message::Clear)` compiles
      And `Inherited::Clear(&shapes::<class>::Clear)` does not compile
      And `Inherited::Size(&rt::Message::ByteSizeLong)` compiles
      And `Inherited::Size(&shapes::<class>::ByteSizeLong)` does not compile

      Examples:
        | what              | class          |
        | no fields         | Nothing        |
        | no fields, nested | Holder_Nothing |

  @cpp.message.optimize-code-size
  Rule: With `optimize_for = CODE_SIZE` the class is smaller: it overrides as few methods as possible, and reflection does the rest

    Background:
      Given the schema file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated int32 numbers = 4;
          repeated Part parts = 5;
          optional Kind kind = 6;
          oneof which { string name = 7; Part piece = 8; }
          message Needy { required int32 needed = 1; }
          optional Needy needy = 9;
        }
        """

    Scenario: Clear of Sample is inherited
      Then `std::is_same_v<decltype(&small::Sample::Clear), void (small::Sample::*)()>` is `false`
      And `std::is_same_v<decltype(&fast::Sample::Clear), void (fast::Sample::*)()>` is `true`

    Scenario Outline: <method> of <class> is inherited
      Then `std::is_same_v<decltype(&small::<class>::<method>), <type> (small::<class>::*)()<const>>` is `false`
      And `std::is_same_v<decltype(&fast::<class>::<method>), <type> (fast::<class>::*)()<const>>` is `true`

      Examples:
        | method        | class        | type   | const |
        | ByteSizeLong  | Sample       | size_t | const |
        | IsInitialized | Sample       | bool   | const |
        | Clear         | Sample_Needy | void   |       |

    Scenario Outline: a class with <what>
      Given the schema file `small_shapes.proto`
        """proto
        syntax = "proto2";
        package small_shapes;
        option optimize_for = CODE_SIZE;
        message Extended { extensions 100 to 199; optional int32 id = 1; }
        message Holder {
          optional group Box = 1 { optional int32 id = 1; }
          message Maps { map<int32, string> words = 1; }
          message Choice { oneof which { string text = 1; Extended part = 2; } }
          message Scope { extend Extended { optional int32 extra = 100; } optional int32 id = 1; }
        }
        service Shop { rpc Place(Holder) returns (Extended); }
        """
      Then `std::is_same_v<decltype(&small_shapes::<class>::Clear), void (small_shapes::<class>::*)()>` is `false`
      And `std::is_same_v<decltype(&small_shapes::<class>::ByteSizeLong), size_t (small_shapes::<class>::*)() const>` is `false`
      And `std::is_same_v<decltype(&fast::Sample::Clear), void (fast::Sample::*)()>` is `true`

      Examples:
        | what               | class         |
        | extensions         | Extended      |
        | a group            | Holder        |
        | a group's fields   | Holder_Box    |
        | a map              | Holder_Maps   |
        | a oneof            | Holder_Choice |
        | an extension in it | Holder_Scope  |

    Scenario: what it must: an object of its class
      Given `small::Sample m`
      When `std::unique_ptr<rt::Message> made(m.New())`
      Then `dynamic_cast<small::Sample*>(made.get())` is not null

    Scenario: it is a full message
      Given `small::Sample m`
      When `rt::Message* base = &m`
      Then `base` is not null

  @cpp.message.optimize-code-size
  Rule: With `optimize_for = CODE_SIZE` the class is smaller: it overrides as few methods as possible, and reflection does the rest (its object code is smaller)

    Scenario: one small message
      Given the file `fast.proto`
        """proto
        syntax = "proto2";
        package fast;
        message Sample { optional int32 number = 1; }
        """
      And the file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        message Sample { optional int32 number = 1; }
        """
      And the folder `out`
      When the generator runs with `--cpp_out=out -I. fast.proto small.proto`
      Then it succeeds
      And the object code of `out/small.pb.cc` is smaller than that of `out/fast.pb.cc`

    Scenario: fields of any kind
      Given the file `fast.proto`
        """proto
        syntax = "proto2";
        package fast;
        message Sample {
          optional int32 a = 1;
          optional string b = 2;
          repeated int64 c = 3;
          repeated string d = 4;
          optional Sample e = 5;
          repeated Sample f = 6;
          oneof o { bytes g = 7; double h = 8; }
          required int32 i = 9;
          repeated fixed32 j = 10 [packed = true];
        }
        """
      And the file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        message Sample {
          optional int32 a = 1;
          optional string b = 2;
          repeated int64 c = 3;
          repeated string d = 4;
          optional Sample e = 5;
          repeated Sample f = 6;
          oneof o { bytes g = 7; double h = 8; }
          required int32 i = 9;
          repeated fixed32 j = 10 [packed = true];
        }
        """
      And the folder `out`
      When the generator runs with `--cpp_out=out -I. fast.proto small.proto`
      Then it succeeds
      And the object code of `out/small.pb.cc` is smaller than that of `out/fast.pb.cc`

    Scenario: several messages
      Given the file `fast.proto`
        """proto
        syntax = "proto2";
        package fast;
        message A {
          optional B b = 1;
          optional C c = 2;
          message N { optional int32 i = 1; }
          repeated N n = 3;
        }
        message B { optional string s = 1; }
        message C { repeated D d = 1; }
        message D { optional double x = 1; }
        enum E { X = 0; Y = 1; }
        """
      And the file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        message A {
          optional B b = 1;
          optional C c = 2;
          message N { optional int32 i = 1; }
          repeated N n = 3;
        }
        message B { optional string s = 1; }
        message C { repeated D d = 1; }
        message D { optional double x = 1; }
        enum E { X = 0; Y = 1; }
        """
      And the folder `out`
      When the generator runs with `--cpp_out=out -I. fast.proto small.proto`
      Then it succeeds
      And the object code of `out/small.pb.cc` is smaller than that of `out/fast.pb.cc`

  @cpp.message.optimize-speed @cpp.message.optimize-code-size @cpp.message.optimize-lite @needs.lite
  Rule: By default, and with `optimize_for = SPEED`, the class has its own implementation of every method (messages behave the same in all modes)

    Background:
      Given the schema file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated int32 numbers = 4;
          repeated Part parts = 5;
          optional Kind kind = 6;
          oneof which { string name = 7; Part piece = 8; }
          message Needy { required int32 needed = 1; }
          optional Needy needy = 9;
        }
        """
      And the schema file `light.proto`
        """proto
        syntax = "proto2";
        package light;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated int32 numbers = 4;
          repeated Part parts = 5;
          optional Kind kind = 6;
          oneof which { string name = 7; Part piece = 8; }
          message Needy { required int32 needed = 1; }
          optional Needy needy = 9;
        }
        """

    Scenario: fast, everything of it
      Given `fast::Sample m`
      When `m.ParseFromString(bytes("08 07 12 01 61 1a 02 08 05 20 01 20 02 2a 03 12 01 62 30 15 3a 01 63"))`
      Then `m.number()` is `7`
      And `m.text()` is `"a"s`
      And `m.part().id()` is `5`
      And `m.numbers(1)` is `2`
      And `m.parts(0).label()` is `"b"s`
      And `m.kind()` is `fast::KIND_LEFT`
      And `m.name()` is `"c"s`
      And `m.ByteSizeLong()` is `23u`
      And `m` serializes to the bytes `08 07 12 01 61 1a 02 08 05 20 01 20 02 2a 03 12 01 62 30 15 3a 01 63`

    Scenario Outline: <mode>, everything of it
      Given `<mode>::Sample m`
      When `m.ParseFromString(bytes("08 07 12 01 61 1a 02 08 05 20 01 20 02 2a 03 12 01 62 30 15 3a 01 63"))`
      Then `m.number()` is `7`
      And `m.text()` is `"a"s`
      And `m.part().id()` is `5`
      And `m.numbers(1)` is `2`
      And `m.parts(0).label()` is `"b"s`
      And `m.kind()` is `<mode>::KIND_LEFT`
      And `m.name()` is `"c"s`
      And `m.ByteSizeLong()` is `23u`
      And `m` serializes to the bytes `08 07 12 01 61 1a 02 08 05 20 01 20 02 2a 03 12 01 62 30 15 3a 01 63`

      Examples:
        | mode  |
        | small |
        | light |

    Scenario Outline: <mode>, copied, merged and cleared
      Given `<mode>::Sample m`
      And `m.ParseFromString(bytes("08 07 1a 02 08 05 20 01 2a 02 08 06 42 02 08 08"))`
      When `<mode>::Sample copy(m)`
      And `copy.MergeFrom(m)`
      And `m.Clear()`
      Then `m.ByteSizeLong()` is `0u`
      And `m.has_number()` is `false`
      And `m.text()` is `"preset"s`
      And `copy` serializes to the bytes `08 07 1a 02 08 05 20 01 20 01 2a 02 08 06 2a 02 08 06 42 02 08 08`

      Examples:
        | mode  |
        | fast  |
        | small |
        | light |

    Scenario Outline: <mode>, swapped
      Given `<mode>::Sample m`
      And `<mode>::Sample other`
      And `m.add_numbers(4)`
      And `other.mutable_piece()->set_id(9)`
      When `m.Swap(&other)`
      Then `m.piece().id()` is `9`
      And `m.numbers_size()` is `0`
      And `other.numbers(0)` is `4`

      Examples:
        | mode  |
        | fast  |
        | small |
        | light |

    Scenario Outline: <mode>, unknown fields
      Given `<mode>::Sample m`
      And `m.ParseFromString(bytes("08 07 98 06 05 30 63"))`
      Then `m.has_kind()` is `false`
      And `m.ByteSizeLong()` is `7u`
      And `m.SerializeAsString().substr(0, 2)` is `bytes("08 07")`

      Examples:
        | mode  |
        | fast  |
        | small |
        | light |

  @cpp.message.required @needs.protobuf-conventions @needs.lite
  Rule: A message without one of its required fields is not initialized

    Background:
      Given the schema file `small.proto`
        """proto
        syntax = "proto2";
        package small;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated int32 numbers = 4;
          repeated Part parts = 5;
          optional Kind kind = 6;
          oneof which { string name = 7; Part piece = 8; }
          message Needy { required int32 needed = 1; }
          optional Needy needy = 9;
        }
        """
      And the schema file `light.proto`
        """proto
        syntax = "proto2";
        package light;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional int32 number = 1;
          optional string text = 2 [default = "preset"];
          optional Part part = 3;
          repeated int32 numbers = 4;
          repeated Part parts = 5;
          optional Kind kind = 6;
          oneof which { string name = 7; Part piece = 8; }
          message Needy { required int32 needed = 1; }
          optional Needy needy = 9;
        }
        """

    Scenario: fast, a required field
      Given `fast::Sample m`
      And `m.mutable_needy()`
      And `const bool before = m.IsInitialized()`
      When `m.mutable_needy()->set_needed(0)`
      Then `before` is `false`
      And `m.IsInitialized()` is `true`
      And `m.ParseFromString(bytes("4a 00"))` is `false`
      And `m.ParseFromString(bytes("4a 02 08 01"))` is `true`

    Scenario Outline: <mode>, a required field
      Given `<mode>::Sample m`
      And `m.mutable_needy()`
      And `const bool before = m.IsInitialized()`
      When `m.mutable_needy()->set_needed(0)`
      Then `before` is `false`
      And `m.IsInitialized()` is `true`
      And `m.ParseFromString(bytes("4a 00"))` is `false`
      And `m.ParseFromString(bytes("4a 02 08 01"))` is `true`

      Examples:
        | mode  |
        | small |
        | light |

  @cpp.message.optimize-lite @needs.lite
  Rule: With `optimize_for = LITE_RUNTIME` the class derives from `MessageLite`, and not from `Message`

    Background:
      Given the schema file `light.proto`
        """proto
        syntax = "proto2";
        package light;
        option optimize_for = LITE_RUNTIME;
        message Sample { optional int32 number = 1; message Inner { optional string text = 1; } optional Inner inner = 2; }
        """

    Scenario: Sample
      Then `std::is_base_of_v<rt::MessageLite, light::Sample>` is `true`
      And `std::is_base_of_v<rt::Message, light::Sample>` is `false`
      And `std::is_base_of_v<rt::Message, fast::Sample>` is `true`

    Scenario: Sample::Inner
      Then `std::is_base_of_v<rt::MessageLite, light::Sample::Inner>` is `true`
      And `std::is_base_of_v<rt::Message, light::Sample::Inner>` is `false`
      And `std::is_base_of_v<rt::Message, fast::Sample>` is `true`

    Scenario: its interface does all that a message does
      Given `light::Sample m`
      And `rt::MessageLite& base = m`
      And `std::string written`
      When `base.ParseFromString(bytes("08 07 12 03 0a 01 61"))`
      And `base.SerializeToString(&written)`
      Then `m.number()` is `7`
      And `m.inner().text()` is `"a"s`
      And `written` is `bytes("08 07 12 03 0a 01 61")`
      And `base.GetTypeName()` is `"light.Sample"s`

    Scenario Outline: its implementation is a fast one: <method> is its own
      Then `&light::Sample::<method>` has type `<type> (light::Sample::*)()<const>`

      Examples:
        | method        | type   | const |
        | Clear         | void   |       |
        | ByteSizeLong  | size_t | const |
        | IsInitialized | bool   | const |

    Scenario Outline: a file with <what>
      Given the schema file `services.proto`
        """proto
        syntax = "proto2";
        package services;
        option optimize_for = LITE_RUNTIME;
        message Sample { optional int32 number = 1; message Inner {} }
        service Shop { rpc Place(Sample) returns (Sample); }
        service Nothing {}
        """
      And the schema file `contents.proto`
        """proto
        syntax = "proto2";
        package contents;
        import "fast.proto";
        option optimize_for = LITE_RUNTIME;
        message Extended { extensions 100 to 199; optional group Pair = 1 { optional int32 id = 1; } }
        message Scope { extend Extended { optional int32 within = 100; } }
        extend Extended { optional Sample outside = 101; }
        message Sample { map<int32, Scope> scopes = 1; oneof which { Scope scope = 2; fast.Part part = 3; } required int32 needed = 4; }
        message Empty {}
        """
      Then `std::is_base_of_v<rt::MessageLite, <class>>` is `true`
      And `std::is_base_of_v<rt::Message, <class>>` is `false`
      And `std::is_base_of_v<rt::Message, fast::Sample>` is `true`

      Examples:
        | what                              | class                    |
        | services                          | services::Sample         |
        | services, a nested message        | services::Sample::Inner  |
        | extensions, their message         | contents::Extended       |
        | extensions, the message they name | contents::Sample         |
        | extensions, their scope           | contents::Scope          |
        | extensions, a group               | contents::Extended::Pair |
        | extensions, a message of nothing  | contents::Empty          |

    Scenario: it does not become an rt::Message
      Given `light::Sample m`
      And `fast::Sample full`
      Then `static_cast<rt::Message*>(&full)` compiles
      And `static_cast<rt::Message*>(&m)` does not compile

  @cpp.message.lite-no-reflection @needs.lite
  Rule: A class for the lite runtime has neither a descriptor nor reflection

    Background:
      Given the schema file `light.proto`
        """proto
        syntax = "proto2";
        package light;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Sample {
          optional int32 number = 1;
          enum Inner { NONE = 0; }
          message Part { optional int32 id = 1; message Deep {} }
          optional group Pair = 2 { optional int32 id = 1; }
        }
        """

    Scenario: m.GetDescriptor()
      Given `light::Sample m`
      Then `m.GetDescriptor()` does not compile

    Scenario Outline: <expression>
      Given `light::Sample m`
      Then `<expression>` does not compile

      Examples:
        | expression                        |
        | m.GetReflection()                 |
        | m.GetMetadata()                   |
        | light::Sample::descriptor()       |
        | light::Sample::GetDescriptor()    |
        | light::Kind_descriptor()          |
        | light::Sample::Inner_descriptor() |

    Scenario Outline: <expression>, of a nested class
      Given `light::Sample::<class> nested`
      Then `nested.ByteSizeLong()` compiles
      And `<expression>` does not compile

      Examples:
        | expression                              | class      |
        | nested.GetDescriptor()                  | Part       |
        | nested.GetReflection()                  | Part       |
        | light::Sample::Part::descriptor()       | Part       |
        | light::Sample::Part::Deep::descriptor() | Part::Deep |
        | light::Sample::Pair::descriptor()       | Pair       |

    @needs.descriptors
    Scenario Outline: <expression>, of a full class
      Given `fast::Sample m`
      Then `<expression>` compiles

      Examples:
        | expression                        |
        | m.GetDescriptor()                 |
        | m.GetReflection()                 |
        | fast::Sample::descriptor()        |
        | fast::Sample::Needy::descriptor() |
        | fast::Kind_descriptor()           |

  @cpp.message.optimize-speed @cpp.message.optimize-code-size @cpp.message.optimize-lite @cpp.message.lite-no-reflection @needs.lite
  Rule: By default, and with `optimize_for = SPEED`, the class has its own implementation of every method (files that import files of other modes)

    Background:
      Given the schema file `small_part.proto`
        """proto
        syntax = "proto2";
        package small_part;
        option optimize_for = CODE_SIZE;
        message Part { optional int32 id = 1; }
        """
      And the schema file `fast_user.proto`
        """proto
        syntax = "proto2";
        package fast_user;
        import "small_part.proto";
        message User { optional small_part.Part part = 1; }
        """
      And the schema file `small_user.proto`
        """proto
        syntax = "proto2";
        package small_user;
        option optimize_for = CODE_SIZE;
        import "fast.proto";
        message User { optional fast.Part part = 1; }
        """
      And the schema file `light_user.proto`
        """proto
        syntax = "proto2";
        package light_user;
        option optimize_for = LITE_RUNTIME;
        import "fast.proto";
        message User { optional fast.Part part = 1; map<int32, fast.Part> parts = 2; }
        """
      And the schema file `light_forward.proto`
        """proto
        syntax = "proto2";
        package light_forward;
        option optimize_for = LITE_RUNTIME;
        import public "small_part.proto";
        message User { optional int32 id = 1; }
        """

    Scenario: a fast file that imports a small one
      Then `&fast_user::User::Clear` has type `void (fast_user::User::*)()`
      And `&fast_user::User::ByteSizeLong` has type `size_t (fast_user::User::*)() const`
      And `std::is_same_v<decltype(&small_part::Part::Clear), void (small_part::Part::*)()>` is `false`

    Scenario: a small file that imports a fast one
      Then `std::is_same_v<decltype(&small_user::User::Clear), void (small_user::User::*)()>` is `false`
      And `std::is_same_v<decltype(&small_user::User::ByteSizeLong), size_t (small_user::User::*)() const>` is `false`
      And `std::is_same_v<decltype(&fast::Part::Clear), void (fast::Part::*)()>` is `true`

    Scenario: a lite file that imports a full one, its contents
      Given `light_user::User m`
      When `m.mutable_part()->set_id(7)`
      And `(*m.mutable_parts())[1].set_id(8)`
      Then `m` serializes to the bytes `0a 02 08 07 12 06 08 01 12 02 08 08`

    Scenario Outline: a lite file that imports a full one <how>
      Given `<package>::User m`
      Then `m.ByteSizeLong()` is `0u`
      And `std::is_base_of_v<rt::MessageLite, <package>::User>` is `true`
      And `std::is_base_of_v<rt::Message, <package>::User>` is `false`
      And `m.GetReflection()` does not compile
      And `<package>::User::descriptor()` does not compile
      And `std::is_base_of_v<rt::Message, <part>>` is `true`

      Examples:
        | how       | package       | part             |
        | privately | light_user    | fast::Part       |
        | publicly  | light_forward | small_part::Part |

  @cpp.message.optimize-speed @cpp.message.optimize-code-size @cpp.message.optimize-lite @needs.lite @needs.proto3-optional
  Rule: By default, and with `optimize_for = SPEED`, the class has its own implementation of every method (messages behave the same in all modes, each kind of content)

    Background:
      Given the schema file `fast_two.proto`
        """proto
        syntax = "proto2";
        package fast_two;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional sint32 shift = 1; optional fixed64 wide = 2; optional double real = 3 [default = 1.5]; optional bool flag = 4;
          optional bytes data = 5; repeated Kind kinds = 6; repeated sint64 packed = 7 [packed = true]; repeated string texts = 8;
          optional group Box = 9 { optional int32 id = 1; } repeated group Row = 10 { optional string label = 1; }
          oneof which { group Crate = 11 { optional int32 id = 1; } bool choice = 12; bytes blob = 13; Kind member = 14; }
          map<int32, Part> parts = 15; map<string, Kind> kinds_by_name = 16; map<bool, bytes> blobs = 17;
          message Inner { optional Inner next = 1; required int32 needed = 2; } optional Inner inner = 18;
          extensions 100 to 199;
        }
        extend Sample { optional int32 x_number = 100; optional string x_text = 101; repeated Part x_parts = 102; repeated Kind x_kinds = 103 [packed = true]; }
        """
      And the schema file `small_two.proto`
        """proto
        syntax = "proto2";
        package small_two;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional sint32 shift = 1; optional fixed64 wide = 2; optional double real = 3 [default = 1.5]; optional bool flag = 4;
          optional bytes data = 5; repeated Kind kinds = 6; repeated sint64 packed = 7 [packed = true]; repeated string texts = 8;
          optional group Box = 9 { optional int32 id = 1; } repeated group Row = 10 { optional string label = 1; }
          oneof which { group Crate = 11 { optional int32 id = 1; } bool choice = 12; bytes blob = 13; Kind member = 14; }
          map<int32, Part> parts = 15; map<string, Kind> kinds_by_name = 16; map<bool, bytes> blobs = 17;
          message Inner { optional Inner next = 1; required int32 needed = 2; } optional Inner inner = 18;
          extensions 100 to 199;
        }
        extend Sample { optional int32 x_number = 100; optional string x_text = 101; repeated Part x_parts = 102; repeated Kind x_kinds = 103 [packed = true]; }
        """
      And the schema file `light_two.proto`
        """proto
        syntax = "proto2";
        package light_two;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { optional int32 id = 1; optional string label = 2; }
        message Sample {
          optional sint32 shift = 1; optional fixed64 wide = 2; optional double real = 3 [default = 1.5]; optional bool flag = 4;
          optional bytes data = 5; repeated Kind kinds = 6; repeated sint64 packed = 7 [packed = true]; repeated string texts = 8;
          optional group Box = 9 { optional int32 id = 1; } repeated group Row = 10 { optional string label = 1; }
          oneof which { group Crate = 11 { optional int32 id = 1; } bool choice = 12; bytes blob = 13; Kind member = 14; }
          map<int32, Part> parts = 15; map<string, Kind> kinds_by_name = 16; map<bool, bytes> blobs = 17;
          message Inner { optional Inner next = 1; required int32 needed = 2; } optional Inner inner = 18;
          extensions 100 to 199;
        }
        extend Sample { optional int32 x_number = 100; optional string x_text = 101; repeated Part x_parts = 102; repeated Kind x_kinds = 103 [packed = true]; }
        """
      And the schema file `fast_three.proto`
        """proto
        syntax = "proto3";
        package fast_three;
        option optimize_for = SPEED;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { int32 id = 1; string label = 2; }
        message Sample {
          sint32 shift = 1; fixed64 wide = 2; optional double real = 3; optional bool flag = 4;
          bytes data = 5; repeated Kind kinds = 6; repeated sint64 packed = 7; repeated string texts = 8;
          oneof which { bool choice = 12; bytes blob = 13; Kind member = 14; }
          map<int32, Part> parts = 15; map<string, Kind> kinds_by_name = 16; map<bool, bytes> blobs = 17;
          message Inner { Inner next = 1; int32 needed = 2; } Inner inner = 18;
        }
        """
      And the schema file `small_three.proto`
        """proto
        syntax = "proto3";
        package small_three;
        option optimize_for = CODE_SIZE;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { int32 id = 1; string label = 2; }
        message Sample {
          sint32 shift = 1; fixed64 wide = 2; optional double real = 3; optional bool flag = 4;
          bytes data = 5; repeated Kind kinds = 6; repeated sint64 packed = 7; repeated string texts = 8;
          oneof which { bool choice = 12; bytes blob = 13; Kind member = 14; }
          map<int32, Part> parts = 15; map<string, Kind> kinds_by_name = 16; map<bool, bytes> blobs = 17;
          message Inner { Inner next = 1; int32 needed = 2; } Inner inner = 18;
        }
        """
      And the schema file `light_three.proto`
        """proto
        syntax = "proto3";
        package light_three;
        option optimize_for = LITE_RUNTIME;
        enum Kind { KIND_NONE = 0; KIND_LEFT = 21; }
        message Part { int32 id = 1; string label = 2; }
        message Sample {
          sint32 shift = 1; fixed64 wide = 2; optional double real = 3; optional bool flag = 4;
          bytes data = 5; repeated Kind kinds = 6; repeated sint64 packed = 7; repeated string texts = 8;
          oneof which { bool choice = 12; bytes blob = 13; Kind member = 14; }
          map<int32, Part> parts = 15; map<string, Kind> kinds_by_name = 16; map<bool, bytes> blobs = 17;
          message Inner { Inner next = 1; int32 needed = 2; } Inner inner = 18;
        }
        """

    Scenario: fast_two, a group
      Given `fast_two::Sample m`
      And `fast_two::Sample other`
      Then `m.ParseFromString(bytes("4b 08 07 4c"))` is `true`
      And `m` serializes to the bytes `4b 08 07 4c`
      And `m.ByteSizeLong()` is `4u`
      When `other.set_shift(1)`
      And `other = m`
      And `m.Clear()`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes `4b 08 07 4c`
      And `other` serializes to the bytes ``
      And `other.ByteSizeLong()` is `0u`

    Scenario Outline: <mode>, <what>
      Given `<mode>::Sample m`
      And `<mode>::Sample other`
      Then `m.ParseFromString(bytes("<bytes>"))` is `true`
      And `m` serializes to the bytes `<bytes>`
      And `m.ByteSizeLong()` is `m.SerializeAsString().size()`
      When `other.set_shift(1)`
      And `other = m`
      And `m.Clear()`
      And `m.Swap(&other)`
      Then `m` serializes to the bytes `<bytes>`
      And `other` serializes to the bytes ``
      And `other.ByteSizeLong()` is `0u`

      Examples:
        | what                         | mode        | bytes                                  |
        | a zigzag number              | fast_two    | 08 05                                  |
        | a fixed number               | fast_two    | 11 01 00 00 00 00 00 00 80             |
        | a double                     | fast_two    | 19 00 00 00 00 00 00 f8 3f             |
        | a bool that is false         | fast_two    | 20 00                                  |
        | bytes                        | fast_two    | 2a 02 00 ff                            |
        | packed numbers               | fast_two    | 3a 03 05 80 01                         |
        | strings                      | fast_two    | 42 01 61 42 00                         |
        | a bool member that is false  | fast_two    | 60 00                                  |
        | a bytes member that is empty | fast_two    | 6a 00                                  |
        | an enum member that is zero  | fast_two    | 70 00                                  |
        | a map of messages            | fast_two    | 7a 06 08 01 12 02 08 07                |
        | a map of enums               | fast_two    | 82 01 05 0a 01 6b 10 15                |
        | a map of bytes               | fast_two    | 8a 01 05 08 01 12 01 61                |
        | unknown fields               | fast_two    | a0 38 01 a3 38 08 01 a4 38             |
        | repeated enums               | fast_two    | 30 15 30 00                            |
        | messages in each other       | fast_two    | 92 01 06 0a 02 10 01 10 02             |
        | repeated groups              | fast_two    | 53 0a 01 61 54 53 54                   |
        | a group of a oneof           | fast_two    | 5b 08 07 5c                            |
        | extensions                   | fast_two    | a0 06 07 aa 06 01 61                   |
        | repeated extensions          | fast_two    | b2 06 02 08 07 b2 06 00 ba 06 02 15 00 |
        | a zigzag number              | fast_three  | 08 05                                  |
        | a fixed number               | fast_three  | 11 01 00 00 00 00 00 00 80             |
        | a double                     | fast_three  | 19 00 00 00 00 00 00 f8 3f             |
        | a bool that is false         | fast_three  | 20 00                                  |
        | bytes                        | fast_three  | 2a 02 00 ff                            |
        | packed numbers               | fast_three  | 3a 03 05 80 01                         |
        | strings                      | fast_three  | 42 01 61 42 00                         |
        | a bool member that is false  | fast_three  | 60 00                                  |
        | a bytes member that is empty | fast_three  | 6a 00                                  |
        | an enum member that is zero  | fast_three  | 70 00                                  |
        | a map of messages            | fast_three  | 7a 06 08 01 12 02 08 07                |
        | a map of enums               | fast_three  | 82 01 05 0a 01 6b 10 15                |
        | a map of bytes               | fast_three  | 8a 01 05 08 01 12 01 61                |
        | unknown fields               | fast_three  | a0 38 01 a3 38 08 01 a4 38             |
        | repeated enums               | fast_three  | 32 02 15 00                            |
        | messages in each other       | fast_three  | 92 01 06 0a 02 10 01 10 02             |
        | an unknown enum number       | fast_three  | 70 63                                  |
        | a group                      | small_two   | 4b 08 07 4c                            |
        | a zigzag number              | small_two   | 08 05                                  |
        | a fixed number               | small_two   | 11 01 00 00 00 00 00 00 80             |
        | a double                     | small_two   | 19 00 00 00 00 00 00 f8 3f             |
        | a bool that is false         | small_two   | 20 00                                  |
        | bytes                        | small_two   | 2a 02 00 ff                            |
        | packed numbers               | small_two   | 3a 03 05 80 01                         |
        | strings                      | small_two   | 42 01 61 42 00                         |
        | a bool member that is false  | small_two   | 60 00                                  |
        | a bytes member that is empty | small_two   | 6a 00                                  |
        | an enum member that is zero  | small_two   | 70 00                                  |
        | a map of messages            | small_two   | 7a 06 08 01 12 02 08 07                |
        | a map of enums               | small_two   | 82 01 05 0a 01 6b 10 15                |
        | a map of bytes               | small_two   | 8a 01 05 08 01 12 01 61                |
        | unknown fields               | small_two   | a0 38 01 a3 38 08 01 a4 38             |
        | repeated enums               | small_two   | 30 15 30 00                            |
        | messages in each other       | small_two   | 92 01 06 0a 02 10 01 10 02             |
        | repeated groups              | small_two   | 53 0a 01 61 54 53 54                   |
        | a group of a oneof           | small_two   | 5b 08 07 5c                            |
        | extensions                   | small_two   | a0 06 07 aa 06 01 61                   |
        | repeated extensions          | small_two   | b2 06 02 08 07 b2 06 00 ba 06 02 15 00 |
        | a zigzag number              | small_three | 08 05                                  |
        | a fixed number               | small_three | 11 01 00 00 00 00 00 00 80             |
        | a double                     | small_three | 19 00 00 00 00 00 00 f8 3f             |
        | a bool that is false         | small_three | 20 00                                  |
        | bytes                        | small_three | 2a 02 00 ff                            |
        | packed numbers               | small_three | 3a 03 05 80 01                         |
        | strings                      | small_three | 42 01 61 42 00                         |
        | a bool member that is false  | small_three | 60 00                                  |
        | a bytes member that is empty | small_three | 6a 00                                  |
        | an enum member that is zero  | small_three | 70 00                                  |
        | a map of messages            | small_three | 7a 06 08 01 12 02 08 07                |
        | a map of enums               | small_three | 82 01 05 0a 01 6b 10 15                |
        | a map of bytes               | small_three | 8a 01 05 08 01 12 01 61                |
        | unknown fields               | small_three | a0 38 01 a3 38 08 01 a4 38             |
        | repeated enums               | small_three | 32 02 15 00                            |
        | messages in each other       | small_three | 92 01 06 0a 02 10 01 10 02             |
        | an unknown enum number       | small_three | 70 63                                  |
        | a group                      | light_two   | 4b 08 07 4c                            |
        | a zigzag number              | light_two   | 08 05                                  |
        | a fixed number               | light_two   | 11 01 00 00 00 00 00 00 80             |
        | a double                     | light_two   | 19 00 00 00 00 00 00 f8 3f             |
        | a bool that is false         | light_two   | 20 00                                  |
        | bytes                        | light_two   | 2a 02 00 ff                            |
        | packed numbers               | light_two   | 3a 03 05 80 01                         |
        | strings                      | light_two   | 42 01 61 42 00                         |
        | a bool member that is false  | light_two   | 60 00                                  |
        | a bytes member that is empty | light_two   | 6a 00                                  |
        | an enum member that is zero  | light_two   | 70 00                                  |
        | a map of messages            | light_two   | 7a 06 08 01 12 02 08 07                |
        | a map of enums               | light_two   | 82 01 05 0a 01 6b 10 15                |
        | a map of bytes               | light_two   | 8a 01 05 08 01 12 01 61                |
        | unknown fields               | light_two   | a0 38 01 a3 38 08 01 a4 38             |
        | repeated enums               | light_two   | 30 15 30 00                            |
        | messages in each other       | light_two   | 92 01 06 0a 02 10 01 10 02             |
        | repeated groups              | light_two   | 53 0a 01 61 54 53 54                   |
        | a group of a oneof           | light_two   | 5b 08 07 5c                            |
        | extensions                   | light_two   | a0 06 07 aa 06 01 61                   |
        | repeated extensions          | light_two   | b2 06 02 08 07 b2 06 00 ba 06 02 15 00 |
        | a zigzag number              | light_three | 08 05                                  |
        | a fixed number               | light_three | 11 01 00 00 00 00 00 00 80             |
        | a double                     | light_three | 19 00 00 00 00 00 00 f8 3f             |
        | a bool that is false         | light_three | 20 00                                  |
        | bytes                        | light_three | 2a 02 00 ff                            |
        | packed numbers               | light_three | 3a 03 05 80 01                         |
        | strings                      | light_three | 42 01 61 42 00                         |
        | a bool member that is false  | light_three | 60 00                                  |
        | a bytes member that is empty | light_three | 6a 00                                  |
        | an enum member that is zero  | light_three | 70 00                                  |
        | a map of messages            | light_three | 7a 06 08 01 12 02 08 07                |
        | a map of enums               | light_three | 82 01 05 0a 01 6b 10 15                |
        | a map of bytes               | light_three | 8a 01 05 08 01 12 01 61                |
        | unknown fields               | light_three | a0 38 01 a3 38 08 01 a4 38             |
        | repeated enums               | light_three | 32 02 15 00                            |
        | messages in each other       | light_three | 92 01 06 0a 02 10 01 10 02             |
        | an unknown enum number       | light_three | 70 63                                  |

    Scenario Outline: <mode>, a required field that is missing
      Given `<mode>::Sample m`
      Then `m.ParseFromString(bytes("92 01 04 10 01 0a 00"))` is `false`
      And `m.ParseFromString(bytes("92 01 06 10 01 0a 02 10 02"))` is `true`

      Examples:
        | mode      |
        | fast_two  |
        | small_two |
        | light_two |
