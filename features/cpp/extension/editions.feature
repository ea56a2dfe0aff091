@needs.cpp @needs.editions
Feature: Extensions in editions
  Extensions and map entries have the features of the place where they are declared.

  @cpp.extension.dialects
  Rule: Messages of proto2 and of editions can have extension ranges; in proto3 the compiler refuses them (features of editions)

    Background:
      Given the schema file `wide.proto`
        """proto
        edition = "2023";
        package wide;
        option features.repeated_field_encoding = EXPANDED;
        option features.utf8_validation = NONE;
        enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; }
        message Part { int32 id = 1; }
        message Open {
          extensions 100 to 199;
          map<string, string> texts = 1 [features.utf8_validation = VERIFY];
          map<string, string> unchecked = 2;
        }
        extend Open {
          Part delimited = 100 [features.message_encoding = DELIMITED];
          Part plain = 101;
          repeated int32 expanded = 102;
          repeated int32 packed = 103 [features.repeated_field_encoding = PACKED];
          Shut shut = 104;
          string unchecked = 105;
          string checked = 106 [features.utf8_validation = VERIFY];
        }
        """

    Scenario: messages, delimited and with their length
      Given `wide::Open m`
      When `m.MutableExtension(wide::delimited)->set_id(7)`
      And `m.MutableExtension(wide::plain)->set_id(8)`
      Then `m` serializes to the bytes `a3 06 08 07 a4 06 aa 06 02 08 08`

    Scenario: messages, read again
      Given `wide::Open m`
      When `m.ParseFromString(bytes("a3 06 08 07 a4 06 aa 06 02 08 08"))`
      Then `m.GetExtension(wide::delimited).id()` is `7`
      And `m.GetExtension(wide::plain).id()` is `8`

    Scenario: repeated numbers, expanded and packed
      Given `wide::Open m`
      When `m.AddExtension(wide::expanded, 5)`
      And `m.AddExtension(wide::expanded, 6)`
      And `m.AddExtension(wide::packed, 7)`
      And `m.AddExtension(wide::packed, 8)`
      Then `m` serializes to the bytes `b0 06 05 b0 06 06 ba 06 02 07 08`

    Scenario: a closed enum
      Given `wide::Open m`
      And `m.ParseFromString(bytes("c0 06 63"))`
      And `const bool without_value = m.HasExtension(wide::shut)`
      When `m.ParseFromString(bytes("c0 06 15"))`
      Then `without_value` is `false`
      And `m.GetExtension(wide::shut)` is `wide::SHUT_LEFT`

  @cpp.extension.invalid-utf8 @needs.protobuf-conventions
  Rule: A string of an extension or of a map is checked as its `utf8_validation` says

    Background:
      Given the schema file `wide.proto`
        """proto
        edition = "2023";
        package wide;
        option features.repeated_field_encoding = EXPANDED;
        option features.utf8_validation = NONE;
        enum Shut { option features.enum_type = CLOSED; SHUT_NONE = 0; SHUT_LEFT = 21; }
        message Part { int32 id = 1; }
        message Open {
          extensions 100 to 199;
          map<string, string> texts = 1 [features.utf8_validation = VERIFY];
          map<string, string> unchecked = 2;
        }
        extend Open {
          Part delimited = 100 [features.message_encoding = DELIMITED];
          Part plain = 101;
          repeated int32 expanded = 102;
          repeated int32 packed = 103 [features.repeated_field_encoding = PACKED];
          Shut shut = 104;
          string unchecked = 105;
          string checked = 106 [features.utf8_validation = VERIFY];
        }
        """

    Scenario: a string with invalid UTF-8: an extension, not verified
      Given `wide::Open m`
      Then `m.ParseFromString(bytes("ca 06 02 c3 28"))` is `true`
      And `m.ParseFromString(bytes("ca 06 02 c3 a9"))` is `true`

    Scenario Outline: a string with invalid UTF-8: <what>
      Given `wide::Open m`
      Then `m.ParseFromString(bytes("<invalid>"))` is `<result>`
      And `m.ParseFromString(bytes("<valid>"))` is `true`

      Examples:
        | what                        | invalid                    | valid                      | result |
        | an extension, verified      | d2 06 02 c3 28             | d2 06 02 c3 a9             | false  |
        | a map's key, not verified   | 12 07 0a 02 c3 28 12 01 61 | 12 07 0a 02 c3 a9 12 01 61 | true   |
        | a map's key, verified       | 0a 07 0a 02 c3 28 12 01 61 | 0a 07 0a 02 c3 a9 12 01 61 | false  |
        | a map's value, not verified | 12 07 0a 01 61 12 02 c3 28 | 12 07 0a 01 61 12 02 c3 a9 | true   |
        | a map's value, verified     | 0a 07 0a 01 61 12 02 c3 28 | 0a 07 0a 01 61 12 02 c3 a9 | false  |
