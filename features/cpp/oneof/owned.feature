@needs.cpp @needs.lite
Feature: What the oneofs of a message own
  A message owns the object in each of its oneofs, whichever member it is, and frees it when another one takes its
  place, and with itself.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        oneof first { int32 number1 = 1; string text1 = 2; string word1 = 3; bytes data1 = 4; Part part1 = 5; Part piece1 = 6; group Box1 = 7 { optional string label = 1; } }
        oneof second { string text2 = 12; string word2 = 13; bytes data2 = 14; Part part2 = 15; Part piece2 = 16; group Box2 = 17 { optional string label = 1; } }
        oneof third { Kind kind3 = 21; Part part3 = 25; Part piece3 = 26; string text3 = 22; string word3 = 23; bytes data3 = 24; group Box3 = 27 { optional string label = 1; } }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        oneof first { int32 number1 = 1; string text1 = 2; string word1 = 3; bytes data1 = 4; Part part1 = 5; Part piece1 = 6; group Box1 = 7 { optional string label = 1; } }
        oneof second { string text2 = 12; string word2 = 13; bytes data2 = 14; Part part2 = 15; Part piece2 = 16; group Box2 = 17 { optional string label = 1; } }
        oneof third { Kind kind3 = 21; Part part3 = 25; Part piece3 = 26; string text3 = 22; string word3 = 23; bytes data3 = 24; group Box3 = 27 { optional string label = 1; } }
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto2";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Kind { KIND_ZERO = 0; KIND_LEFT = 21; }
      message Part { optional int32 id = 1; optional string label = 2; }
      message Sample {
        oneof first { int32 number1 = 1; string text1 = 2; string word1 = 3; bytes data1 = 4; Part part1 = 5; Part piece1 = 6; group Box1 = 7 { optional string label = 1; } }
        oneof second { string text2 = 12; string word2 = 13; bytes data2 = 14; Part part2 = 15; Part piece2 = 16; group Box2 = 17 { optional string label = 1; } }
        oneof third { Kind kind3 = 21; Part part3 = 25; Part piece3 = 26; string text3 = 22; string word3 = 23; bytes data3 = 24; group Box3 = 27 { optional string label = 1; } }
      }
      """
    And the C++
      """cpp
      const std::string text(100, 'x')
      """

  @cpp.oneof.set-allocated
  Rule: Handing over an allocated string or message sets that member, clears the one that was set before, and makes the message own the object (each of several oneofs)

    Scenario: fast, text1, freed with its message
      Given `auto m = std::make_unique<fast::Sample>()`
      When `m->set_allocated_text1(new std::string(std::string(text)))`
      Then `m->first_case()` is `fast::Sample::kText1`
      And `m->has_text1()` is `true`
      When `m.reset()`
      Then `m == nullptr` is `true`

    Scenario Outline: <mode>, <member>, freed with its message
      Given `auto m = std::make_unique<<mode>::Sample>()`
      When `m->set_allocated_<member>(new <type>(<value>))`
      Then `m-><oneof>_case()` is `<mode>::Sample::<case>`
      And `m->has_<member>()` is `true`
      When `m.reset()`
      Then `m == nullptr` is `true`

      Examples:
        | member | mode  | oneof  | case    | type               | value                |
        | word1  | fast  | first  | kWord1  | std::string        | std::string(text)    |
        | data1  | fast  | first  | kData1  | std::string        | std::string(text)    |
        | part1  | fast  | first  | kPart1  | fast::Part         | fast::Part()         |
        | piece1 | fast  | first  | kPiece1 | fast::Part         | fast::Part()         |
        | box1   | fast  | first  | kBox1   | fast::Sample_Box1  | fast::Sample_Box1()  |
        | text2  | fast  | second | kText2  | std::string        | std::string(text)    |
        | word2  | fast  | second | kWord2  | std::string        | std::string(text)    |
        | data2  | fast  | second | kData2  | std::string        | std::string(text)    |
        | part2  | fast  | second | kPart2  | fast::Part         | fast::Part()         |
        | piece2 | fast  | second | kPiece2 | fast::Part         | fast::Part()         |
        | box2   | fast  | second | kBox2   | fast::Sample_Box2  | fast::Sample_Box2()  |
        | text3  | fast  | third  | kText3  | std::string        | std::string(text)    |
        | word3  | fast  | third  | kWord3  | std::string        | std::string(text)    |
        | data3  | fast  | third  | kData3  | std::string        | std::string(text)    |
        | part3  | fast  | third  | kPart3  | fast::Part         | fast::Part()         |
        | piece3 | fast  | third  | kPiece3 | fast::Part         | fast::Part()         |
        | box3   | fast  | third  | kBox3   | fast::Sample_Box3  | fast::Sample_Box3()  |
        | text1  | small | first  | kText1  | std::string        | std::string(text)    |
        | word1  | small | first  | kWord1  | std::string        | std::string(text)    |
        | data1  | small | first  | kData1  | std::string        | std::string(text)    |
        | part1  | small | first  | kPart1  | small::Part        | small::Part()        |
        | piece1 | small | first  | kPiece1 | small::Part        | small::Part()        |
        | box1   | small | first  | kBox1   | small::Sample_Box1 | small::Sample_Box1() |
        | text2  | small | second | kText2  | std::string        | std::string(text)    |
        | word2  | small | second | kWord2  | std::string        | std::string(text)    |
        | data2  | small | second | kData2  | std::string        | std::string(text)    |
        | part2  | small | second | kPart2  | small::Part        | small::Part()        |
        | piece2 | small | second | kPiece2 | small::Part        | small::Part()        |
        | box2   | small | second | kBox2   | small::Sample_Box2 | small::Sample_Box2() |
        | text3  | small | third  | kText3  | std::string        | std::string(text)    |
        | word3  | small | third  | kWord3  | std::string        | std::string(text)    |
        | data3  | small | third  | kData3  | std::string        | std::string(text)    |
        | part3  | small | third  | kPart3  | small::Part        | small::Part()        |
        | piece3 | small | third  | kPiece3 | small::Part        | small::Part()        |
        | box3   | small | third  | kBox3   | small::Sample_Box3 | small::Sample_Box3() |
        | text1  | light | first  | kText1  | std::string        | std::string(text)    |
        | word1  | light | first  | kWord1  | std::string        | std::string(text)    |
        | data1  | light | first  | kData1  | std::string        | std::string(text)    |
        | part1  | light | first  | kPart1  | light::Part        | light::Part()        |
        | piece1 | light | first  | kPiece1 | light::Part        | light::Part()        |
        | box1   | light | first  | kBox1   | light::Sample_Box1 | light::Sample_Box1() |
        | text2  | light | second | kText2  | std::string        | std::string(text)    |
        | word2  | light | second | kWord2  | std::string        | std::string(text)    |
        | data2  | light | second | kData2  | std::string        | std::string(text)    |
        | part2  | light | second | kPart2  | light::Part        | light::Part()        |
        | piece2 | light | second | kPiece2 | light::Part        | light::Part()        |
        | box2   | light | second | kBox2   | light::Sample_Box2 | light::Sample_Box2() |
        | text3  | light | third  | kText3  | std::string        | std::string(text)    |
        | word3  | light | third  | kWord3  | std::string        | std::string(text)    |
        | data3  | light | third  | kData3  | std::string        | std::string(text)    |
        | part3  | light | third  | kPart3  | light::Part        | light::Part()        |
        | piece3 | light | third  | kPiece3 | light::Part        | light::Part()        |
        | box3   | light | third  | kBox3   | light::Sample_Box3 | light::Sample_Box3() |

  @cpp.oneof.set @cpp.oneof.mutable
  Rule: Setting a member makes it the one that is set, whichever was set before (each of several oneofs)

    Scenario: fast, text1, freed with its message
      Given `auto m = std::make_unique<fast::Sample>()`
      When `m->set_text1(text)`
      Then `m->first_case()` is `fast::Sample::kText1`
      When `fast::Sample copy(*m)`
      And `m->Clear()`
      Then `copy.first_case()` is `fast::Sample::kText1`
      And `m->has_text1()` is `false`
      When `m->set_text1(text)`
      And `m.reset()`
      Then `copy.has_text1()` is `true`

    Scenario Outline: <mode>, <member>, freed with its message
      Given `auto m = std::make_unique<<mode>::Sample>()`
      When `<set>`
      Then `m-><oneof>_case()` is `<mode>::Sample::<case>`
      When `<mode>::Sample copy(*m)`
      And `m->Clear()`
      Then `copy.<oneof>_case()` is `<mode>::Sample::<case>`
      And `m->has_<member>()` is `false`
      When `<set>`
      And `m.reset()`
      Then `copy.has_<member>()` is `true`

      Examples:
        | member | mode  | oneof  | case    | set                                  |
        | word1  | fast  | first  | kWord1  | m->set_word1(text)                   |
        | data1  | fast  | first  | kData1  | m->set_data1(text)                   |
        | part1  | fast  | first  | kPart1  | m->mutable_part1()->set_label(text)  |
        | piece1 | fast  | first  | kPiece1 | m->mutable_piece1()->set_label(text) |
        | box1   | fast  | first  | kBox1   | m->mutable_box1()->set_label(text)   |
        | text2  | fast  | second | kText2  | m->set_text2(text)                   |
        | word2  | fast  | second | kWord2  | m->set_word2(text)                   |
        | data2  | fast  | second | kData2  | m->set_data2(text)                   |
        | part2  | fast  | second | kPart2  | m->mutable_part2()->set_label(text)  |
        | piece2 | fast  | second | kPiece2 | m->mutable_piece2()->set_label(text) |
        | box2   | fast  | second | kBox2   | m->mutable_box2()->set_label(text)   |
        | text3  | fast  | third  | kText3  | m->set_text3(text)                   |
        | word3  | fast  | third  | kWord3  | m->set_word3(text)                   |
        | data3  | fast  | third  | kData3  | m->set_data3(text)                   |
        | part3  | fast  | third  | kPart3  | m->mutable_part3()->set_label(text)  |
        | piece3 | fast  | third  | kPiece3 | m->mutable_piece3()->set_label(text) |
        | box3   | fast  | third  | kBox3   | m->mutable_box3()->set_label(text)   |
        | text1  | small | first  | kText1  | m->set_text1(text)                   |
        | word1  | small | first  | kWord1  | m->set_word1(text)                   |
        | data1  | small | first  | kData1  | m->set_data1(text)                   |
        | part1  | small | first  | kPart1  | m->mutable_part1()->set_label(text)  |
        | piece1 | small | first  | kPiece1 | m->mutable_piece1()->set_label(text) |
        | box1   | small | first  | kBox1   | m->mutable_box1()->set_label(text)   |
        | text2  | small | second | kText2  | m->set_text2(text)                   |
        | word2  | small | second | kWord2  | m->set_word2(text)                   |
        | data2  | small | second | kData2  | m->set_data2(text)                   |
        | part2  | small | second | kPart2  | m->mutable_part2()->set_label(text)  |
        | piece2 | small | second | kPiece2 | m->mutable_piece2()->set_label(text) |
        | box2   | small | second | kBox2   | m->mutable_box2()->set_label(text)   |
        | text3  | small | third  | kText3  | m->set_text3(text)                   |
        | word3  | small | third  | kWord3  | m->set_word3(text)                   |
        | data3  | small | third  | kData3  | m->set_data3(text)                   |
        | part3  | small | third  | kPart3  | m->mutable_part3()->set_label(text)  |
        | piece3 | small | third  | kPiece3 | m->mutable_piece3()->set_label(text) |
        | box3   | small | third  | kBox3   | m->mutable_box3()->set_label(text)   |
        | text1  | light | first  | kText1  | m->set_text1(text)                   |
        | word1  | light | first  | kWord1  | m->set_word1(text)                   |
        | data1  | light | first  | kData1  | m->set_data1(text)                   |
        | part1  | light | first  | kPart1  | m->mutable_part1()->set_label(text)  |
        | piece1 | light | first  | kPiece1 | m->mutable_piece1()->set_label(text) |
        | box1   | light | first  | kBox1   | m->mutable_box1()->set_label(text)   |
        | text2  | light | second | kText2  | m->set_text2(text)                   |
        | word2  | light | second | kWord2  | m->set_word2(text)                   |
        | data2  | light | second | kData2  | m->set_data2(text)                   |
        | part2  | light | second | kPart2  | m->mutable_part2()->set_label(text)  |
        | piece2 | light | second | kPiece2 | m->mutable_piece2()->set_label(text) |
        | box2   | light | second | kBox2   | m->mutable_box2()->set_label(text)   |
        | text3  | light | third  | kText3  | m->set_text3(text)                   |
        | word3  | light | third  | kWord3  | m->set_word3(text)                   |
        | data3  | light | third  | kData3  | m->set_data3(text)                   |
        | part3  | light | third  | kPart3  | m->mutable_part3()->set_label(text)  |
        | piece3 | light | third  | kPiece3 | m->mutable_piece3()->set_label(text) |
        | box3   | light | third  | kBox3   | m->mutable_box3()->set_label(text)   |
