@needs.cpp
Feature: Messages of many numbers
  Wide messages are swapped and moved in blocks. Whatever the number of bytes, each field goes along.

  Background:
    Given the schema file `fast.proto`
      """proto
      syntax = "proto2";
      package fast;
      message Longs31 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31;
      }
      message Longs32 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
      }
      message Longs33 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33;
      }
      message Longs34 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34;
      }
      message Longs35 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35;
      }
      message Longs36 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
      }
      message Longs37 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37;
      }
      message Longs38 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38;
      }
      message Longs39 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39;
      }
      message Longs40 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
      }
      message Longs41 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41;
      }
      message Longs42 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41; optional int64 f42 = 42;
      }
      message Longs43 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41; optional int64 f42 = 42; optional int64 f43 = 43;
      }
      message Longs44 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41; optional int64 f42 = 42; optional int64 f43 = 43; optional int64 f44 = 44;
      }
      message Longs45 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41; optional int64 f42 = 42; optional int64 f43 = 43; optional int64 f44 = 44;
        optional int64 f45 = 45;
      }
      message Longs46 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41; optional int64 f42 = 42; optional int64 f43 = 43; optional int64 f44 = 44;
        optional int64 f45 = 45; optional int64 f46 = 46;
      }
      message Longs47 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30; optional int64 f31 = 31; optional int64 f32 = 32;
        optional int64 f33 = 33; optional int64 f34 = 34; optional int64 f35 = 35; optional int64 f36 = 36;
        optional int64 f37 = 37; optional int64 f38 = 38; optional int64 f39 = 39; optional int64 f40 = 40;
        optional int64 f41 = 41; optional int64 f42 = 42; optional int64 f43 = 43; optional int64 f44 = 44;
        optional int64 f45 = 45; optional int64 f46 = 46; optional int64 f47 = 47;
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Longs13 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13;
      }
      message Longs14 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14;
      }
      message Longs15 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15;
      }
      message Longs16 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
      }
      message Longs17 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17;
      }
      message Longs18 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18;
      }
      message Longs19 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19;
      }
      message Longs20 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
      }
      message Longs21 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21;
      }
      message Longs22 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22;
      }
      message Longs23 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23;
      }
      message Longs24 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
      }
      message Longs25 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25;
      }
      message Longs26 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26;
      }
      message Longs27 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27;
      }
      message Longs28 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
      }
      message Longs29 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29;
      }
      message Longs30 {
        optional int64 f1 = 1; optional int64 f2 = 2; optional int64 f3 = 3; optional int64 f4 = 4;
        optional int64 f5 = 5; optional int64 f6 = 6; optional int64 f7 = 7; optional int64 f8 = 8;
        optional int64 f9 = 9; optional int64 f10 = 10; optional int64 f11 = 11; optional int64 f12 = 12;
        optional int64 f13 = 13; optional int64 f14 = 14; optional int64 f15 = 15; optional int64 f16 = 16;
        optional int64 f17 = 17; optional int64 f18 = 18; optional int64 f19 = 19; optional int64 f20 = 20;
        optional int64 f21 = 21; optional int64 f22 = 22; optional int64 f23 = 23; optional int64 f24 = 24;
        optional int64 f25 = 25; optional int64 f26 = 26; optional int64 f27 = 27; optional int64 f28 = 28;
        optional int64 f29 = 29; optional int64 f30 = 30;
      }
      """
    # The bytes of a message whose fields, from 1 on, all have one value.
    And the C++
      """cpp
      const auto Filled = [](int count, int value) {
        std::string filled;
        for (int i = 1; i <= count; ++i) {
          if (i >= 16) filled += {static_cast<char>(8 * i % 128 + 128), static_cast<char>(8 * i / 128)};
          else filled += static_cast<char>(8 * i);
          filled += static_cast<char>(value);
        }
        return filled;
      }
      """

  @cpp.message.swap
  Rule: `Swap` exchanges the contents of two messages of one type (many numbers)

    Scenario: fast, Longs31
      Given `fast::Longs31 one`
      And `fast::Longs31 other`
      And `one.ParseFromString(Filled(31, 7))`
      And `other.ParseFromString(Filled(31, 9))`
      When `one.Swap(&other)`
      Then `one.SerializeAsString()` is `Filled(31, 9)`
      And `other.SerializeAsString()` is `Filled(31, 7)`
      When `other.Clear()`
      And `one.Swap(&other)`
      Then `one.SerializeAsString()` is `""`
      And `other.SerializeAsString()` is `Filled(31, 9)`

    Scenario Outline: <mode>, <class>
      Given `<mode>::<class> one`
      And `<mode>::<class> other`
      And `one.ParseFromString(Filled(<count>, 7))`
      And `other.ParseFromString(Filled(<count>, 9))`
      When `one.Swap(&other)`
      Then `one.SerializeAsString()` is `Filled(<count>, 9)`
      And `other.SerializeAsString()` is `Filled(<count>, 7)`
      When `other.Clear()`
      And `one.Swap(&other)`
      Then `one.SerializeAsString()` is `""`
      And `other.SerializeAsString()` is `Filled(<count>, 9)`

      Examples:
        | class   | mode  | count |
        | Longs32 | fast  | 32    |
        | Longs33 | fast  | 33    |
        | Longs34 | fast  | 34    |
        | Longs35 | fast  | 35    |
        | Longs36 | fast  | 36    |
        | Longs37 | fast  | 37    |
        | Longs38 | fast  | 38    |
        | Longs39 | fast  | 39    |
        | Longs40 | fast  | 40    |
        | Longs41 | fast  | 41    |
        | Longs42 | fast  | 42    |
        | Longs43 | fast  | 43    |
        | Longs44 | fast  | 44    |
        | Longs45 | fast  | 45    |
        | Longs46 | fast  | 46    |
        | Longs47 | fast  | 47    |
        | Longs13 | small | 13    |
        | Longs14 | small | 14    |
        | Longs15 | small | 15    |
        | Longs16 | small | 16    |
        | Longs17 | small | 17    |
        | Longs18 | small | 18    |
        | Longs19 | small | 19    |
        | Longs20 | small | 20    |
        | Longs21 | small | 21    |
        | Longs22 | small | 22    |
        | Longs23 | small | 23    |
        | Longs24 | small | 24    |
        | Longs25 | small | 25    |
        | Longs26 | small | 26    |
        | Longs27 | small | 27    |
        | Longs28 | small | 28    |
        | Longs29 | small | 29    |
        | Longs30 | small | 30    |

  @cpp.message.move
  Rule: A message can be move-constructed and move-assigned, and the target then holds what the source held (many numbers)

    Scenario: fast, Longs31
      Given `fast::Longs31 m`
      And `m.ParseFromString(Filled(31, 7))`
      When `fast::Longs31 moved(std::move(m))`
      Then `moved.SerializeAsString()` is `Filled(31, 7)`
      When `fast::Longs31 other`
      And `other.ParseFromString(Filled(31, 9))`
      And `other = std::move(moved)`
      Then `other.SerializeAsString()` is `Filled(31, 7)`

    Scenario Outline: <mode>, <class>
      Given `<mode>::<class> m`
      And `m.ParseFromString(Filled(<count>, 7))`
      When `<mode>::<class> moved(std::move(m))`
      Then `moved.SerializeAsString()` is `Filled(<count>, 7)`
      When `<mode>::<class> other`
      And `other.ParseFromString(Filled(<count>, 9))`
      And `other = std::move(moved)`
      Then `other.SerializeAsString()` is `Filled(<count>, 7)`

      Examples:
        | class   | mode  | count |
        | Longs32 | fast  | 32    |
        | Longs33 | fast  | 33    |
        | Longs34 | fast  | 34    |
        | Longs35 | fast  | 35    |
        | Longs36 | fast  | 36    |
        | Longs37 | fast  | 37    |
        | Longs38 | fast  | 38    |
        | Longs39 | fast  | 39    |
        | Longs40 | fast  | 40    |
        | Longs41 | fast  | 41    |
        | Longs42 | fast  | 42    |
        | Longs43 | fast  | 43    |
        | Longs44 | fast  | 44    |
        | Longs45 | fast  | 45    |
        | Longs46 | fast  | 46    |
        | Longs47 | fast  | 47    |
        | Longs13 | small | 13    |
        | Longs14 | small | 14    |
        | Longs15 | small | 15    |
        | Longs16 | small | 16    |
        | Longs17 | small | 17    |
        | Longs18 | small | 18    |
        | Longs19 | small | 19    |
        | Longs20 | small | 20    |
        | Longs21 | small | 21    |
        | Longs22 | small | 22    |
        | Longs23 | small | 23    |
        | Longs24 | small | 24    |
        | Longs25 | small | 25    |
        | Longs26 | small | 26    |
        | Longs27 | small | 27    |
        | Longs28 | small | 28    |
        | Longs29 | small | 29    |
        | Longs30 | small | 30    |
