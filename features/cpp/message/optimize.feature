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
        | what               | class          |
        | extensions only    | Extended       |
        | a set of messages  | Sets           |
        | groups             | Holder         |
        | a group's fields   | Holder_Box     |
        | a repeated group's | Holder_Crate   |
        | repeated fields    | Holder_Lists   |
        | a map              | Holder_Maps    |
        | a oneof            | Holder_Choice  |
        | an enum            | Holder_Kinds   |
        | a required field   | Holder_Needy   |

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
