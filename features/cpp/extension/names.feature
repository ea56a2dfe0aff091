@needs.cpp
Feature: Names of extensions of any shape
  Underscores, digits and capitals of a name stay where they are in its identifier.

  @cpp.extension.identifier @cpp.extension.identifier-nested
  Rule: Each extension has an identifier with the name of its field (names of any shape)

    Background:
      Given the schema file `extra.proto`
        """proto
        syntax = "proto2";
        message Open { extensions 100 to 199; }
        extend Open { optional int32 ex__tra = 100; optional string _First = 101; repeated int32 Last_ = 102; }
        message Sc__ope_ { extend Open { optional int32 in__ner = 103; optional int32 INNER__2_ = 104; } }
        """
      And `Open m`

    Scenario: two underscores
      When `m.SetExtension(ex__tra, 7)`
      Then `m.GetExtension(ex__tra)` is `7`
      And `m.HasExtension(ex__tra)` is `true`

    Scenario: an underscore first, with a capital
      When `m.SetExtension(_First, "text")`
      Then `m.GetExtension(_First)` is `"text"s`

    Scenario: an underscore last, with a capital
      When `m.AddExtension(Last_, 7)`
      Then `m.ExtensionSize(Last_)` is `1`

    Scenario: in a message
      When `m.SetExtension(Sc__ope_::in__ner, 7)`
      And `m.SetExtension(Sc__ope_::INNER__2_, 8)`
      Then `m.GetExtension(Sc__ope_::in__ner)` is `7`
      And `m.GetExtension(Sc__ope_::INNER__2_)` is `8`

  @cpp.extension.identifier-nested
  Rule: The identifier of an extension declared in a message is a member of that message's class (at any depth)

    Background:
      Given the schema file `depths.proto`
        """proto
        syntax = "proto2";
        package deep;
        message Open { extensions 100 to 199; }
        extend Open { optional int32 extra = 100; }
        message A {
          extend Open { optional int32 extra = 101; }
          message B {
            extend Open { optional int32 extra = 102; }
            message C {
              extend Open { optional int32 extra = 103; repeated string extras = 113; }
              message D { extend Open { optional int32 extra = 104; optional D deep = 114; } optional int32 id = 1; }
            }
            message Beside { message Last { extend Open { optional int32 extra = 105; } } }
          }
        }
        """
      And `deep::Open m`

    Scenario: three levels
      When `m.SetExtension(deep::A::B::C::extra, 7)`
      And `m.AddExtension(deep::A::B::C::extras, "text")`
      Then `m.GetExtension(deep::A::B::C::extra)` is `7`
      And `m.GetExtension(deep::A_B_C::extras, 0)` is `"text"s`
      And `deep::A::B::C::kExtraFieldNumber + 0` is `103`
      And `m` serializes to the bytes `b8 06 07 8a 07 04 74 65 78 74`

    Scenario Outline: <depth>
      When `m.SetExtension(deep::<scope>extra, 7)`
      Then `m.GetExtension(deep::<scope>extra)` is `7`
      And `deep::<scope>extra.number()` is `<number>`
      And `m` serializes to the bytes `<bytes> 07`
      When `m.ParseFromString(bytes("<bytes> 08"))`
      Then `m.GetExtension(deep::<scope>extra)` is `8`
      And `m.unknown_fields().field_count()` is `0`

      Examples:
        | depth                   | scope                | number | bytes |
        | no level                |                      | 100    | a0 06 |
        | one level               | A::                  | 101    | a8 06 |
        | two levels              | A::B::               | 102    | b0 06 |
        | four levels             | A::B::C::D::         | 104    | c0 06 |
        | four levels, the second | A::B::Beside::Last:: | 105    | c8 06 |

    Scenario: of a message's own type, four levels
      When `m.MutableExtension(deep::A::B::C::D::deep)->set_id(7)`
      Then `m.GetExtension(deep::A_B_C_D::deep).id()` is `7`
      And `m.GetExtension(deep::A::B::C::D::deep)` has type `const deep::A::B::C::D&`
