@needs.cpp
Feature: Messages with many strings
  Each string is a string by itself, however many a message has, and however it came there.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Strings {
        optional string s1 = 1; optional string s2 = 2; optional string s3 = 3; optional string s4 = 4;
        optional string s5 = 5; optional string s6 = 6; optional string s7 = 7; optional string s8 = 8;
        optional string s9 = 9; optional string s10 = 10; optional string s11 = 11; optional string s12 = 12;
        optional string s13 = 13; optional string s14 = 14; optional string s15 = 15; optional string s16 = 16;
        optional string s17 = 17; optional string s18 = 18; optional string s19 = 19; optional string s20 = 20;
        optional string s21 = 21; optional string s22 = 22; optional string s23 = 23; optional string s24 = 24;
        optional string s25 = 25; optional string s26 = 26; optional string s27 = 27; optional string s28 = 28;
        optional string s29 = 29; optional string s30 = 30; optional string s31 = 31; optional string s32 = 32;
        optional string s33 = 33; optional string s34 = 34; optional string s35 = 35; optional string s36 = 36;
        optional string s37 = 37; optional string s38 = 38; optional string s39 = 39; optional string s40 = 40;
      }
      """
    And the schema file `plain.proto`
      """proto
      syntax = "proto3";
      package plain;
      message Strings {
        string s1 = 1; string s2 = 2; string s3 = 3; string s4 = 4; string s5 = 5; string s6 = 6; string s7 = 7;
        string s8 = 8; string s9 = 9; string s10 = 10; string s11 = 11; string s12 = 12; string s13 = 13;
        string s14 = 14; string s15 = 15; string s16 = 16; string s17 = 17; string s18 = 18; string s19 = 19;
        string s20 = 20; string s21 = 21; string s22 = 22; string s23 = 23; string s24 = 24; string s25 = 25;
        string s26 = 26; string s27 = 27; string s28 = 28; string s29 = 29; string s30 = 30; string s31 = 31;
        string s32 = 32; string s33 = 33; string s34 = 34; string s35 = 35; string s36 = 36; string s37 = 37;
        string s38 = 38; string s39 = 39; string s40 = 40;
      }
      """
    And the C++
      """cpp
      const auto Text = [](int number) { return "text " + std::to_string(number) + ", which is too long to be inline"; };
      const auto Set = [&](auto& m) {
        m.set_s1(Text(1)); m.set_s2(Text(2)); m.set_s3(Text(3)); m.set_s4(Text(4)); m.set_s5(Text(5));
        m.set_s6(Text(6)); m.set_s7(Text(7)); m.set_s8(Text(8)); m.set_s9(Text(9)); m.set_s10(Text(10));
        m.set_s11(Text(11)); m.set_s12(Text(12)); m.set_s13(Text(13)); m.set_s14(Text(14)); m.set_s15(Text(15));
        m.set_s16(Text(16)); m.set_s17(Text(17)); m.set_s18(Text(18)); m.set_s19(Text(19)); m.set_s20(Text(20));
        m.set_s21(Text(21)); m.set_s22(Text(22)); m.set_s23(Text(23)); m.set_s24(Text(24)); m.set_s25(Text(25));
        m.set_s26(Text(26)); m.set_s27(Text(27)); m.set_s28(Text(28)); m.set_s29(Text(29)); m.set_s30(Text(30));
        m.set_s31(Text(31)); m.set_s32(Text(32)); m.set_s33(Text(33)); m.set_s34(Text(34)); m.set_s35(Text(35));
        m.set_s36(Text(36)); m.set_s37(Text(37)); m.set_s38(Text(38)); m.set_s39(Text(39)); m.set_s40(Text(40));
      };
      const auto Change = [&](auto& m) {
        *m.mutable_s1() = Text(1); *m.mutable_s2() = Text(2); *m.mutable_s3() = Text(3); *m.mutable_s4() = Text(4);
        *m.mutable_s5() = Text(5); *m.mutable_s6() = Text(6); *m.mutable_s7() = Text(7); *m.mutable_s8() = Text(8);
        *m.mutable_s9() = Text(9); *m.mutable_s10() = Text(10); *m.mutable_s11() = Text(11);
        *m.mutable_s12() = Text(12); *m.mutable_s13() = Text(13); *m.mutable_s14() = Text(14);
        *m.mutable_s15() = Text(15); *m.mutable_s16() = Text(16); *m.mutable_s17() = Text(17);
        *m.mutable_s18() = Text(18); *m.mutable_s19() = Text(19); *m.mutable_s20() = Text(20);
        *m.mutable_s21() = Text(21); *m.mutable_s22() = Text(22); *m.mutable_s23() = Text(23);
        *m.mutable_s24() = Text(24); *m.mutable_s25() = Text(25); *m.mutable_s26() = Text(26);
        *m.mutable_s27() = Text(27); *m.mutable_s28() = Text(28); *m.mutable_s29() = Text(29);
        *m.mutable_s30() = Text(30); *m.mutable_s31() = Text(31); *m.mutable_s32() = Text(32);
        *m.mutable_s33() = Text(33); *m.mutable_s34() = Text(34); *m.mutable_s35() = Text(35);
        *m.mutable_s36() = Text(36); *m.mutable_s37() = Text(37); *m.mutable_s38() = Text(38);
        *m.mutable_s39() = Text(39); *m.mutable_s40() = Text(40);
      };
      const auto Give = [&](auto& m) {
        m.set_allocated_s1(new std::string(Text(1))); m.set_allocated_s2(new std::string(Text(2)));
        m.set_allocated_s3(new std::string(Text(3))); m.set_allocated_s4(new std::string(Text(4)));
        m.set_allocated_s5(new std::string(Text(5))); m.set_allocated_s6(new std::string(Text(6)));
        m.set_allocated_s7(new std::string(Text(7))); m.set_allocated_s8(new std::string(Text(8)));
        m.set_allocated_s9(new std::string(Text(9))); m.set_allocated_s10(new std::string(Text(10)));
        m.set_allocated_s11(new std::string(Text(11))); m.set_allocated_s12(new std::string(Text(12)));
        m.set_allocated_s13(new std::string(Text(13))); m.set_allocated_s14(new std::string(Text(14)));
        m.set_allocated_s15(new std::string(Text(15))); m.set_allocated_s16(new std::string(Text(16)));
        m.set_allocated_s17(new std::string(Text(17))); m.set_allocated_s18(new std::string(Text(18)));
        m.set_allocated_s19(new std::string(Text(19))); m.set_allocated_s20(new std::string(Text(20)));
        m.set_allocated_s21(new std::string(Text(21))); m.set_allocated_s22(new std::string(Text(22)));
        m.set_allocated_s23(new std::string(Text(23))); m.set_allocated_s24(new std::string(Text(24)));
        m.set_allocated_s25(new std::string(Text(25))); m.set_allocated_s26(new std::string(Text(26)));
        m.set_allocated_s27(new std::string(Text(27))); m.set_allocated_s28(new std::string(Text(28)));
        m.set_allocated_s29(new std::string(Text(29))); m.set_allocated_s30(new std::string(Text(30)));
        m.set_allocated_s31(new std::string(Text(31))); m.set_allocated_s32(new std::string(Text(32)));
        m.set_allocated_s33(new std::string(Text(33))); m.set_allocated_s34(new std::string(Text(34)));
        m.set_allocated_s35(new std::string(Text(35))); m.set_allocated_s36(new std::string(Text(36)));
        m.set_allocated_s37(new std::string(Text(37))); m.set_allocated_s38(new std::string(Text(38)));
        m.set_allocated_s39(new std::string(Text(39))); m.set_allocated_s40(new std::string(Text(40)));
      };
      const auto SetBackward = [&](auto& m) {
        m.set_s40(Text(40)); m.set_s39(Text(39)); m.set_s38(Text(38)); m.set_s37(Text(37)); m.set_s36(Text(36));
        m.set_s35(Text(35)); m.set_s34(Text(34)); m.set_s33(Text(33)); m.set_s32(Text(32)); m.set_s31(Text(31));
        m.set_s30(Text(30)); m.set_s29(Text(29)); m.set_s28(Text(28)); m.set_s27(Text(27)); m.set_s26(Text(26));
        m.set_s25(Text(25)); m.set_s24(Text(24)); m.set_s23(Text(23)); m.set_s22(Text(22)); m.set_s21(Text(21));
        m.set_s20(Text(20)); m.set_s19(Text(19)); m.set_s18(Text(18)); m.set_s17(Text(17)); m.set_s16(Text(16));
        m.set_s15(Text(15)); m.set_s14(Text(14)); m.set_s13(Text(13)); m.set_s12(Text(12)); m.set_s11(Text(11));
        m.set_s10(Text(10)); m.set_s9(Text(9)); m.set_s8(Text(8)); m.set_s7(Text(7)); m.set_s6(Text(6));
        m.set_s5(Text(5)); m.set_s4(Text(4)); m.set_s3(Text(3)); m.set_s2(Text(2)); m.set_s1(Text(1));
      };
      const auto SetOrGive = [&](auto& m) {
        m.set_s1(Text(1)); m.set_s2(Text(2)); m.set_allocated_s3(new std::string(Text(3))); m.set_s4(Text(4));
        m.set_s5(Text(5)); m.set_allocated_s6(new std::string(Text(6))); m.set_s7(Text(7)); m.set_s8(Text(8));
        m.set_allocated_s9(new std::string(Text(9))); m.set_s10(Text(10)); m.set_s11(Text(11));
        m.set_allocated_s12(new std::string(Text(12))); m.set_s13(Text(13)); m.set_s14(Text(14));
        m.set_allocated_s15(new std::string(Text(15))); m.set_s16(Text(16)); m.set_s17(Text(17));
        m.set_allocated_s18(new std::string(Text(18))); m.set_s19(Text(19)); m.set_s20(Text(20));
        m.set_allocated_s21(new std::string(Text(21))); m.set_s22(Text(22)); m.set_s23(Text(23));
        m.set_allocated_s24(new std::string(Text(24))); m.set_s25(Text(25)); m.set_s26(Text(26));
        m.set_allocated_s27(new std::string(Text(27))); m.set_s28(Text(28)); m.set_s29(Text(29));
        m.set_allocated_s30(new std::string(Text(30))); m.set_s31(Text(31)); m.set_s32(Text(32));
        m.set_allocated_s33(new std::string(Text(33))); m.set_s34(Text(34)); m.set_s35(Text(35));
        m.set_allocated_s36(new std::string(Text(36))); m.set_s37(Text(37)); m.set_s38(Text(38));
        m.set_allocated_s39(new std::string(Text(39))); m.set_s40(Text(40));
      };
      const auto Parse = [&](auto& m) {
        std::decay_t<decltype(m)> from;
        Set(from);
        m.ParseFromString(from.SerializeAsString());
      };
      const auto Copy = [&](auto& m) {
        std::decay_t<decltype(m)> from;
        SetBackward(from);
        m = from;
      };
      const auto Move = [&](auto& m) {
        std::decay_t<decltype(m)> from;
        SetOrGive(from);
        m = std::move(from);
      };
      const auto Again = [&](auto& m) {
        Give(m);
        m.Clear();
        Set(m);
      };
      """

  @cpp.field.string-release
  Rule: `release_foo` gives the string of a field to the caller and unsets the field (one of many)

    @cpp.presence.release
    Scenario: the 1st of 40 that were set
      Given `Strings m`
      And `Set(m)`
      When `std::unique_ptr<std::string> released(m.release_s1())`
      Then `released->append("!")` is `Text(1) + "!"`
      And `m.has_s1()` is `false`
      And `m.s2()` is `Text(2)`
      And `m.s40()` is `Text(40)`

    Scenario Outline: <class>, number <number> of 40, <how>
      Given `<class> m`
      And `<function>(m)`
      When `std::unique_ptr<std::string> released(m.release_s<number>())`
      Then `*released` is `Text(<number>)`
      And `m.s<number>()` is `""s`
      And `m.s<other>()` is `Text(<other>)`
      When `released->append("!")`
      And `m.set_s<number>("set again, and too long to be inline")`
      Then `*released` is `Text(<number>) + "!"`
      And `m.s<number>()` is `"set again, and too long to be inline"s`
      And `m.s<other>()` is `Text(<other>)`

      Examples:
        | class          | number | how                   | function    | other |
        | plain::Strings | 1      | set                   | Set         | 2     |
        | Strings        | 4      | set                   | Set         | 5     |
        | plain::Strings | 5      | set                   | Set         | 6     |
        | Strings        | 12     | set                   | Set         | 13    |
        | plain::Strings | 13     | set                   | Set         | 14    |
        | Strings        | 16     | set                   | Set         | 17    |
        | plain::Strings | 17     | set                   | Set         | 18    |
        | Strings        | 28     | set                   | Set         | 29    |
        | plain::Strings | 29     | set                   | Set         | 30    |
        | Strings        | 32     | set                   | Set         | 33    |
        | plain::Strings | 33     | set                   | Set         | 34    |
        | Strings        | 40     | set                   | Set         | 1     |
        | plain::Strings | 1      | set, the last first   | SetBackward | 2     |
        | Strings        | 4      | set, the last first   | SetBackward | 5     |
        | plain::Strings | 5      | set, the last first   | SetBackward | 6     |
        | Strings        | 12     | set, the last first   | SetBackward | 13    |
        | plain::Strings | 13     | set, the last first   | SetBackward | 14    |
        | Strings        | 16     | set, the last first   | SetBackward | 17    |
        | plain::Strings | 17     | set, the last first   | SetBackward | 18    |
        | Strings        | 28     | set, the last first   | SetBackward | 29    |
        | plain::Strings | 29     | set, the last first   | SetBackward | 30    |
        | Strings        | 32     | set, the last first   | SetBackward | 33    |
        | plain::Strings | 33     | set, the last first   | SetBackward | 34    |
        | Strings        | 40     | set, the last first   | SetBackward | 1     |
        | Strings        | 1      | changed in place      | Change      | 2     |
        | plain::Strings | 4      | changed in place      | Change      | 5     |
        | Strings        | 5      | changed in place      | Change      | 6     |
        | plain::Strings | 12     | changed in place      | Change      | 13    |
        | Strings        | 13     | changed in place      | Change      | 14    |
        | plain::Strings | 16     | changed in place      | Change      | 17    |
        | Strings        | 17     | changed in place      | Change      | 18    |
        | plain::Strings | 28     | changed in place      | Change      | 29    |
        | Strings        | 29     | changed in place      | Change      | 30    |
        | plain::Strings | 32     | changed in place      | Change      | 33    |
        | Strings        | 33     | changed in place      | Change      | 34    |
        | plain::Strings | 40     | changed in place      | Change      | 1     |
        | plain::Strings | 1      | given                 | Give        | 2     |
        | Strings        | 4      | given                 | Give        | 5     |
        | plain::Strings | 5      | given                 | Give        | 6     |
        | Strings        | 12     | given                 | Give        | 13    |
        | plain::Strings | 13     | given                 | Give        | 14    |
        | Strings        | 16     | given                 | Give        | 17    |
        | plain::Strings | 17     | given                 | Give        | 18    |
        | Strings        | 28     | given                 | Give        | 29    |
        | plain::Strings | 29     | given                 | Give        | 30    |
        | Strings        | 32     | given                 | Give        | 33    |
        | plain::Strings | 33     | given                 | Give        | 34    |
        | Strings        | 40     | given                 | Give        | 1     |
        | Strings        | 1      | set or given          | SetOrGive   | 2     |
        | plain::Strings | 4      | set or given          | SetOrGive   | 5     |
        | Strings        | 5      | set or given          | SetOrGive   | 6     |
        | plain::Strings | 12     | set or given          | SetOrGive   | 13    |
        | Strings        | 13     | set or given          | SetOrGive   | 14    |
        | plain::Strings | 16     | set or given          | SetOrGive   | 17    |
        | Strings        | 17     | set or given          | SetOrGive   | 18    |
        | plain::Strings | 28     | set or given          | SetOrGive   | 29    |
        | Strings        | 29     | set or given          | SetOrGive   | 30    |
        | plain::Strings | 32     | set or given          | SetOrGive   | 33    |
        | Strings        | 33     | set or given          | SetOrGive   | 34    |
        | plain::Strings | 40     | set or given          | SetOrGive   | 1     |
        | Strings        | 1      | parsed                | Parse       | 2     |
        | plain::Strings | 4      | parsed                | Parse       | 5     |
        | Strings        | 5      | parsed                | Parse       | 6     |
        | plain::Strings | 12     | parsed                | Parse       | 13    |
        | Strings        | 13     | parsed                | Parse       | 14    |
        | plain::Strings | 16     | parsed                | Parse       | 17    |
        | Strings        | 17     | parsed                | Parse       | 18    |
        | plain::Strings | 28     | parsed                | Parse       | 29    |
        | Strings        | 29     | parsed                | Parse       | 30    |
        | plain::Strings | 32     | parsed                | Parse       | 33    |
        | Strings        | 33     | parsed                | Parse       | 34    |
        | plain::Strings | 40     | parsed                | Parse       | 1     |
        | Strings        | 1      | copied                | Copy        | 2     |
        | plain::Strings | 4      | copied                | Copy        | 5     |
        | Strings        | 5      | copied                | Copy        | 6     |
        | plain::Strings | 12     | copied                | Copy        | 13    |
        | Strings        | 13     | copied                | Copy        | 14    |
        | plain::Strings | 16     | copied                | Copy        | 17    |
        | Strings        | 17     | copied                | Copy        | 18    |
        | plain::Strings | 28     | copied                | Copy        | 29    |
        | Strings        | 29     | copied                | Copy        | 30    |
        | plain::Strings | 32     | copied                | Copy        | 33    |
        | Strings        | 33     | copied                | Copy        | 34    |
        | plain::Strings | 40     | copied                | Copy        | 1     |
        | plain::Strings | 1      | moved                 | Move        | 2     |
        | Strings        | 4      | moved                 | Move        | 5     |
        | plain::Strings | 5      | moved                 | Move        | 6     |
        | Strings        | 12     | moved                 | Move        | 13    |
        | plain::Strings | 13     | moved                 | Move        | 14    |
        | Strings        | 16     | moved                 | Move        | 17    |
        | plain::Strings | 17     | moved                 | Move        | 18    |
        | Strings        | 28     | moved                 | Move        | 29    |
        | plain::Strings | 29     | moved                 | Move        | 30    |
        | Strings        | 32     | moved                 | Move        | 33    |
        | plain::Strings | 33     | moved                 | Move        | 34    |
        | Strings        | 40     | moved                 | Move        | 1     |
        | plain::Strings | 1      | cleared and set again | Again       | 2     |
        | Strings        | 4      | cleared and set again | Again       | 5     |
        | plain::Strings | 5      | cleared and set again | Again       | 6     |
        | Strings        | 12     | cleared and set again | Again       | 13    |
        | plain::Strings | 13     | cleared and set again | Again       | 14    |
        | Strings        | 16     | cleared and set again | Again       | 17    |
        | plain::Strings | 17     | cleared and set again | Again       | 18    |
        | Strings        | 28     | cleared and set again | Again       | 29    |
        | plain::Strings | 29     | cleared and set again | Again       | 30    |
        | Strings        | 32     | cleared and set again | Again       | 33    |
        | plain::Strings | 33     | cleared and set again | Again       | 34    |
        | Strings        | 40     | cleared and set again | Again       | 1     |

  @cpp.field.string-set-allocated
  Rule: `set_allocated_foo` gives a string to the message and frees the one that the field held (one of many)

    Scenario: the 1st of 40 that were set
      Given `Strings m`
      And `Set(m)`
      When `m.set_allocated_s1(new std::string("given, and too long to be inline"))`
      Then `m.s1()` is `"given, and too long to be inline"s`
      And `m.s2()` is `Text(2)`

    Scenario Outline: number <number> of 40, <how>
      Given `Strings m`
      And `<function>(m)`
      When `m.set_allocated_s<number>(new std::string("given, and too long to be inline"))`
      Then `m.s<number>()` is `"given, and too long to be inline"s`
      And `m.s<other>()` is `Text(<other>)`
      When `m.set_allocated_s<other>(nullptr)`
      And `m.set_s<other>("set again, and too long to be inline")`
      Then `m.s<other>()` is `"set again, and too long to be inline"s`
      And `m.s<number>()` is `"given, and too long to be inline"s`

      Examples:
        | number | how                   | function    | other |
        | 4      | set                   | Set         | 5     |
        | 5      | set                   | Set         | 6     |
        | 13     | set                   | Set         | 14    |
        | 17     | set                   | Set         | 18    |
        | 33     | set                   | Set         | 34    |
        | 40     | set                   | Set         | 1     |
        | 4      | set, the last first   | SetBackward | 5     |
        | 5      | set, the last first   | SetBackward | 6     |
        | 13     | set, the last first   | SetBackward | 14    |
        | 17     | set, the last first   | SetBackward | 18    |
        | 33     | set, the last first   | SetBackward | 34    |
        | 40     | set, the last first   | SetBackward | 1     |
        | 4      | changed in place      | Change      | 5     |
        | 5      | changed in place      | Change      | 6     |
        | 13     | changed in place      | Change      | 14    |
        | 17     | changed in place      | Change      | 18    |
        | 33     | changed in place      | Change      | 34    |
        | 40     | changed in place      | Change      | 1     |
        | 4      | given                 | Give        | 5     |
        | 5      | given                 | Give        | 6     |
        | 13     | given                 | Give        | 14    |
        | 17     | given                 | Give        | 18    |
        | 33     | given                 | Give        | 34    |
        | 40     | given                 | Give        | 1     |
        | 4      | set or given          | SetOrGive   | 5     |
        | 5      | set or given          | SetOrGive   | 6     |
        | 13     | set or given          | SetOrGive   | 14    |
        | 17     | set or given          | SetOrGive   | 18    |
        | 33     | set or given          | SetOrGive   | 34    |
        | 40     | set or given          | SetOrGive   | 1     |
        | 4      | parsed                | Parse       | 5     |
        | 5      | parsed                | Parse       | 6     |
        | 13     | parsed                | Parse       | 14    |
        | 17     | parsed                | Parse       | 18    |
        | 33     | parsed                | Parse       | 34    |
        | 40     | parsed                | Parse       | 1     |
        | 4      | copied                | Copy        | 5     |
        | 5      | copied                | Copy        | 6     |
        | 13     | copied                | Copy        | 14    |
        | 17     | copied                | Copy        | 18    |
        | 33     | copied                | Copy        | 34    |
        | 40     | copied                | Copy        | 1     |
        | 4      | moved                 | Move        | 5     |
        | 5      | moved                 | Move        | 6     |
        | 13     | moved                 | Move        | 14    |
        | 17     | moved                 | Move        | 18    |
        | 33     | moved                 | Move        | 34    |
        | 40     | moved                 | Move        | 1     |
        | 4      | cleared and set again | Again       | 5     |
        | 5      | cleared and set again | Again       | 6     |
        | 13     | cleared and set again | Again       | 14    |
        | 17     | cleared and set again | Again       | 18    |
        | 33     | cleared and set again | Again       | 34    |
        | 40     | cleared and set again | Again       | 1     |
