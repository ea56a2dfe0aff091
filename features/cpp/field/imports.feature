@needs.cpp
Feature: Fields, members and elements of imported types
  A message or enum of another file and package, with a name that this file has too, is the type of a field, of a
  member of a oneof or of an element like any other.

  Background:
    Given the schema file `shared/parts.proto`
      """proto
      syntax = "proto2";
      package other.parts;
      message Part { optional int32 id = 1; message Screw { optional int32 id = 1; } enum Form { FORM_FLAT = 3; FORM_ROUND = 5; } }
      enum Kind { KIND_LEFT = 21; KIND_RIGHT = 22; }
      """
    And the schema file `shared/open.proto`
      """proto
      syntax = "proto3";
      package other.open;
      message Holder { enum Form { FORM_NONE = 0; FORM_ROUND = 5; } }
      enum Kind { KIND_NONE = 0; KIND_RIGHT = 22; }
      """
    And the schema
      """proto
      syntax = "proto2";
      package shop;
      import "shared/parts.proto";
      message Part { optional string label = 9; message Screw { optional string label = 9; } }
      enum Kind { KIND_OWN = 7; }
      message Sample {
        optional other.parts.Part part = 1;
        optional other.parts.Part.Screw screw = 2;
        optional Part own = 3;
        optional other.parts.Kind kind = 4 [default = KIND_RIGHT];
        optional other.parts.Part.Form form = 5;
        optional Kind own_kind = 6;
        oneof which {
          other.parts.Part part_member = 11;
          other.parts.Part.Screw screw_member = 12;
          Part own_member = 13;
          other.parts.Kind kind_member = 14 [default = KIND_RIGHT];
          other.parts.Part.Form form_member = 15;
          string text_member = 17;
        }
        repeated other.parts.Part parts = 21;
        repeated other.parts.Part.Screw screws = 22;
        repeated Part own_parts = 23;
        repeated other.parts.Kind kinds = 24;
        repeated other.parts.Part.Form forms = 25 [packed = true];
      }
      """
    And the schema file `third.proto`
      """proto
      syntax = "proto3";
      package shop;
      import "shared/open.proto";
      message Bare { other.open.Kind kind = 1; other.open.Holder.Form form = 2; }
      """

  @cpp.field.message-has @cpp.field.message-get
  Rule: A message field has a presence test (and a getter; imported types)

    @cpp.presence.mutable
    Scenario: imported part
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.has_part()` is `false`
      And `view.part()` has type `const other::parts::Part&`
      And `view.part().has_id()` is `false`
      When `m.mutable_part()->set_id(7)`
      Then `view.has_part()` is `true`
      And `view.part().id()` is `7`
      And `view.has_own()` is `false`
      And `view.own()` has type `const shop::Part&`

    @cpp.presence.mutable
    Scenario: imported screw, nested
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.has_screw()` is `false`
      And `view.screw()` has type `const other::parts::Part_Screw&`
      And `view.screw().has_id()` is `false`
      When `m.mutable_screw()->set_id(7)`
      Then `view.has_screw()` is `true`
      And `view.screw().id()` is `7`
      And `view.has_part()` is `false`

  @cpp.field.message-mutable @cpp.field.message-clear
  Rule: `mutable_bar` marks a message field set, and creates an empty message if it was unset (and `clear_bar`; imported types)

    @cpp.presence.clear @cpp.field.message-get
    Scenario: imported part
      Given `shop::Sample m`
      Then `m.mutable_part()` has type `other::parts::Part*`
      And `m.mutable_part()->has_id()` is `false`
      When `m.mutable_part()->set_id(7)`
      And `m.clear_part()`
      Then `m.has_part()` is `false`
      And `m.part().id()` is `0`
      And `m.mutable_part()->has_id()` is `false`
      And `m` serializes to the bytes `0a 00`

    @cpp.presence.clear @cpp.field.message-get
    Scenario: imported screw, nested
      Given `shop::Sample m`
      Then `m.mutable_screw()` has type `other::parts::Part::Screw*`
      And `m.mutable_screw()->has_id()` is `false`
      When `m.mutable_screw()->set_id(7)`
      And `m.clear_screw()`
      Then `m.has_screw()` is `false`
      And `m.screw().id()` is `0`
      And `m.mutable_screw()->has_id()` is `false`
      And `m` serializes to the bytes `12 00`

  @cpp.field.message-set-allocated @cpp.field.message-set-allocated-null @cpp.field.message-release
  Rule: `set_allocated_bar` gives a message to the outer message and frees the one that the field held (and takes null, and `release_bar`; imported types)

    @cpp.presence.release @cpp.presence.set-allocated-null
    Scenario: imported part
      Given `shop::Sample m`
      And `auto* given = new other::parts::Part`
      And `m.mutable_part()->set_id(6)`
      When `given->set_id(7)`
      And `m.set_allocated_part(given)`
      Then `&m.part()` is `given`
      And `m` serializes to the bytes `0a 02 08 07`
      And `m.set_allocated_part(new shop::Part)` does not compile
      When `std::unique_ptr<other::parts::Part> released(m.release_part())`
      Then `released.get()` is `given`
      And `m.has_part()` is `false`
      When `m.set_allocated_part(released.release())`
      And `m.set_allocated_part(nullptr)`
      Then `m.has_part()` is `false`
      And `m.part().has_id()` is `false`

    @cpp.presence.release @cpp.presence.set-allocated-null
    Scenario: imported screw, nested
      Given `shop::Sample m`
      And `auto* given = new other::parts::Part_Screw`
      And `m.mutable_screw()->set_id(6)`
      When `given->set_id(7)`
      And `m.set_allocated_screw(given)`
      Then `&m.screw()` is `given`
      And `m` serializes to the bytes `12 02 08 07`
      And `m.set_allocated_screw(new shop::Part::Screw)` does not compile
      When `std::unique_ptr<other::parts::Part_Screw> released(m.release_screw())`
      Then `released.get()` is `given`
      And `m.has_screw()` is `false`
      When `m.set_allocated_screw(released.release())`
      And `m.set_allocated_screw(nullptr)`
      Then `m.has_screw()` is `false`
      And `m.screw().has_id()` is `false`

  @cpp.field.enum-explicit
  Rule: An enum field with explicit presence has a presence test, a getter that gives the default while unset, a setter and a clear function (imported types)

    @cpp.presence.set
    Scenario: imported kind with a default
      Given `shop::Sample m`
      Then `m.kind()` has type `other::parts::Kind`
      And `m.has_kind()` is `false`
      And `m.kind()` is `other::parts::KIND_RIGHT`
      When `m.set_kind(other::parts::KIND_LEFT)`
      Then `m.has_kind()` is `true`
      And `m.kind()` is `other::parts::KIND_LEFT`
      And `m.set_kind(other::parts::KIND_LEFT)` compiles
      And `m.set_kind(shop::KIND_OWN)` does not compile
      And `m` serializes to the bytes `20 15`
      When `m.clear_kind()`
      Then `m.kind()` is `other::parts::KIND_RIGHT`

    @cpp.presence.set
    Scenario: imported form, nested
      Given `shop::Sample m`
      Then `m.form()` has type `other::parts::Part::Form`
      And `m.form()` is `other::parts::Part::FORM_FLAT`
      When `m.set_form(other::parts::Part::FORM_ROUND)`
      Then `m.has_form()` is `true`
      And `m.form()` is `other::parts::Part_Form_FORM_ROUND`
      And `m.set_form(other::parts::Part::FORM_ROUND)` compiles
      And `m.set_form(other::parts::KIND_LEFT)` does not compile
      And `m` serializes to the bytes `28 05`
      When `m.clear_form()`
      Then `m.form()` is `other::parts::Part::FORM_FLAT`

  @cpp.field.enum-implicit
  Rule: An enum field with implicit presence has `bar` (0 until set and after being cleared), `set_bar` and `clear_bar`, but no `has_bar` (imported types)

    Scenario: imported kind
      Given `shop::Bare m`
      Then `m.kind()` has type `other::open::Kind`
      And `m.kind()` is `other::open::KIND_NONE`
      When `m.set_kind(other::open::KIND_RIGHT)`
      Then `m.kind()` is `other::open::KIND_RIGHT`
      And `m` serializes to the bytes `08 16`
      And `m.has_kind()` does not compile
      When `m.clear_kind()`
      Then `m.kind()` is `other::open::KIND_NONE`

    Scenario: imported form, nested
      Given `shop::Bare m`
      Then `m.form()` has type `other::open::Holder::Form`
      And `m.form()` is `other::open::Holder::FORM_NONE`
      When `m.set_form(other::open::Holder::FORM_ROUND)`
      Then `m.form()` is `other::open::Holder::FORM_ROUND`
      And `m` serializes to the bytes `10 05`
      And `m.has_form()` does not compile
      When `m.clear_form()`
      Then `m.form()` is `other::open::Holder::FORM_NONE`

  @cpp.oneof.message
  Rule: A message member has a presence test, a getter (an empty message while unset), a mutable getter, and functions that clear, hand over and release it (imported types)

    Scenario: imported part
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.has_part_member()` is `false`
      And `view.part_member()` has type `const other::parts::Part&`
      And `view.part_member().has_id()` is `false`
      And `m.mutable_part_member()` has type `other::parts::Part*`
      And `(&shop::Sample::set_allocated_part_member)` has type `void (shop::Sample::*)(other::parts::Part*)`
      And `(&shop::Sample::release_part_member)` has type `other::parts::Part* (shop::Sample::*)()`

    Scenario: imported screw, nested
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.has_screw_member()` is `false`
      And `view.screw_member()` has type `const other::parts::Part_Screw&`
      And `view.screw_member().has_id()` is `false`
      And `m.mutable_screw_member()` has type `other::parts::Part::Screw*`
      And `(&shop::Sample::set_allocated_screw_member)` has type `void (shop::Sample::*)(other::parts::Part_Screw*)`
      And `(&shop::Sample::release_screw_member)` has type `other::parts::Part_Screw* (shop::Sample::*)()`

  @cpp.oneof.mutable @cpp.oneof.mutable-new @cpp.oneof.clear-active
  Rule: Asking for a mutable string or message sets that member, and clears the one that was set before (imported types)

    Scenario: imported part
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      And `m.set_text_member("before")`
      When `m.mutable_part_member()->set_id(7)`
      Then `m.which_case()` is `shop::Sample::kPartMember`
      And `m.has_text_member()` is `false`
      And `m` serializes to the bytes `5a 02 08 07`
      When `m.clear_part_member()`
      Then `m.which_case()` is `shop::Sample::WHICH_NOT_SET`
      And `m.mutable_part_member()->has_id()` is `false`

    Scenario: imported screw, after a part
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      And `m.mutable_part_member()->set_id(6)`
      When `m.mutable_screw_member()->set_id(7)`
      Then `m.which_case()` is `shop::Sample::kScrewMember`
      And `m.has_part_member()` is `false`
      And `m.part_member().has_id()` is `false`
      And `m` serializes to the bytes `62 02 08 07`
      When `m.clear_screw_member()`
      Then `m.which_case()` is `shop::Sample::WHICH_NOT_SET`
      And `m.mutable_screw_member()->has_id()` is `false`

  @cpp.oneof.set-allocated @cpp.oneof.set-allocated-null @cpp.oneof.release-active @cpp.oneof.release-inactive
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (and null, and releasing it; imported types)

    Scenario: imported part
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      And `auto* given = new other::parts::Part`
      And `m.mutable_screw_member()->set_id(6)`
      When `m.set_allocated_part_member(given)`
      Then `m.which_case()` is `shop::Sample::kPartMember`
      And `&m.part_member()` is `given`
      And `m.release_screw_member()` is null
      When `std::unique_ptr<other::parts::Part> released(m.release_part_member())`
      Then `released.get()` is `given`
      And `m.which_case()` is `shop::Sample::WHICH_NOT_SET`
      When `m.set_allocated_part_member(released.release())`
      And `m.set_allocated_part_member(nullptr)`
      Then `m.which_case()` is `shop::Sample::WHICH_NOT_SET`

    Scenario: imported screw, nested
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      And `auto* given = new other::parts::Part::Screw`
      And `m.mutable_part_member()->set_id(6)`
      When `m.set_allocated_screw_member(given)`
      Then `m.which_case()` is `shop::Sample::kScrewMember`
      And `&m.screw_member()` is `given`
      And `m.release_part_member()` is null
      When `std::unique_ptr<other::parts::Part_Screw> released(m.release_screw_member())`
      Then `released.get()` is `given`
      And `m.which_case()` is `shop::Sample::WHICH_NOT_SET`
      When `m.set_allocated_screw_member(released.release())`
      And `m.set_allocated_screw_member(nullptr)`
      Then `m.which_case()` is `shop::Sample::WHICH_NOT_SET`

  @cpp.oneof.enum @cpp.oneof.set
  Rule: An enum member has a presence test, a getter that gives the default while another or no member is set, a setter, and a clear function (imported types)

    Scenario: imported kind with a default
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.kind_member()` has type `other::parts::Kind`
      And `view.kind_member()` is `other::parts::KIND_RIGHT`
      When `m.mutable_part_member()->set_id(6)`
      And `m.set_kind_member(other::parts::KIND_LEFT)`
      Then `m.which_case()` is `shop::Sample::kKindMember`
      And `m.has_part_member()` is `false`
      And `m.kind_member()` is `other::parts::KIND_LEFT`
      And `m.set_kind_member(other::parts::KIND_LEFT)` compiles
      And `m.set_kind_member(shop::KIND_OWN)` does not compile
      And `m` serializes to the bytes `70 15`
      When `m.clear_kind_member()`
      Then `m.has_kind_member()` is `false`
      And `m.kind_member()` is `other::parts::KIND_RIGHT`

    Scenario: imported form, nested
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `view.form_member()` has type `other::parts::Part::Form`
      And `view.form_member()` is `other::parts::Part::FORM_FLAT`
      When `m.set_kind_member(other::parts::KIND_LEFT)`
      And `m.set_form_member(other::parts::Part::FORM_ROUND)`
      Then `m.which_case()` is `shop::Sample::kFormMember`
      And `m.has_kind_member()` is `false`
      And `m.form_member()` is `other::parts::Part::FORM_ROUND`
      And `m.set_form_member(other::parts::Part::FORM_ROUND)` compiles
      And `m.set_form_member(other::parts::KIND_LEFT)` does not compile
      And `m` serializes to the bytes `78 05`
      When `m.clear_form_member()`
      Then `m.has_form_member()` is `false`
      And `m.form_member()` is `other::parts::Part::FORM_FLAT`

  @cpp.repeated.message @cpp.repeated.clear
  Rule: A repeated message field has a size, getters by index, `add_bar` (returns the new, empty element), a clear function, and its RepeatedPtrField (imported types)

    Scenario: imported parts
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `m.add_parts()` has type `other::parts::Part*`
      And `view.parts()` has type `const rt::RepeatedPtrField<other::parts::Part>&`
      And `m.mutable_parts()` has type `rt::RepeatedPtrField<other::parts::Part>*`
      When `m.add_parts()->set_id(7)`
      And `m.add_parts()`
      Then `view.parts_size()` is `2`
      And `view.parts(0)` has type `const other::parts::Part&`
      And `view.parts(0).id()` is `7`
      And `view.parts(1).has_id()` is `false`
      And `m.mutable_parts(1)` is `&view.parts(1)`
      And `m` serializes to the bytes `aa 01 02 08 07 aa 01 00`
      When `m.clear_parts()`
      Then `view.parts_size()` is `0`

    Scenario: imported screws, nested
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      Then `m.add_screws()` has type `other::parts::Part_Screw*`
      And `view.screws()` has type `const rt::RepeatedPtrField<other::parts::Part::Screw>&`
      And `m.mutable_screws()` has type `rt::RepeatedPtrField<other::parts::Part::Screw>*`
      When `m.add_screws()->set_id(7)`
      And `m.add_screws()`
      Then `view.screws_size()` is `2`
      And `view.screws(0)` has type `const other::parts::Part_Screw&`
      And `view.screws(0).id()` is `7`
      And `view.screws(1).has_id()` is `false`
      And `m.mutable_screws(1)` is `&view.screws(1)`
      And `m` serializes to the bytes `b2 01 02 08 07 b2 01 00`
      When `m.clear_screws()`
      Then `view.screws_size()` is `0`

  @cpp.repeated.enum
  Rule: A repeated enum field has a size, a getter and a setter by index, add and clear functions, and a const and a mutable getter of its RepeatedField of int (imported types)

    Scenario: imported kinds
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      When `m.add_kinds(other::parts::KIND_LEFT)`
      And `m.add_kinds(other::parts::KIND_LEFT)`
      And `m.set_kinds(1, other::parts::KIND_RIGHT)`
      Then `view.kinds_size()` is `2`
      And `view.kinds(0)` has type `other::parts::Kind`
      And `view.kinds(1)` is `other::parts::KIND_RIGHT`
      And `view.kinds()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_kinds()` has type `rt::RepeatedField<int>*`
      And `m.add_kinds(other::parts::KIND_LEFT)` compiles
      And `m.add_kinds(shop::KIND_OWN)` does not compile
      And `m` serializes to the bytes `c0 01 15 c0 01 16`
      When `m.clear_kinds()`
      Then `view.kinds_size()` is `0`

    Scenario: imported forms, nested and packed
      Given `shop::Sample m`
      And `const shop::Sample& view = m`
      When `m.add_forms(other::parts::Part::FORM_FLAT)`
      And `m.add_forms(other::parts::Part::FORM_FLAT)`
      And `m.set_forms(1, other::parts::Part::FORM_ROUND)`
      Then `view.forms_size()` is `2`
      And `view.forms(0)` has type `other::parts::Part::Form`
      And `view.forms(1)` is `other::parts::Part_Form_FORM_ROUND`
      And `view.forms()` has type `const rt::RepeatedField<int>&`
      And `m.mutable_forms()` has type `rt::RepeatedField<int>*`
      And `m.add_forms(other::parts::Part::FORM_FLAT)` compiles
      And `m.add_forms(other::parts::KIND_LEFT)` does not compile
      And `m` serializes to the bytes `ca 01 02 03 05`
      When `m.clear_forms()`
      Then `view.forms_size()` is `0`
