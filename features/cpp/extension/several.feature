@needs.cpp
Feature: Several extensions of a message
  A message may have many extensions set. What happens to one of them leaves the others alone, whether it is the
  first, the last or one between.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Base { optional int32 before = 1; extensions 100 to 199; optional int32 after = 200; }
      extend Base {
        optional string text1 = 101; optional Part part2 = 102; optional int32 number3 = 103; optional string text4 = 104;
        optional Part part5 = 105; repeated int32 numbers6 = 106; repeated string texts7 = 107; repeated Part parts8 = 108;
        optional Part part9 = 109;
      }
      """
    And the C++
      """cpp
      const auto Full = [] {
        Base m;
        m.SetExtension(text1, "1"), m.MutableExtension(part2)->set_id(2), m.SetExtension(number3, 3), m.SetExtension(text4, "4");
        m.MutableExtension(part5)->set_id(5), m.AddExtension(numbers6, 6), m.AddExtension(texts7, "7");
        m.AddExtension(parts8)->set_id(8), m.MutableExtension(part9)->set_id(9), m.set_before(1), m.set_after(2);
        return m;
      }
      """
    And `Base m = Full()`

  @cpp.extension.release
  Rule: `ReleaseExtension` gives the object to the caller, who owns it from then on (one of several)

    Scenario: the first message
      When `const std::unique_ptr<Part> released(m.ReleaseExtension(part2))`
      Then `released->id()` is `2`
      And `m.HasExtension(part2)` is `false`
      And `m` serializes to the bytes `08 01 aa 06 01 31 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario Outline: <what>
      When `delete m.ReleaseExtension(<extension>)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what                | extension | bytes                                                                                                                |
        | the first, a string | text1     | 08 01 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02 |
        | a string between    | text4     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02 |
        | a message between   | part5     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02    |
        | the last            | part9     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 c0 0c 02    |

    Scenario: the first of those that are left, where the first was never set
      Given `Base n`
      And `n.MutableExtension(part2)->set_id(2), n.MutableExtension(part5)->set_id(5), n.MutableExtension(part9)->set_id(9)`
      When `delete n.ReleaseExtension(part2)`
      Then `n` serializes to the bytes `ca 06 02 08 05 ea 06 02 08 09`
      When `delete n.ReleaseExtension(part5)`
      Then `n` serializes to the bytes `ea 06 02 08 09`
      When `delete n.ReleaseExtension(part9)`
      Then `n` serializes to the bytes ``

    Scenario: one after another, and set again
      When `delete m.ReleaseExtension(part2), delete m.ReleaseExtension(part5), delete m.ReleaseExtension(part9)`
      Then `m` serializes to the bytes `08 01 aa 06 01 31 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 c0 0c 02`
      When `m.MutableExtension(part9)->set_id(9), m.MutableExtension(part2)->set_id(2)`
      Then `m` serializes to the bytes `08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

  @cpp.extension.clear
  Rule: `ClearExtension` unsets a singular extension and empties a repeated one (one of several)

    Scenario: the first
      When `m.ClearExtension(text1)`
      Then `m` serializes to the bytes `08 01 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario Outline: <extension>
      When `m.ClearExtension(<extension>)`
      Then `m` serializes to the bytes `08 01 <bytes> c0 0c 02`

      Examples:
        | extension | bytes                                                                                                    |
        | part2     | aa 06 01 31 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09       |
        | number3   | aa 06 01 31 b2 06 02 08 02 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 |
        | text4     | aa 06 01 31 b2 06 02 08 02 b8 06 03 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09    |
        | numbers6  | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 |
        | texts7    | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 e2 06 02 08 08 ea 06 02 08 09    |
        | parts8    | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 ea 06 02 08 09       |
        | part9     | aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08       |

  @cpp.extension.set-allocated
  Rule: `SetAllocatedExtension` makes the message the owner of the object that it is given (one of several)

    Scenario: the first message
      When `auto* part = new Part`
      And `part->set_id(7)`
      And `m.SetAllocatedExtension(part2, part)`
      Then `m` serializes to the bytes `08 01 aa 06 01 31 b2 06 02 08 07 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario Outline: <extension>, null
      When `m.SetAllocatedExtension(<extension>, nullptr)`
      Then `m.HasExtension(<extension>)` is `false`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | extension | bytes                                                                                                                |
        | text1     | 08 01 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02 |
        | part2     | 08 01 aa 06 01 31 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02    |
        | part5     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02    |
        | part9     | 08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 c0 0c 02    |

    Scenario: where none was set
      Given `Base n`
      When `n.SetAllocatedExtension(part9, new Part), n.SetAllocatedExtension(part2, new Part), n.SetAllocatedExtension(part5, new Part)`
      Then `n` serializes to the bytes `b2 06 00 ca 06 00 ea 06 00`

  @cpp.extension.set @cpp.extension.mutable @cpp.extension.add
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (several, in any order)

    Scenario: from the last to the first
      Given `Base n`
      When `n.MutableExtension(part9)->set_id(9), n.AddExtension(parts8)->set_id(8), n.AddExtension(texts7, "7"), n.AddExtension(numbers6, 6)`
      And `n.MutableExtension(part5)->set_id(5), n.SetExtension(text4, "4"), n.SetExtension(number3, 3)`
      And `n.MutableExtension(part2)->set_id(2), n.SetExtension(text1, "1"), n.set_after(2), n.set_before(1)`
      Then `n.SerializeAsString()` is `m.SerializeAsString()`
      And `n` serializes to the bytes `08 01 aa 06 01 31 b2 06 02 08 02 b8 06 03 c2 06 01 34 ca 06 02 08 05 d0 06 06 da 06 01 37 e2 06 02 08 08 ea 06 02 08 09 c0 0c 02`

    Scenario: the middle first, then both ends
      Given `Base n`
      When `n.MutableExtension(part5)->set_id(5), n.SetExtension(text1, "1"), n.MutableExtension(part9)->set_id(9)`
      And `n.SetExtension(number3, 3), n.AddExtension(texts7, "7")`
      Then `n.GetExtension(part5).id()` is `5`
      And `n` serializes to the bytes `aa 06 01 31 b8 06 03 ca 06 02 08 05 da 06 01 37 ea 06 02 08 09`

  @cpp.extension.set @cpp.extension.has @cpp.extension.get
  Rule: `SetExtension`, with an index for a repeated extension, sets its value (more extensions than a byte counts)

    Background:
      Given the schema file `hundreds.proto`
        """proto
        syntax = "proto2";
        message Open { extensions 1000 to max; }
        extend Open {
          optional int32 e1 = 1001; optional int32 e2 = 1002; optional int32 e3 = 1003; optional int32 e4 = 1004; optional int32 e5 = 1005; optional int32 e6 = 1006;
          optional int32 e7 = 1007; optional int32 e8 = 1008; optional int32 e9 = 1009; optional int32 e10 = 1010; optional int32 e11 = 1011; optional int32 e12 = 1012;
          optional int32 e13 = 1013; optional int32 e14 = 1014; optional int32 e15 = 1015; optional int32 e16 = 1016; optional int32 e17 = 1017; optional int32 e18 = 1018;
          optional int32 e19 = 1019; optional int32 e20 = 1020; optional int32 e21 = 1021; optional int32 e22 = 1022; optional int32 e23 = 1023; optional int32 e24 = 1024;
          optional int32 e25 = 1025; optional int32 e26 = 1026; optional int32 e27 = 1027; optional int32 e28 = 1028; optional int32 e29 = 1029; optional int32 e30 = 1030;
          optional int32 e31 = 1031; optional int32 e32 = 1032; optional int32 e33 = 1033; optional int32 e34 = 1034; optional int32 e35 = 1035; optional int32 e36 = 1036;
          optional int32 e37 = 1037; optional int32 e38 = 1038; optional int32 e39 = 1039; optional int32 e40 = 1040; optional int32 e41 = 1041; optional int32 e42 = 1042;
          optional int32 e43 = 1043; optional int32 e44 = 1044; optional int32 e45 = 1045; optional int32 e46 = 1046; optional int32 e47 = 1047; optional int32 e48 = 1048;
          optional int32 e49 = 1049; optional int32 e50 = 1050; optional int32 e51 = 1051; optional int32 e52 = 1052; optional int32 e53 = 1053; optional int32 e54 = 1054;
          optional int32 e55 = 1055; optional int32 e56 = 1056; optional int32 e57 = 1057; optional int32 e58 = 1058; optional int32 e59 = 1059; optional int32 e60 = 1060;
          optional int32 e61 = 1061; optional int32 e62 = 1062; optional int32 e63 = 1063; optional int32 e64 = 1064; optional int32 e65 = 1065; optional int32 e66 = 1066;
          optional int32 e67 = 1067; optional int32 e68 = 1068; optional int32 e69 = 1069; optional int32 e70 = 1070; optional int32 e71 = 1071; optional int32 e72 = 1072;
          optional int32 e73 = 1073; optional int32 e74 = 1074; optional int32 e75 = 1075; optional int32 e76 = 1076; optional int32 e77 = 1077; optional int32 e78 = 1078;
          optional int32 e79 = 1079; optional int32 e80 = 1080; optional int32 e81 = 1081; optional int32 e82 = 1082; optional int32 e83 = 1083; optional int32 e84 = 1084;
          optional int32 e85 = 1085; optional int32 e86 = 1086; optional int32 e87 = 1087; optional int32 e88 = 1088; optional int32 e89 = 1089; optional int32 e90 = 1090;
          optional int32 e91 = 1091; optional int32 e92 = 1092; optional int32 e93 = 1093; optional int32 e94 = 1094; optional int32 e95 = 1095; optional int32 e96 = 1096;
          optional int32 e97 = 1097; optional int32 e98 = 1098; optional int32 e99 = 1099; optional int32 e100 = 1100; optional int32 e101 = 1101; optional int32 e102 = 1102;
          optional int32 e103 = 1103; optional int32 e104 = 1104; optional int32 e105 = 1105; optional int32 e106 = 1106; optional int32 e107 = 1107; optional int32 e108 = 1108;
          optional int32 e109 = 1109; optional int32 e110 = 1110; optional int32 e111 = 1111; optional int32 e112 = 1112; optional int32 e113 = 1113; optional int32 e114 = 1114;
          optional int32 e115 = 1115; optional int32 e116 = 1116; optional int32 e117 = 1117; optional int32 e118 = 1118; optional int32 e119 = 1119; optional int32 e120 = 1120;
          optional int32 e121 = 1121; optional int32 e122 = 1122; optional int32 e123 = 1123; optional int32 e124 = 1124; optional int32 e125 = 1125; optional int32 e126 = 1126;
          optional int32 e127 = 1127; optional int32 e128 = 1128; optional int32 e129 = 1129; optional int32 e130 = 1130; optional int32 e131 = 1131; optional int32 e132 = 1132;
          optional int32 e133 = 1133; optional int32 e134 = 1134; optional int32 e135 = 1135; optional int32 e136 = 1136; optional int32 e137 = 1137; optional int32 e138 = 1138;
          optional int32 e139 = 1139; optional int32 e140 = 1140; optional int32 e141 = 1141; optional int32 e142 = 1142; optional int32 e143 = 1143; optional int32 e144 = 1144;
          optional int32 e145 = 1145; optional int32 e146 = 1146; optional int32 e147 = 1147; optional int32 e148 = 1148; optional int32 e149 = 1149; optional int32 e150 = 1150;
          optional int32 e151 = 1151; optional int32 e152 = 1152; optional int32 e153 = 1153; optional int32 e154 = 1154; optional int32 e155 = 1155; optional int32 e156 = 1156;
          optional int32 e157 = 1157; optional int32 e158 = 1158; optional int32 e159 = 1159; optional int32 e160 = 1160; optional int32 e161 = 1161; optional int32 e162 = 1162;
          optional int32 e163 = 1163; optional int32 e164 = 1164; optional int32 e165 = 1165; optional int32 e166 = 1166; optional int32 e167 = 1167; optional int32 e168 = 1168;
          optional int32 e169 = 1169; optional int32 e170 = 1170; optional int32 e171 = 1171; optional int32 e172 = 1172; optional int32 e173 = 1173; optional int32 e174 = 1174;
          optional int32 e175 = 1175; optional int32 e176 = 1176; optional int32 e177 = 1177; optional int32 e178 = 1178; optional int32 e179 = 1179; optional int32 e180 = 1180;
          optional int32 e181 = 1181; optional int32 e182 = 1182; optional int32 e183 = 1183; optional int32 e184 = 1184; optional int32 e185 = 1185; optional int32 e186 = 1186;
          optional int32 e187 = 1187; optional int32 e188 = 1188; optional int32 e189 = 1189; optional int32 e190 = 1190; optional int32 e191 = 1191; optional int32 e192 = 1192;
          optional int32 e193 = 1193; optional int32 e194 = 1194; optional int32 e195 = 1195; optional int32 e196 = 1196; optional int32 e197 = 1197; optional int32 e198 = 1198;
          optional int32 e199 = 1199; optional int32 e200 = 1200; optional int32 e201 = 1201; optional int32 e202 = 1202; optional int32 e203 = 1203; optional int32 e204 = 1204;
          optional int32 e205 = 1205; optional int32 e206 = 1206; optional int32 e207 = 1207; optional int32 e208 = 1208; optional int32 e209 = 1209; optional int32 e210 = 1210;
          optional int32 e211 = 1211; optional int32 e212 = 1212; optional int32 e213 = 1213; optional int32 e214 = 1214; optional int32 e215 = 1215; optional int32 e216 = 1216;
          optional int32 e217 = 1217; optional int32 e218 = 1218; optional int32 e219 = 1219; optional int32 e220 = 1220; optional int32 e221 = 1221; optional int32 e222 = 1222;
          optional int32 e223 = 1223; optional int32 e224 = 1224; optional int32 e225 = 1225; optional int32 e226 = 1226; optional int32 e227 = 1227; optional int32 e228 = 1228;
          optional int32 e229 = 1229; optional int32 e230 = 1230; optional int32 e231 = 1231; optional int32 e232 = 1232; optional int32 e233 = 1233; optional int32 e234 = 1234;
          optional int32 e235 = 1235; optional int32 e236 = 1236; optional int32 e237 = 1237; optional int32 e238 = 1238; optional int32 e239 = 1239; optional int32 e240 = 1240;
          optional int32 e241 = 1241; optional int32 e242 = 1242; optional int32 e243 = 1243; optional int32 e244 = 1244; optional int32 e245 = 1245; optional int32 e246 = 1246;
          optional int32 e247 = 1247; optional int32 e248 = 1248; optional int32 e249 = 1249; optional int32 e250 = 1250; optional int32 e251 = 1251; optional int32 e252 = 1252;
          optional int32 e253 = 1253; optional int32 e254 = 1254; optional int32 e255 = 1255; optional int32 e256 = 1256; optional int32 e257 = 1257; optional int32 e258 = 1258;
          optional int32 e259 = 1259; optional int32 e260 = 1260;
        }
        """
      And the C++
        """cpp
        const auto Wire = [](int count) {
          std::string bytes;
          for (int i = 1; i <= count; ++i) {
            const unsigned tag = static_cast<unsigned>(1000 + i) << 3;
            bytes += static_cast<char>(tag | 0x80), bytes += static_cast<char>(tag >> 7), bytes += static_cast<char>(1 + i % 99);
          }
          return bytes;
        }
        """

    Scenario: the last of 260
      Given `Open open`
      Then `open.ParseFromString(Wire(259))` is `true`
      And `open.HasExtension(e260)` is `false`
      When `open.SetExtension(e260, 63)`
      Then `open.GetExtension(e260)` is `63`
      And `open.GetExtension(e1)` is `2`
      And `open.GetExtension(e128)` is `30`
      And `open.GetExtension(e129)` is `31`
      And `(open.SerializeAsString() == Wire(260))` is `true`
