@needs.cpp
Feature: Messages with hundreds of fields
  A message may have more fields than a byte can count. The first field number is not used, so that no field's number is
  its place among the fields.

  Background:
    Given the schema
      """proto
      syntax = "proto2";
      message Part { optional int32 id = 1; }
      message Hundreds {
        optional Part f2 = 2; repeated int32 f3 = 3; optional string f4 = 4; optional int32 f5 = 5;
        optional Part f6 = 6; repeated int32 f7 = 7; optional string f8 = 8; optional int32 f9 = 9;
        optional Part f10 = 10; repeated int32 f11 = 11; optional string f12 = 12; optional int32 f13 = 13;
        optional Part f14 = 14; repeated int32 f15 = 15; optional string f16 = 16; optional int32 f17 = 17;
        optional Part f18 = 18; repeated int32 f19 = 19; optional string f20 = 20; optional int32 f21 = 21;
        optional Part f22 = 22; repeated int32 f23 = 23; optional string f24 = 24; optional int32 f25 = 25;
        optional Part f26 = 26; repeated int32 f27 = 27; optional string f28 = 28; optional int32 f29 = 29;
        optional Part f30 = 30; repeated int32 f31 = 31; optional string f32 = 32; optional int32 f33 = 33;
        optional Part f34 = 34; repeated int32 f35 = 35; optional string f36 = 36; optional int32 f37 = 37;
        optional Part f38 = 38; repeated int32 f39 = 39; optional string f40 = 40; optional int32 f41 = 41;
        optional Part f42 = 42; repeated int32 f43 = 43; optional string f44 = 44; optional int32 f45 = 45;
        optional Part f46 = 46; repeated int32 f47 = 47; optional string f48 = 48; optional int32 f49 = 49;
        optional Part f50 = 50; repeated int32 f51 = 51; optional string f52 = 52; optional int32 f53 = 53;
        optional Part f54 = 54; repeated int32 f55 = 55; optional string f56 = 56; optional int32 f57 = 57;
        optional Part f58 = 58; repeated int32 f59 = 59; optional string f60 = 60; optional int32 f61 = 61;
        optional Part f62 = 62; repeated int32 f63 = 63; optional string f64 = 64; optional int32 f65 = 65;
        optional Part f66 = 66; repeated int32 f67 = 67; optional string f68 = 68; optional int32 f69 = 69;
        optional Part f70 = 70; repeated int32 f71 = 71; optional string f72 = 72; optional int32 f73 = 73;
        optional Part f74 = 74; repeated int32 f75 = 75; optional string f76 = 76; optional int32 f77 = 77;
        optional Part f78 = 78; repeated int32 f79 = 79; optional string f80 = 80; optional int32 f81 = 81;
        optional Part f82 = 82; repeated int32 f83 = 83; optional string f84 = 84; optional int32 f85 = 85;
        optional Part f86 = 86; repeated int32 f87 = 87; optional string f88 = 88; optional int32 f89 = 89;
        optional Part f90 = 90; repeated int32 f91 = 91; optional string f92 = 92; optional int32 f93 = 93;
        optional Part f94 = 94; repeated int32 f95 = 95; optional string f96 = 96; optional int32 f97 = 97;
        optional Part f98 = 98; repeated int32 f99 = 99; optional string f100 = 100; optional int32 f101 = 101;
        optional Part f102 = 102; repeated int32 f103 = 103; optional string f104 = 104; optional int32 f105 = 105;
        optional Part f106 = 106; repeated int32 f107 = 107; optional string f108 = 108; optional int32 f109 = 109;
        optional Part f110 = 110; repeated int32 f111 = 111; optional string f112 = 112; optional int32 f113 = 113;
        optional Part f114 = 114; repeated int32 f115 = 115; optional string f116 = 116; optional int32 f117 = 117;
        optional Part f118 = 118; repeated int32 f119 = 119; optional string f120 = 120; optional int32 f121 = 121;
        optional Part f122 = 122; repeated int32 f123 = 123; optional string f124 = 124; optional int32 f125 = 125;
        optional Part f126 = 126; repeated int32 f127 = 127; optional string f128 = 128; optional int32 f129 = 129;
        optional Part f130 = 130; repeated int32 f131 = 131; optional string f132 = 132; optional int32 f133 = 133;
        optional Part f134 = 134; repeated int32 f135 = 135; optional string f136 = 136; optional int32 f137 = 137;
        optional Part f138 = 138; repeated int32 f139 = 139; optional string f140 = 140; optional int32 f141 = 141;
        optional Part f142 = 142; repeated int32 f143 = 143; optional string f144 = 144; optional int32 f145 = 145;
        optional Part f146 = 146; repeated int32 f147 = 147; optional string f148 = 148; optional int32 f149 = 149;
        optional Part f150 = 150; repeated int32 f151 = 151; optional string f152 = 152; optional int32 f153 = 153;
        optional Part f154 = 154; repeated int32 f155 = 155; optional string f156 = 156; optional int32 f157 = 157;
        optional Part f158 = 158; repeated int32 f159 = 159; optional string f160 = 160; optional int32 f161 = 161;
        optional Part f162 = 162; repeated int32 f163 = 163; optional string f164 = 164; optional int32 f165 = 165;
        optional Part f166 = 166; repeated int32 f167 = 167; optional string f168 = 168; optional int32 f169 = 169;
        optional Part f170 = 170; repeated int32 f171 = 171; optional string f172 = 172; optional int32 f173 = 173;
        optional Part f174 = 174; repeated int32 f175 = 175; optional string f176 = 176; optional int32 f177 = 177;
        optional Part f178 = 178; repeated int32 f179 = 179; optional string f180 = 180; optional int32 f181 = 181;
        optional Part f182 = 182; repeated int32 f183 = 183; optional string f184 = 184; optional int32 f185 = 185;
        optional Part f186 = 186; repeated int32 f187 = 187; optional string f188 = 188; optional int32 f189 = 189;
        optional Part f190 = 190; repeated int32 f191 = 191; optional string f192 = 192; optional int32 f193 = 193;
        optional Part f194 = 194; repeated int32 f195 = 195; optional string f196 = 196; optional int32 f197 = 197;
        optional Part f198 = 198; repeated int32 f199 = 199; optional string f200 = 200; optional int32 f201 = 201;
        optional Part f202 = 202; repeated int32 f203 = 203; optional string f204 = 204; optional int32 f205 = 205;
        optional Part f206 = 206; repeated int32 f207 = 207; optional string f208 = 208; optional int32 f209 = 209;
        optional Part f210 = 210; repeated int32 f211 = 211; optional string f212 = 212; optional int32 f213 = 213;
        optional Part f214 = 214; repeated int32 f215 = 215; optional string f216 = 216; optional int32 f217 = 217;
        optional Part f218 = 218; repeated int32 f219 = 219; optional string f220 = 220; optional int32 f221 = 221;
        optional Part f222 = 222; repeated int32 f223 = 223; optional string f224 = 224; optional int32 f225 = 225;
        optional Part f226 = 226; repeated int32 f227 = 227; optional string f228 = 228; optional int32 f229 = 229;
        optional Part f230 = 230; repeated int32 f231 = 231; optional string f232 = 232; optional int32 f233 = 233;
        optional Part f234 = 234; repeated int32 f235 = 235; optional string f236 = 236; optional int32 f237 = 237;
        optional Part f238 = 238; repeated int32 f239 = 239; optional string f240 = 240; optional int32 f241 = 241;
        optional Part f242 = 242; repeated int32 f243 = 243; optional string f244 = 244; optional int32 f245 = 245;
        optional Part f246 = 246; repeated int32 f247 = 247; optional string f248 = 248; optional int32 f249 = 249;
        optional Part f250 = 250; repeated int32 f251 = 251; optional string f252 = 252; optional int32 f253 = 253;
        optional Part f254 = 254; repeated int32 f255 = 255; optional string f256 = 256; optional int32 f257 = 257;
        optional Part f258 = 258; repeated int32 f259 = 259; optional string f260 = 260; optional int32 f261 = 261;
        optional Part f262 = 262; repeated int32 f263 = 263; optional string f264 = 264; optional int32 f265 = 265;
        optional Part f266 = 266; repeated int32 f267 = 267; optional string f268 = 268; optional int32 f269 = 269;
        optional Part f270 = 270; repeated int32 f271 = 271; optional string f272 = 272; optional int32 f273 = 273;
        optional Part f274 = 274; repeated int32 f275 = 275; optional string f276 = 276; optional int32 f277 = 277;
        optional Part f278 = 278; repeated int32 f279 = 279; optional string f280 = 280; optional int32 f281 = 281;
        optional Part f282 = 282; repeated int32 f283 = 283; optional string f284 = 284; optional int32 f285 = 285;
        optional Part f286 = 286; repeated int32 f287 = 287; optional string f288 = 288; optional int32 f289 = 289;
        optional Part f290 = 290; repeated int32 f291 = 291; optional string f292 = 292; optional int32 f293 = 293;
        optional Part f294 = 294; repeated int32 f295 = 295; optional string f296 = 296; optional int32 f297 = 297;
        optional Part f298 = 298; repeated int32 f299 = 299; optional string f300 = 300; optional int32 f301 = 301;
      }
      message Members {
        oneof which {
          string m2 = 2; int32 m3 = 3; string m4 = 4; int32 m5 = 5; string m6 = 6; int32 m7 = 7; string m8 = 8;
          int32 m9 = 9; string m10 = 10; int32 m11 = 11; string m12 = 12; int32 m13 = 13; string m14 = 14;
          int32 m15 = 15; string m16 = 16; int32 m17 = 17; string m18 = 18; int32 m19 = 19; string m20 = 20;
          int32 m21 = 21; string m22 = 22; int32 m23 = 23; string m24 = 24; int32 m25 = 25; string m26 = 26;
          int32 m27 = 27; string m28 = 28; int32 m29 = 29; string m30 = 30; int32 m31 = 31; string m32 = 32;
          int32 m33 = 33; string m34 = 34; int32 m35 = 35; string m36 = 36; int32 m37 = 37; string m38 = 38;
          int32 m39 = 39; string m40 = 40; int32 m41 = 41; string m42 = 42; int32 m43 = 43; string m44 = 44;
          int32 m45 = 45; string m46 = 46; int32 m47 = 47; string m48 = 48; int32 m49 = 49; string m50 = 50;
          int32 m51 = 51; string m52 = 52; int32 m53 = 53; string m54 = 54; int32 m55 = 55; string m56 = 56;
          int32 m57 = 57; string m58 = 58; int32 m59 = 59; string m60 = 60; int32 m61 = 61; string m62 = 62;
          int32 m63 = 63; string m64 = 64; int32 m65 = 65; string m66 = 66; int32 m67 = 67; string m68 = 68;
          int32 m69 = 69; string m70 = 70; int32 m71 = 71; string m72 = 72; int32 m73 = 73; string m74 = 74;
          int32 m75 = 75; string m76 = 76; int32 m77 = 77; string m78 = 78; int32 m79 = 79; string m80 = 80;
          int32 m81 = 81; string m82 = 82; int32 m83 = 83; string m84 = 84; int32 m85 = 85; string m86 = 86;
          int32 m87 = 87; string m88 = 88; int32 m89 = 89; string m90 = 90; int32 m91 = 91; string m92 = 92;
          int32 m93 = 93; string m94 = 94; int32 m95 = 95; string m96 = 96; int32 m97 = 97; string m98 = 98;
          int32 m99 = 99; string m100 = 100; int32 m101 = 101; string m102 = 102; int32 m103 = 103; string m104 = 104;
          int32 m105 = 105; string m106 = 106; int32 m107 = 107; string m108 = 108; int32 m109 = 109;
          string m110 = 110; int32 m111 = 111; string m112 = 112; int32 m113 = 113; string m114 = 114;
          int32 m115 = 115; string m116 = 116; int32 m117 = 117; string m118 = 118; int32 m119 = 119;
          string m120 = 120; int32 m121 = 121; string m122 = 122; int32 m123 = 123; string m124 = 124;
          int32 m125 = 125; string m126 = 126; int32 m127 = 127; string m128 = 128; int32 m129 = 129;
          string m130 = 130; int32 m131 = 131; string m132 = 132; int32 m133 = 133; string m134 = 134;
          int32 m135 = 135; string m136 = 136; int32 m137 = 137; string m138 = 138; int32 m139 = 139;
          string m140 = 140; int32 m141 = 141; string m142 = 142; int32 m143 = 143; string m144 = 144;
          int32 m145 = 145; string m146 = 146; int32 m147 = 147; string m148 = 148; int32 m149 = 149;
          string m150 = 150; int32 m151 = 151; string m152 = 152; int32 m153 = 153; string m154 = 154;
          int32 m155 = 155; string m156 = 156; int32 m157 = 157; string m158 = 158; int32 m159 = 159;
          string m160 = 160; int32 m161 = 161; string m162 = 162; int32 m163 = 163; string m164 = 164;
          int32 m165 = 165; string m166 = 166; int32 m167 = 167; string m168 = 168; int32 m169 = 169;
          string m170 = 170; int32 m171 = 171; string m172 = 172; int32 m173 = 173; string m174 = 174;
          int32 m175 = 175; string m176 = 176; int32 m177 = 177; string m178 = 178; int32 m179 = 179;
          string m180 = 180; int32 m181 = 181; string m182 = 182; int32 m183 = 183; string m184 = 184;
          int32 m185 = 185; string m186 = 186; int32 m187 = 187; string m188 = 188; int32 m189 = 189;
          string m190 = 190; int32 m191 = 191; string m192 = 192; int32 m193 = 193; string m194 = 194;
          int32 m195 = 195; string m196 = 196; int32 m197 = 197; string m198 = 198; int32 m199 = 199;
          string m200 = 200; int32 m201 = 201; string m202 = 202; int32 m203 = 203; string m204 = 204;
          int32 m205 = 205; string m206 = 206; int32 m207 = 207; string m208 = 208; int32 m209 = 209;
          string m210 = 210; int32 m211 = 211; string m212 = 212; int32 m213 = 213; string m214 = 214;
          int32 m215 = 215; string m216 = 216; int32 m217 = 217; string m218 = 218; int32 m219 = 219;
          string m220 = 220; int32 m221 = 221; string m222 = 222; int32 m223 = 223; string m224 = 224;
          int32 m225 = 225; string m226 = 226; int32 m227 = 227; string m228 = 228; int32 m229 = 229;
          string m230 = 230; int32 m231 = 231; string m232 = 232; int32 m233 = 233; string m234 = 234;
          int32 m235 = 235; string m236 = 236; int32 m237 = 237; string m238 = 238; int32 m239 = 239;
          string m240 = 240; int32 m241 = 241; string m242 = 242; int32 m243 = 243; string m244 = 244;
          int32 m245 = 245; string m246 = 246; int32 m247 = 247; string m248 = 248; int32 m249 = 249;
          string m250 = 250; int32 m251 = 251; string m252 = 252; int32 m253 = 253; string m254 = 254;
          int32 m255 = 255; string m256 = 256; int32 m257 = 257; string m258 = 258; int32 m259 = 259;
          string m260 = 260; int32 m261 = 261; string m262 = 262; int32 m263 = 263; string m264 = 264;
          int32 m265 = 265; string m266 = 266; int32 m267 = 267; string m268 = 268; int32 m269 = 269;
          string m270 = 270; int32 m271 = 271; string m272 = 272; int32 m273 = 273; string m274 = 274;
          int32 m275 = 275; string m276 = 276; int32 m277 = 277; string m278 = 278; int32 m279 = 279;
          string m280 = 280; int32 m281 = 281; string m282 = 282; int32 m283 = 283; string m284 = 284;
          int32 m285 = 285; string m286 = 286; int32 m287 = 287; string m288 = 288; int32 m289 = 289;
          string m290 = 290; int32 m291 = 291; string m292 = 292; int32 m293 = 293; string m294 = 294;
          int32 m295 = 295; string m296 = 296; int32 m297 = 297; string m298 = 298; int32 m299 = 299;
          string m300 = 300; int32 m301 = 301;
        }
      }
      """
    And the schema file `small.proto`
      """proto
      syntax = "proto2";
      package small;
      option optimize_for = CODE_SIZE;
      message Part { optional int32 id = 1; }
      message Hundreds {
        optional Part f2 = 2; repeated int32 f3 = 3; optional string f4 = 4; optional int32 f5 = 5;
        optional Part f6 = 6; repeated int32 f7 = 7; optional string f8 = 8; optional int32 f9 = 9;
        optional Part f10 = 10; repeated int32 f11 = 11; optional string f12 = 12; optional int32 f13 = 13;
        optional Part f14 = 14; repeated int32 f15 = 15; optional string f16 = 16; optional int32 f17 = 17;
        optional Part f18 = 18; repeated int32 f19 = 19; optional string f20 = 20; optional int32 f21 = 21;
        optional Part f22 = 22; repeated int32 f23 = 23; optional string f24 = 24; optional int32 f25 = 25;
        optional Part f26 = 26; repeated int32 f27 = 27; optional string f28 = 28; optional int32 f29 = 29;
        optional Part f30 = 30; repeated int32 f31 = 31; optional string f32 = 32; optional int32 f33 = 33;
        optional Part f34 = 34; repeated int32 f35 = 35; optional string f36 = 36; optional int32 f37 = 37;
        optional Part f38 = 38; repeated int32 f39 = 39; optional string f40 = 40; optional int32 f41 = 41;
        optional Part f42 = 42; repeated int32 f43 = 43; optional string f44 = 44; optional int32 f45 = 45;
        optional Part f46 = 46; repeated int32 f47 = 47; optional string f48 = 48; optional int32 f49 = 49;
        optional Part f50 = 50; repeated int32 f51 = 51; optional string f52 = 52; optional int32 f53 = 53;
        optional Part f54 = 54; repeated int32 f55 = 55; optional string f56 = 56; optional int32 f57 = 57;
        optional Part f58 = 58; repeated int32 f59 = 59; optional string f60 = 60; optional int32 f61 = 61;
        optional Part f62 = 62; repeated int32 f63 = 63; optional string f64 = 64; optional int32 f65 = 65;
        optional Part f66 = 66; repeated int32 f67 = 67; optional string f68 = 68; optional int32 f69 = 69;
        optional Part f70 = 70; repeated int32 f71 = 71; optional string f72 = 72; optional int32 f73 = 73;
        optional Part f74 = 74; repeated int32 f75 = 75; optional string f76 = 76; optional int32 f77 = 77;
        optional Part f78 = 78; repeated int32 f79 = 79; optional string f80 = 80; optional int32 f81 = 81;
        optional Part f82 = 82; repeated int32 f83 = 83; optional string f84 = 84; optional int32 f85 = 85;
        optional Part f86 = 86; repeated int32 f87 = 87; optional string f88 = 88; optional int32 f89 = 89;
        optional Part f90 = 90; repeated int32 f91 = 91; optional string f92 = 92; optional int32 f93 = 93;
        optional Part f94 = 94; repeated int32 f95 = 95; optional string f96 = 96; optional int32 f97 = 97;
        optional Part f98 = 98; repeated int32 f99 = 99; optional string f100 = 100; optional int32 f101 = 101;
        optional Part f102 = 102; repeated int32 f103 = 103; optional string f104 = 104; optional int32 f105 = 105;
        optional Part f106 = 106; repeated int32 f107 = 107; optional string f108 = 108; optional int32 f109 = 109;
        optional Part f110 = 110; repeated int32 f111 = 111; optional string f112 = 112; optional int32 f113 = 113;
        optional Part f114 = 114; repeated int32 f115 = 115; optional string f116 = 116; optional int32 f117 = 117;
        optional Part f118 = 118; repeated int32 f119 = 119; optional string f120 = 120; optional int32 f121 = 121;
        optional Part f122 = 122; repeated int32 f123 = 123; optional string f124 = 124; optional int32 f125 = 125;
        optional Part f126 = 126; repeated int32 f127 = 127; optional string f128 = 128; optional int32 f129 = 129;
        optional Part f130 = 130; repeated int32 f131 = 131; optional string f132 = 132; optional int32 f133 = 133;
        optional Part f134 = 134; repeated int32 f135 = 135; optional string f136 = 136; optional int32 f137 = 137;
        optional Part f138 = 138; repeated int32 f139 = 139; optional string f140 = 140; optional int32 f141 = 141;
        optional Part f142 = 142; repeated int32 f143 = 143; optional string f144 = 144; optional int32 f145 = 145;
        optional Part f146 = 146; repeated int32 f147 = 147; optional string f148 = 148; optional int32 f149 = 149;
        optional Part f150 = 150; repeated int32 f151 = 151; optional string f152 = 152; optional int32 f153 = 153;
        optional Part f154 = 154; repeated int32 f155 = 155; optional string f156 = 156; optional int32 f157 = 157;
        optional Part f158 = 158; repeated int32 f159 = 159; optional string f160 = 160; optional int32 f161 = 161;
        optional Part f162 = 162; repeated int32 f163 = 163; optional string f164 = 164; optional int32 f165 = 165;
        optional Part f166 = 166; repeated int32 f167 = 167; optional string f168 = 168; optional int32 f169 = 169;
        optional Part f170 = 170; repeated int32 f171 = 171; optional string f172 = 172; optional int32 f173 = 173;
        optional Part f174 = 174; repeated int32 f175 = 175; optional string f176 = 176; optional int32 f177 = 177;
        optional Part f178 = 178; repeated int32 f179 = 179; optional string f180 = 180; optional int32 f181 = 181;
        optional Part f182 = 182; repeated int32 f183 = 183; optional string f184 = 184; optional int32 f185 = 185;
        optional Part f186 = 186; repeated int32 f187 = 187; optional string f188 = 188; optional int32 f189 = 189;
        optional Part f190 = 190; repeated int32 f191 = 191; optional string f192 = 192; optional int32 f193 = 193;
        optional Part f194 = 194; repeated int32 f195 = 195; optional string f196 = 196; optional int32 f197 = 197;
        optional Part f198 = 198; repeated int32 f199 = 199; optional string f200 = 200; optional int32 f201 = 201;
        optional Part f202 = 202; repeated int32 f203 = 203; optional string f204 = 204; optional int32 f205 = 205;
        optional Part f206 = 206; repeated int32 f207 = 207; optional string f208 = 208; optional int32 f209 = 209;
        optional Part f210 = 210; repeated int32 f211 = 211; optional string f212 = 212; optional int32 f213 = 213;
        optional Part f214 = 214; repeated int32 f215 = 215; optional string f216 = 216; optional int32 f217 = 217;
        optional Part f218 = 218; repeated int32 f219 = 219; optional string f220 = 220; optional int32 f221 = 221;
        optional Part f222 = 222; repeated int32 f223 = 223; optional string f224 = 224; optional int32 f225 = 225;
        optional Part f226 = 226; repeated int32 f227 = 227; optional string f228 = 228; optional int32 f229 = 229;
        optional Part f230 = 230; repeated int32 f231 = 231; optional string f232 = 232; optional int32 f233 = 233;
        optional Part f234 = 234; repeated int32 f235 = 235; optional string f236 = 236; optional int32 f237 = 237;
        optional Part f238 = 238; repeated int32 f239 = 239; optional string f240 = 240; optional int32 f241 = 241;
        optional Part f242 = 242; repeated int32 f243 = 243; optional string f244 = 244; optional int32 f245 = 245;
        optional Part f246 = 246; repeated int32 f247 = 247; optional string f248 = 248; optional int32 f249 = 249;
        optional Part f250 = 250; repeated int32 f251 = 251; optional string f252 = 252; optional int32 f253 = 253;
        optional Part f254 = 254; repeated int32 f255 = 255; optional string f256 = 256; optional int32 f257 = 257;
        optional Part f258 = 258; repeated int32 f259 = 259; optional string f260 = 260; optional int32 f261 = 261;
        optional Part f262 = 262; repeated int32 f263 = 263; optional string f264 = 264; optional int32 f265 = 265;
        optional Part f266 = 266; repeated int32 f267 = 267; optional string f268 = 268; optional int32 f269 = 269;
        optional Part f270 = 270; repeated int32 f271 = 271; optional string f272 = 272; optional int32 f273 = 273;
        optional Part f274 = 274; repeated int32 f275 = 275; optional string f276 = 276; optional int32 f277 = 277;
        optional Part f278 = 278; repeated int32 f279 = 279; optional string f280 = 280; optional int32 f281 = 281;
        optional Part f282 = 282; repeated int32 f283 = 283; optional string f284 = 284; optional int32 f285 = 285;
        optional Part f286 = 286; repeated int32 f287 = 287; optional string f288 = 288; optional int32 f289 = 289;
        optional Part f290 = 290; repeated int32 f291 = 291; optional string f292 = 292; optional int32 f293 = 293;
        optional Part f294 = 294; repeated int32 f295 = 295; optional string f296 = 296; optional int32 f297 = 297;
        optional Part f298 = 298; repeated int32 f299 = 299; optional string f300 = 300; optional int32 f301 = 301;
      }
      """

  @cpp.message.parse-from-string
  Rule: `ParseFromString` fills the message from wire-format bytes given as a string_view and says whether that worked (hundreds of fields)

    Scenario: the 1st of 300
      Given `Hundreds m`
      When `m.ParseFromString(bytes("12 02 08 07"))`
      Then `m.f2().id()` is `7`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `12 02 08 07`

    Scenario Outline: <what>, <mode>
      Given `<class> m`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `<shown>` is `<value>`
      And `m.unknown_fields().empty()` is `true`
      And `m` serializes to the bytes `<bytes>`

      Examples:
        | what             | mode  | class           | bytes             | shown         | value  |
        | the 127th of 300 | fast  | Hundreds        | 82 08 03 61 62 63 | m.f128()      | "abc"s |
        | the 128th of 300 | fast  | Hundreds        | 88 08 07          | m.f129()      | 7      |
        | the 253rd of 300 | fast  | Hundreds        | f2 0f 02 08 07    | m.f254().id() | 7      |
        | the 254th of 300 | fast  | Hundreds        | f8 0f 07          | m.f255(0)     | 7      |
        | the 255th of 300 | fast  | Hundreds        | 82 10 03 61 62 63 | m.f256()      | "abc"s |
        | the 256th of 300 | fast  | Hundreds        | 88 10 07          | m.f257()      | 7      |
        | the 257th of 300 | fast  | Hundreds        | 92 10 02 08 07    | m.f258().id() | 7      |
        | the 258th of 300 | fast  | Hundreds        | 98 10 07          | m.f259(0)     | 7      |
        | the 259th of 300 | fast  | Hundreds        | a2 10 03 61 62 63 | m.f260()      | "abc"s |
        | the 299th of 300 | fast  | Hundreds        | e2 12 03 61 62 63 | m.f300()      | "abc"s |
        | the 300th of 300 | fast  | Hundreds        | e8 12 07          | m.f301()      | 7      |
        | the 1st of 300   | small | small::Hundreds | 12 02 08 07       | m.f2().id()   | 7      |
        | the 127th of 300 | small | small::Hundreds | 82 08 03 61 62 63 | m.f128()      | "abc"s |
        | the 128th of 300 | small | small::Hundreds | 88 08 07          | m.f129()      | 7      |
        | the 253rd of 300 | small | small::Hundreds | f2 0f 02 08 07    | m.f254().id() | 7      |
        | the 254th of 300 | small | small::Hundreds | f8 0f 07          | m.f255(0)     | 7      |
        | the 255th of 300 | small | small::Hundreds | 82 10 03 61 62 63 | m.f256()      | "abc"s |
        | the 256th of 300 | small | small::Hundreds | 88 10 07          | m.f257()      | 7      |
        | the 257th of 300 | small | small::Hundreds | 92 10 02 08 07    | m.f258().id() | 7      |
        | the 258th of 300 | small | small::Hundreds | 98 10 07          | m.f259(0)     | 7      |
        | the 259th of 300 | small | small::Hundreds | a2 10 03 61 62 63 | m.f260()      | "abc"s |
        | the 299th of 300 | small | small::Hundreds | e2 12 03 61 62 63 | m.f300()      | "abc"s |
        | the 300th of 300 | small | small::Hundreds | e8 12 07          | m.f301()      | 7      |

    Scenario Outline: member <number> of 300
      Given `Members m`
      And `m.set_m2("before")`
      When `m.ParseFromString(bytes("<bytes>"))`
      Then `static_cast<int>(m.which_case())` is `<number>`
      And `m.m<number>()` is `<value>`
      And `m.unknown_fields().empty()` is `true`

      Examples:
        | number | bytes             | value  |
        | 2      | 12 03 61 62 63    | "abc"s |
        | 128    | 82 08 03 61 62 63 | "abc"s |
        | 255    | f8 0f 07          | 7      |
        | 256    | 82 10 03 61 62 63 | "abc"s |
        | 257    | 88 10 07          | 7      |
        | 258    | 92 10 03 61 62 63 | "abc"s |
        | 259    | 98 10 07          | 7      |
        | 300    | e2 12 03 61 62 63 | "abc"s |
        | 301    | e8 12 07          | 7      |

  @cpp.message.serialize-to-string
  Rule: `SerializeToString` is const, replaces the given string by the message's wire format, and says whether that worked (hundreds of fields)

    Scenario: the 1st of 300
      Given `Hundreds m`
      When `m.mutable_f2()->set_id(7)`
      Then `m` serializes to the bytes `12 02 08 07`

    Scenario Outline: <what>, <mode>
      Given `<class> m`
      When `m.<change>`
      Then `m` serializes to the bytes `<bytes>`
      When `m.<clear>`
      Then `m` serializes to the bytes ``

      Examples:
        | what             | mode  | class           | change                    | clear        | bytes             |
        | the 127th of 300 | fast  | Hundreds        | set_f128("abc")           | clear_f128() | 82 08 03 61 62 63 |
        | the 128th of 300 | fast  | Hundreds        | set_f129(7)               | clear_f129() | 88 08 07          |
        | the 253rd of 300 | fast  | Hundreds        | mutable_f254()->set_id(7) | clear_f254() | f2 0f 02 08 07    |
        | the 254th of 300 | fast  | Hundreds        | add_f255(7)               | clear_f255() | f8 0f 07          |
        | the 255th of 300 | fast  | Hundreds        | set_f256("abc")           | clear_f256() | 82 10 03 61 62 63 |
        | the 256th of 300 | fast  | Hundreds        | set_f257(7)               | clear_f257() | 88 10 07          |
        | the 257th of 300 | fast  | Hundreds        | mutable_f258()->set_id(7) | clear_f258() | 92 10 02 08 07    |
        | the 258th of 300 | fast  | Hundreds        | add_f259(7)               | clear_f259() | 98 10 07          |
        | the 259th of 300 | fast  | Hundreds        | set_f260("abc")           | clear_f260() | a2 10 03 61 62 63 |
        | the 299th of 300 | fast  | Hundreds        | set_f300("abc")           | clear_f300() | e2 12 03 61 62 63 |
        | the 300th of 300 | fast  | Hundreds        | set_f301(7)               | clear_f301() | e8 12 07          |
        | the 1st of 300   | small | small::Hundreds | mutable_f2()->set_id(7)   | clear_f2()   | 12 02 08 07       |
        | the 127th of 300 | small | small::Hundreds | set_f128("abc")           | clear_f128() | 82 08 03 61 62 63 |
        | the 128th of 300 | small | small::Hundreds | set_f129(7)               | clear_f129() | 88 08 07          |
        | the 253rd of 300 | small | small::Hundreds | mutable_f254()->set_id(7) | clear_f254() | f2 0f 02 08 07    |
        | the 254th of 300 | small | small::Hundreds | add_f255(7)               | clear_f255() | f8 0f 07          |
        | the 255th of 300 | small | small::Hundreds | set_f256("abc")           | clear_f256() | 82 10 03 61 62 63 |
        | the 256th of 300 | small | small::Hundreds | set_f257(7)               | clear_f257() | 88 10 07          |
        | the 257th of 300 | small | small::Hundreds | mutable_f258()->set_id(7) | clear_f258() | 92 10 02 08 07    |
        | the 258th of 300 | small | small::Hundreds | add_f259(7)               | clear_f259() | 98 10 07          |
        | the 259th of 300 | small | small::Hundreds | set_f260("abc")           | clear_f260() | a2 10 03 61 62 63 |
        | the 299th of 300 | small | small::Hundreds | set_f300("abc")           | clear_f300() | e2 12 03 61 62 63 |
        | the 300th of 300 | small | small::Hundreds | set_f301(7)               | clear_f301() | e8 12 07          |

    Scenario Outline: member <number> of 300
      Given `Members m`
      And `m.set_m2("before")`
      When `m.<change>`
      Then `m` serializes to the bytes `<bytes>`

      Examples:
        | number | change          | bytes             |
        | 2      | set_m2("abc")   | 12 03 61 62 63    |
        | 128    | set_m128("abc") | 82 08 03 61 62 63 |
        | 255    | set_m255(7)     | f8 0f 07          |
        | 256    | set_m256("abc") | 82 10 03 61 62 63 |
        | 257    | set_m257(7)     | 88 10 07          |
        | 258    | set_m258("abc") | 92 10 03 61 62 63 |
        | 259    | set_m259(7)     | 98 10 07          |
        | 300    | set_m300("abc") | e2 12 03 61 62 63 |
        | 301    | set_m301(7)     | e8 12 07          |

  @cpp.message.copy
  Rule: Copies of a message are deep: changing one message never affects the other (hundreds of fields)

    Scenario: the 1st of 300
      Given `Hundreds m`
      And `m.mutable_f2()->set_id(7)`
      When `Hundreds copy(m)`
      And `m.Clear()`
      Then `copy` serializes to the bytes `12 02 08 07`

    Scenario Outline: <what>, <mode>
      Given `<class> m`
      And `m.<change>`
      When `<class> copy(m)`
      And `m = <class>()`
      Then `copy` serializes to the bytes `<bytes>`
      And `m` serializes to the bytes ``

      Examples:
        | what             | mode  | class           | change                    | bytes             |
        | the 127th of 300 | fast  | Hundreds        | set_f128("abc")           | 82 08 03 61 62 63 |
        | the 128th of 300 | fast  | Hundreds        | set_f129(7)               | 88 08 07          |
        | the 253rd of 300 | fast  | Hundreds        | mutable_f254()->set_id(7) | f2 0f 02 08 07    |
        | the 254th of 300 | fast  | Hundreds        | add_f255(7)               | f8 0f 07          |
        | the 255th of 300 | fast  | Hundreds        | set_f256("abc")           | 82 10 03 61 62 63 |
        | the 256th of 300 | fast  | Hundreds        | set_f257(7)               | 88 10 07          |
        | the 257th of 300 | fast  | Hundreds        | mutable_f258()->set_id(7) | 92 10 02 08 07    |
        | the 258th of 300 | fast  | Hundreds        | add_f259(7)               | 98 10 07          |
        | the 259th of 300 | fast  | Hundreds        | set_f260("abc")           | a2 10 03 61 62 63 |
        | the 299th of 300 | fast  | Hundreds        | set_f300("abc")           | e2 12 03 61 62 63 |
        | the 300th of 300 | fast  | Hundreds        | set_f301(7)               | e8 12 07          |
        | the 1st of 300   | small | small::Hundreds | mutable_f2()->set_id(7)   | 12 02 08 07       |
        | the 127th of 300 | small | small::Hundreds | set_f128("abc")           | 82 08 03 61 62 63 |
        | the 128th of 300 | small | small::Hundreds | set_f129(7)               | 88 08 07          |
        | the 253rd of 300 | small | small::Hundreds | mutable_f254()->set_id(7) | f2 0f 02 08 07    |
        | the 254th of 300 | small | small::Hundreds | add_f255(7)               | f8 0f 07          |
        | the 255th of 300 | small | small::Hundreds | set_f256("abc")           | 82 10 03 61 62 63 |
        | the 256th of 300 | small | small::Hundreds | set_f257(7)               | 88 10 07          |
        | the 257th of 300 | small | small::Hundreds | mutable_f258()->set_id(7) | 92 10 02 08 07    |
        | the 258th of 300 | small | small::Hundreds | add_f259(7)               | 98 10 07          |
        | the 259th of 300 | small | small::Hundreds | set_f260("abc")           | a2 10 03 61 62 63 |
        | the 299th of 300 | small | small::Hundreds | set_f300("abc")           | e2 12 03 61 62 63 |
        | the 300th of 300 | small | small::Hundreds | set_f301(7)               | e8 12 07          |
