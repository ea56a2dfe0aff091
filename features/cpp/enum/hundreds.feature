@needs.cpp @needs.lite
Feature: Enums of many values, and of long names
  An enum has as many values, and names as long, as its schema gives it.

  Background:
    Given the schema file `many.proto`
      """proto
      syntax = "proto2";
      package many;
      enum Row {
          N0 = 0; N1 = 1; N2 = 2; N3 = 3; N4 = 4; N5 = 5; N6 = 6; N7 = 7; N8 = 8; N9 = 9; N10 = 10; N11 = 11; N12 = 12; N13 = 13;
          N14 = 14; N15 = 15; N16 = 16; N17 = 17; N18 = 18; N19 = 19; N20 = 20; N21 = 21; N22 = 22; N23 = 23; N24 = 24; N25 = 25;
          N26 = 26; N27 = 27; N28 = 28; N29 = 29; N30 = 30; N31 = 31; N32 = 32; N33 = 33; N34 = 34; N35 = 35; N36 = 36; N37 = 37;
          N38 = 38; N39 = 39; N40 = 40; N41 = 41; N42 = 42; N43 = 43; N44 = 44; N45 = 45; N46 = 46; N47 = 47; N48 = 48; N49 = 49;
          N50 = 50; N51 = 51; N52 = 52; N53 = 53; N54 = 54; N55 = 55; N56 = 56; N57 = 57; N58 = 58; N59 = 59; N60 = 60; N61 = 61;
          N62 = 62; N63 = 63; N64 = 64; N65 = 65; N66 = 66; N67 = 67; N68 = 68; N69 = 69; N70 = 70; N71 = 71; N72 = 72; N73 = 73;
          N74 = 74; N75 = 75; N76 = 76; N77 = 77; N78 = 78; N79 = 79; N80 = 80; N81 = 81; N82 = 82; N83 = 83; N84 = 84; N85 = 85;
          N86 = 86; N87 = 87; N88 = 88; N89 = 89; N90 = 90; N91 = 91; N92 = 92; N93 = 93; N94 = 94; N95 = 95; N96 = 96; N97 = 97;
          N98 = 98; N99 = 99; N100 = 100; N101 = 101; N102 = 102; N103 = 103; N104 = 104; N105 = 105; N106 = 106; N107 = 107;
          N108 = 108; N109 = 109; N110 = 110; N111 = 111; N112 = 112; N113 = 113; N114 = 114; N115 = 115; N116 = 116; N117 = 117;
          N118 = 118; N119 = 119; N120 = 120; N121 = 121; N122 = 122; N123 = 123; N124 = 124; N125 = 125; N126 = 126; N127 = 127;
          N128 = 128; N129 = 129; N130 = 130; N131 = 131; N132 = 132; N133 = 133; N134 = 134; N135 = 135; N136 = 136; N137 = 137;
          N138 = 138; N139 = 139; N140 = 140; N141 = 141; N142 = 142; N143 = 143; N144 = 144; N145 = 145; N146 = 146; N147 = 147;
          N148 = 148; N149 = 149; N150 = 150; N151 = 151; N152 = 152; N153 = 153; N154 = 154; N155 = 155; N156 = 156; N157 = 157;
          N158 = 158; N159 = 159; N160 = 160; N161 = 161; N162 = 162; N163 = 163; N164 = 164; N165 = 165; N166 = 166; N167 = 167;
          N168 = 168; N169 = 169; N170 = 170; N171 = 171; N172 = 172; N173 = 173; N174 = 174; N175 = 175; N176 = 176; N177 = 177;
          N178 = 178; N179 = 179; N180 = 180; N181 = 181; N182 = 182; N183 = 183; N184 = 184; N185 = 185; N186 = 186; N187 = 187;
          N188 = 188; N189 = 189; N190 = 190; N191 = 191; N192 = 192; N193 = 193; N194 = 194; N195 = 195; N196 = 196; N197 = 197;
          N198 = 198; N199 = 199; N200 = 200; N201 = 201; N202 = 202; N203 = 203; N204 = 204; N205 = 205; N206 = 206; N207 = 207;
          N208 = 208; N209 = 209; N210 = 210; N211 = 211; N212 = 212; N213 = 213; N214 = 214; N215 = 215; N216 = 216; N217 = 217;
          N218 = 218; N219 = 219; N220 = 220; N221 = 221; N222 = 222; N223 = 223; N224 = 224; N225 = 225; N226 = 226; N227 = 227;
          N228 = 228; N229 = 229; N230 = 230; N231 = 231; N232 = 232; N233 = 233; N234 = 234; N235 = 235; N236 = 236; N237 = 237;
          N238 = 238; N239 = 239; N240 = 240; N241 = 241; N242 = 242; N243 = 243; N244 = 244; N245 = 245; N246 = 246; N247 = 247;
          N248 = 248; N249 = 249; N250 = 250; N251 = 251; N252 = 252; N253 = 253; N254 = 254; N255 = 255; N256 = 256; N257 = 257;
          N258 = 258; N259 = 259; N260 = 260; N261 = 261; N262 = 262; N263 = 263; N264 = 264; N265 = 265; N266 = 266; N267 = 267;
          N268 = 268; N269 = 269; N270 = 270; N271 = 271; N272 = 272; N273 = 273; N274 = 274; N275 = 275; N276 = 276; N277 = 277;
          N278 = 278; N279 = 279; N280 = 280; N281 = 281; N282 = 282; N283 = 283; N284 = 284; N285 = 285; N286 = 286; N287 = 287;
          N288 = 288; N289 = 289; N290 = 290; N291 = 291; N292 = 292; N293 = 293; N294 = 294; N295 = 295; N296 = 296; N297 = 297;
          N298 = 298; N299 = 299;
      }
      enum Scattered {
          S0 = 0; S1 = 1; S2 = -4; S3 = 9; S4 = -16; S5 = 25; S6 = -36; S7 = 49; S8 = -64; S9 = 81; S10 = -100; S11 = 121;
          S12 = -144; S13 = 169; S14 = -196; S15 = 225; S16 = -256; S17 = 289; S18 = -324; S19 = 361; S20 = -400; S21 = 441;
          S22 = -484; S23 = 529; S24 = -576; S25 = 625; S26 = -676; S27 = 729; S28 = -784; S29 = 841; S30 = -900; S31 = 961;
          S32 = -1024; S33 = 1089; S34 = -1156; S35 = 1225; S36 = -1296; S37 = 1369; S38 = -1444; S39 = 1521; S40 = -1600;
          S41 = 1681; S42 = -1764; S43 = 1849; S44 = -1936; S45 = 2025; S46 = -2116; S47 = 2209; S48 = -2304; S49 = 2401;
          S50 = -2500; S51 = 2601; S52 = -2704; S53 = 2809; S54 = -2916; S55 = 3025; S56 = -3136; S57 = 3249; S58 = -3364;
          S59 = 3481; S60 = -3600; S61 = 3721; S62 = -3844; S63 = 3969; S64 = -4096; S65 = 4225; S66 = -4356; S67 = 4489;
          S68 = -4624; S69 = 4761; S70 = -4900; S71 = 5041; S72 = -5184; S73 = 5329; S74 = -5476; S75 = 5625; S76 = -5776;
          S77 = 5929; S78 = -6084; S79 = 6241; S80 = -6400; S81 = 6561; S82 = -6724; S83 = 6889; S84 = -7056; S85 = 7225;
          S86 = -7396; S87 = 7569; S88 = -7744; S89 = 7921; S90 = -8100; S91 = 8281; S92 = -8464; S93 = 8649; S94 = -8836;
          S95 = 9025; S96 = -9216; S97 = 9409; S98 = -9604; S99 = 9801; S100 = -10000; S101 = 10201; S102 = -10404; S103 = 10609;
          S104 = -10816; S105 = 11025; S106 = -11236; S107 = 11449; S108 = -11664; S109 = 11881; S110 = -12100; S111 = 12321;
          S112 = -12544; S113 = 12769; S114 = -12996; S115 = 13225; S116 = -13456; S117 = 13689; S118 = -13924; S119 = 14161;
          S120 = -14400; S121 = 14641; S122 = -14884; S123 = 15129; S124 = -15376; S125 = 15625; S126 = -15876; S127 = 16129;
          S128 = -16384; S129 = 16641; S130 = -16900; S131 = 17161; S132 = -17424; S133 = 17689; S134 = -17956; S135 = 18225;
          S136 = -18496; S137 = 18769; S138 = -19044; S139 = 19321; S140 = -19600; S141 = 19881; S142 = -20164; S143 = 20449;
          S144 = -20736; S145 = 21025; S146 = -21316; S147 = 21609; S148 = -21904; S149 = 22201; S150 = -22500; S151 = 22801;
          S152 = -23104; S153 = 23409; S154 = -23716; S155 = 24025; S156 = -24336; S157 = 24649; S158 = -24964; S159 = 25281;
          S160 = -25600; S161 = 25921; S162 = -26244; S163 = 26569; S164 = -26896; S165 = 27225; S166 = -27556; S167 = 27889;
          S168 = -28224; S169 = 28561; S170 = -28900; S171 = 29241; S172 = -29584; S173 = 29929; S174 = -30276; S175 = 30625;
          S176 = -30976; S177 = 31329; S178 = -31684; S179 = 32041; S180 = -32400; S181 = 32761; S182 = -33124; S183 = 33489;
          S184 = -33856; S185 = 34225; S186 = -34596; S187 = 34969; S188 = -35344; S189 = 35721; S190 = -36100; S191 = 36481;
          S192 = -36864; S193 = 37249; S194 = -37636; S195 = 38025; S196 = -38416; S197 = 38809; S198 = -39204; S199 = 39601;
          S200 = -40000; S201 = 40401; S202 = -40804; S203 = 41209; S204 = -41616; S205 = 42025; S206 = -42436; S207 = 42849;
          S208 = -43264; S209 = 43681; S210 = -44100; S211 = 44521; S212 = -44944; S213 = 45369; S214 = -45796; S215 = 46225;
          S216 = -46656; S217 = 47089; S218 = -47524; S219 = 47961; S220 = -48400; S221 = 48841; S222 = -49284; S223 = 49729;
          S224 = -50176; S225 = 50625; S226 = -51076; S227 = 51529; S228 = -51984; S229 = 52441; S230 = -52900; S231 = 53361;
          S232 = -53824; S233 = 54289; S234 = -54756; S235 = 55225; S236 = -55696; S237 = 56169; S238 = -56644; S239 = 57121;
          S240 = -57600; S241 = 58081; S242 = -58564; S243 = 59049; S244 = -59536; S245 = 60025; S246 = -60516; S247 = 61009;
          S248 = -61504; S249 = 62001; S250 = -62500; S251 = 63001; S252 = -63504; S253 = 64009; S254 = -64516; S255 = 65025;
          S256 = -65536; S257 = 66049; S258 = -66564; S259 = 67081; S260 = -67600; S261 = 68121; S262 = -68644; S263 = 69169;
          S264 = -69696; S265 = 70225; S266 = -70756; S267 = 71289; S268 = -71824; S269 = 72361; S270 = -72900; S271 = 73441;
          S272 = -73984; S273 = 74529; S274 = -75076; S275 = 75625; S276 = -76176; S277 = 76729; S278 = -77284; S279 = 77841;
      }
      message Holder {
        enum Name {
          option allow_alias = true;
          SHORT = 1;
          LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONG = 2;
          LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONE = 3;
          LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOW = 4;
          ALSO_SHORT = 1;
        }
        optional Name name = 1;
        repeated Row rows = 2;
      }
      """
    And the schema file `light.proto`
      """proto
      syntax = "proto3";
      package light;
      option optimize_for = LITE_RUNTIME;
      enum Row {
          N0 = 0; N1 = 1; N2 = 2; N3 = 3; N4 = 4; N5 = 5; N6 = 6; N7 = 7; N8 = 8; N9 = 9; N10 = 10; N11 = 11; N12 = 12; N13 = 13;
          N14 = 14; N15 = 15; N16 = 16; N17 = 17; N18 = 18; N19 = 19; N20 = 20; N21 = 21; N22 = 22; N23 = 23; N24 = 24; N25 = 25;
          N26 = 26; N27 = 27; N28 = 28; N29 = 29; N30 = 30; N31 = 31; N32 = 32; N33 = 33; N34 = 34; N35 = 35; N36 = 36; N37 = 37;
          N38 = 38; N39 = 39; N40 = 40; N41 = 41; N42 = 42; N43 = 43; N44 = 44; N45 = 45; N46 = 46; N47 = 47; N48 = 48; N49 = 49;
          N50 = 50; N51 = 51; N52 = 52; N53 = 53; N54 = 54; N55 = 55; N56 = 56; N57 = 57; N58 = 58; N59 = 59; N60 = 60; N61 = 61;
          N62 = 62; N63 = 63; N64 = 64; N65 = 65; N66 = 66; N67 = 67; N68 = 68; N69 = 69; N70 = 70; N71 = 71; N72 = 72; N73 = 73;
          N74 = 74; N75 = 75; N76 = 76; N77 = 77; N78 = 78; N79 = 79; N80 = 80; N81 = 81; N82 = 82; N83 = 83; N84 = 84; N85 = 85;
          N86 = 86; N87 = 87; N88 = 88; N89 = 89; N90 = 90; N91 = 91; N92 = 92; N93 = 93; N94 = 94; N95 = 95; N96 = 96; N97 = 97;
          N98 = 98; N99 = 99; N100 = 100; N101 = 101; N102 = 102; N103 = 103; N104 = 104; N105 = 105; N106 = 106; N107 = 107;
          N108 = 108; N109 = 109; N110 = 110; N111 = 111; N112 = 112; N113 = 113; N114 = 114; N115 = 115; N116 = 116; N117 = 117;
          N118 = 118; N119 = 119; N120 = 120; N121 = 121; N122 = 122; N123 = 123; N124 = 124; N125 = 125; N126 = 126; N127 = 127;
          N128 = 128; N129 = 129; N130 = 130; N131 = 131; N132 = 132; N133 = 133; N134 = 134; N135 = 135; N136 = 136; N137 = 137;
          N138 = 138; N139 = 139; N140 = 140; N141 = 141; N142 = 142; N143 = 143; N144 = 144; N145 = 145; N146 = 146; N147 = 147;
          N148 = 148; N149 = 149; N150 = 150; N151 = 151; N152 = 152; N153 = 153; N154 = 154; N155 = 155; N156 = 156; N157 = 157;
          N158 = 158; N159 = 159; N160 = 160; N161 = 161; N162 = 162; N163 = 163; N164 = 164; N165 = 165; N166 = 166; N167 = 167;
          N168 = 168; N169 = 169; N170 = 170; N171 = 171; N172 = 172; N173 = 173; N174 = 174; N175 = 175; N176 = 176; N177 = 177;
          N178 = 178; N179 = 179; N180 = 180; N181 = 181; N182 = 182; N183 = 183; N184 = 184; N185 = 185; N186 = 186; N187 = 187;
          N188 = 188; N189 = 189; N190 = 190; N191 = 191; N192 = 192; N193 = 193; N194 = 194; N195 = 195; N196 = 196; N197 = 197;
          N198 = 198; N199 = 199; N200 = 200; N201 = 201; N202 = 202; N203 = 203; N204 = 204; N205 = 205; N206 = 206; N207 = 207;
          N208 = 208; N209 = 209; N210 = 210; N211 = 211; N212 = 212; N213 = 213; N214 = 214; N215 = 215; N216 = 216; N217 = 217;
          N218 = 218; N219 = 219; N220 = 220; N221 = 221; N222 = 222; N223 = 223; N224 = 224; N225 = 225; N226 = 226; N227 = 227;
          N228 = 228; N229 = 229; N230 = 230; N231 = 231; N232 = 232; N233 = 233; N234 = 234; N235 = 235; N236 = 236; N237 = 237;
          N238 = 238; N239 = 239; N240 = 240; N241 = 241; N242 = 242; N243 = 243; N244 = 244; N245 = 245; N246 = 246; N247 = 247;
          N248 = 248; N249 = 249; N250 = 250; N251 = 251; N252 = 252; N253 = 253; N254 = 254; N255 = 255; N256 = 256; N257 = 257;
          N258 = 258; N259 = 259; N260 = 260; N261 = 261; N262 = 262; N263 = 263; N264 = 264; N265 = 265; N266 = 266; N267 = 267;
          N268 = 268; N269 = 269; N270 = 270; N271 = 271; N272 = 272; N273 = 273; N274 = 274; N275 = 275; N276 = 276; N277 = 277;
          N278 = 278; N279 = 279; N280 = 280; N281 = 281; N282 = 282; N283 = 283; N284 = 284; N285 = 285; N286 = 286; N287 = 287;
          N288 = 288; N289 = 289; N290 = 290; N291 = 291; N292 = 292; N293 = 293; N294 = 294; N295 = 295; N296 = 296; N297 = 297;
          N298 = 298; N299 = 299;
      }
      enum Scattered {
          S0 = 0; S1 = 1; S2 = -4; S3 = 9; S4 = -16; S5 = 25; S6 = -36; S7 = 49; S8 = -64; S9 = 81; S10 = -100; S11 = 121;
          S12 = -144; S13 = 169; S14 = -196; S15 = 225; S16 = -256; S17 = 289; S18 = -324; S19 = 361; S20 = -400; S21 = 441;
          S22 = -484; S23 = 529; S24 = -576; S25 = 625; S26 = -676; S27 = 729; S28 = -784; S29 = 841; S30 = -900; S31 = 961;
          S32 = -1024; S33 = 1089; S34 = -1156; S35 = 1225; S36 = -1296; S37 = 1369; S38 = -1444; S39 = 1521; S40 = -1600;
          S41 = 1681; S42 = -1764; S43 = 1849; S44 = -1936; S45 = 2025; S46 = -2116; S47 = 2209; S48 = -2304; S49 = 2401;
          S50 = -2500; S51 = 2601; S52 = -2704; S53 = 2809; S54 = -2916; S55 = 3025; S56 = -3136; S57 = 3249; S58 = -3364;
          S59 = 3481; S60 = -3600; S61 = 3721; S62 = -3844; S63 = 3969; S64 = -4096; S65 = 4225; S66 = -4356; S67 = 4489;
          S68 = -4624; S69 = 4761; S70 = -4900; S71 = 5041; S72 = -5184; S73 = 5329; S74 = -5476; S75 = 5625; S76 = -5776;
          S77 = 5929; S78 = -6084; S79 = 6241; S80 = -6400; S81 = 6561; S82 = -6724; S83 = 6889; S84 = -7056; S85 = 7225;
          S86 = -7396; S87 = 7569; S88 = -7744; S89 = 7921; S90 = -8100; S91 = 8281; S92 = -8464; S93 = 8649; S94 = -8836;
          S95 = 9025; S96 = -9216; S97 = 9409; S98 = -9604; S99 = 9801; S100 = -10000; S101 = 10201; S102 = -10404; S103 = 10609;
          S104 = -10816; S105 = 11025; S106 = -11236; S107 = 11449; S108 = -11664; S109 = 11881; S110 = -12100; S111 = 12321;
          S112 = -12544; S113 = 12769; S114 = -12996; S115 = 13225; S116 = -13456; S117 = 13689; S118 = -13924; S119 = 14161;
          S120 = -14400; S121 = 14641; S122 = -14884; S123 = 15129; S124 = -15376; S125 = 15625; S126 = -15876; S127 = 16129;
          S128 = -16384; S129 = 16641; S130 = -16900; S131 = 17161; S132 = -17424; S133 = 17689; S134 = -17956; S135 = 18225;
          S136 = -18496; S137 = 18769; S138 = -19044; S139 = 19321; S140 = -19600; S141 = 19881; S142 = -20164; S143 = 20449;
          S144 = -20736; S145 = 21025; S146 = -21316; S147 = 21609; S148 = -21904; S149 = 22201; S150 = -22500; S151 = 22801;
          S152 = -23104; S153 = 23409; S154 = -23716; S155 = 24025; S156 = -24336; S157 = 24649; S158 = -24964; S159 = 25281;
          S160 = -25600; S161 = 25921; S162 = -26244; S163 = 26569; S164 = -26896; S165 = 27225; S166 = -27556; S167 = 27889;
          S168 = -28224; S169 = 28561; S170 = -28900; S171 = 29241; S172 = -29584; S173 = 29929; S174 = -30276; S175 = 30625;
          S176 = -30976; S177 = 31329; S178 = -31684; S179 = 32041; S180 = -32400; S181 = 32761; S182 = -33124; S183 = 33489;
          S184 = -33856; S185 = 34225; S186 = -34596; S187 = 34969; S188 = -35344; S189 = 35721; S190 = -36100; S191 = 36481;
          S192 = -36864; S193 = 37249; S194 = -37636; S195 = 38025; S196 = -38416; S197 = 38809; S198 = -39204; S199 = 39601;
          S200 = -40000; S201 = 40401; S202 = -40804; S203 = 41209; S204 = -41616; S205 = 42025; S206 = -42436; S207 = 42849;
          S208 = -43264; S209 = 43681; S210 = -44100; S211 = 44521; S212 = -44944; S213 = 45369; S214 = -45796; S215 = 46225;
          S216 = -46656; S217 = 47089; S218 = -47524; S219 = 47961; S220 = -48400; S221 = 48841; S222 = -49284; S223 = 49729;
          S224 = -50176; S225 = 50625; S226 = -51076; S227 = 51529; S228 = -51984; S229 = 52441; S230 = -52900; S231 = 53361;
          S232 = -53824; S233 = 54289; S234 = -54756; S235 = 55225; S236 = -55696; S237 = 56169; S238 = -56644; S239 = 57121;
          S240 = -57600; S241 = 58081; S242 = -58564; S243 = 59049; S244 = -59536; S245 = 60025; S246 = -60516; S247 = 61009;
          S248 = -61504; S249 = 62001; S250 = -62500; S251 = 63001; S252 = -63504; S253 = 64009; S254 = -64516; S255 = 65025;
          S256 = -65536; S257 = 66049; S258 = -66564; S259 = 67081; S260 = -67600; S261 = 68121; S262 = -68644; S263 = 69169;
          S264 = -69696; S265 = 70225; S266 = -70756; S267 = 71289; S268 = -71824; S269 = 72361; S270 = -72900; S271 = 73441;
          S272 = -73984; S273 = 74529; S274 = -75076; S275 = 75625; S276 = -76176; S277 = 76729; S278 = -77284; S279 = 77841;
      }
      message Holder {
        enum Name {
          option allow_alias = true;
          NONE = 0;
          SHORT = 1;
          LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONG = 2;
          LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONE = 3;
          LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOW = 4;
          ALSO_SHORT = 1;
        }
        Name name = 1;
        repeated Row rows = 2;
      }
      """
    And `const std::string longest = "L" + std::string(298, 'O') + "NG"`
    And `const std::string almost = "L" + std::string(298, 'O') + "NE"`
    And `const std::string byte = "L" + std::string(253, 'O') + "W"`

  @cpp.enum.is-valid @cpp.enum.values @cpp.enum.min @cpp.enum.max @cpp.enum.array-size
  Rule: `Foo_IsValid` is true for the number of each defined value and false for every other number (and the constants; hundreds of values)

    Scenario Outline: <package>, hundreds of numbers
      Given `int valid = 0`
      When `for (int i = -1000; i < 1000; ++i) valid += <package>::Row_IsValid(i)`
      Then `valid` is `300`
      And `<package>::Row_IsValid(299)` is `true`
      And `<package>::Row_IsValid(300)` is `false`
      And `<package>::Row_IsValid(-1)` is `false`
      And `<package>::Row_IsValid(256)` is `true`
      And `<package>::Row_MIN` is `<package>::N0`
      And `<package>::Row_MAX` is `<package>::N299`
      And `<package>::Row_ARRAYSIZE` is `300`
      And `static_cast<int>(<package>::N257)` is `257`

      Examples:
        | package |
        | many    |
        | light   |

    Scenario Outline: <package>, hundreds of numbers far apart
      Given `int valid = 0`
      When `for (int i = -80000; i < 80000; ++i) valid += <package>::Scattered_IsValid(i)`
      Then `valid` is `280`
      And `<package>::Scattered_IsValid(279 * 279)` is `true`
      And `<package>::Scattered_IsValid(279 * 279 - 1)` is `false`
      And `<package>::Scattered_IsValid(-278 * 278)` is `true`
      And `<package>::Scattered_IsValid(278 * 278)` is `false`
      And `<package>::Scattered_MIN` is `<package>::S278`
      And `<package>::Scattered_MAX` is `<package>::S279`
      And `<package>::Scattered_ARRAYSIZE` is `77842`

      Examples:
        | package |
        | many    |
        | light   |

  @cpp.enum.name @cpp.enum.parse
  Rule: `Foo_Name` gives the name of the value that has the number (and `Foo_Parse` reads it; hundreds of values)

    Scenario Outline: <package>, hundreds of names
      Given `std::string wrong`
      When the C++
        """cpp
        for (int i = 0; i < 300; ++i) {
          const std::string name = "N" + std::to_string(i);
          <package>::Row value = <package>::Row(i == 0);
          if (std::string(<package>::Row_Name(i)) != name) wrong += name + " ";
          if (!<package>::Row_Parse(name, &value) || value != i) wrong += std::to_string(i) + " ";
        }
        """
      Then `wrong` is `""s`
      And `<package>::Row_Name(300)` is `""s`

      Examples:
        | package |
        | many    |
        | light   |

    Scenario Outline: <package>, hundreds of names of numbers far apart
      Given `std::string wrong`
      When the C++
        """cpp
        for (int i = 0; i < 280; ++i) {
          const std::string name = "S" + std::to_string(i);
          const int number = i % 2 ? i * i : -i * i;
          <package>::Scattered value = <package>::Scattered(i == 0);
          if (std::string(<package>::Scattered_Name(number)) != name) wrong += name + " ";
          if (!<package>::Scattered_Parse(name, &value) || value != number) wrong += std::to_string(i) + " ";
        }
        """
      Then `wrong` is `""s`

      Examples:
        | package |
        | many    |
        | light   |

  @cpp.enum.parse-unknown
  Rule: `Foo_Parse` returns false for a text that is not the name of a value (hundreds of values)

    Scenario Outline: <package>, no name of hundreds
      Given `<package>::Row value = <package>::N7`
      Then `<package>::Row_Parse("N300", &value)` is `false`
      And `<package>::Row_Parse("N", &value)` is `false`
      And `<package>::Row_Parse("N07", &value)` is `false`
      And `<package>::Row_Parse("N29A", &value)` is `false`
      And `<package>::Row_Parse("M299", &value)` is `false`
      And `value` is `<package>::N7`
      And `<package>::Row_Parse("N299", &value)` is `true`

      Examples:
        | package |
        | many    |
        | light   |

  @cpp.enum.name @cpp.enum.name-alias @cpp.enum.parse @cpp.enum.parse-unknown @cpp.enum.nested-static
  Rule: `Foo_Name` gives the name of the value that has the number (and `Foo_Parse` reads it; long names)

    Scenario Outline: <package>, names of hundreds of letters
      Given `<package>::Holder::Name value = <package>::Holder::SHORT`
      Then `<package>::Holder::Name_Name(2)` is `longest`
      And `<package>::Holder::Name_Name(3)` is `almost`
      And `<package>::Holder::Name_Name(4)` is `byte`
      And `<package>::Holder::Name_Name(1)` is `"SHORT"s`
      And `<package>::Holder::Name_Parse(longest, &value)` is `true`
      And `static_cast<int>(value)` is `2`
      And `<package>::Holder::Name_Parse(almost, &value)` is `true`
      And `static_cast<int>(value)` is `3`
      And `<package>::Holder::Name_Parse(longest.substr(0, 300), &value)` is `false`
      And `<package>::Holder::Name_Parse(longest.substr(0, 45), &value)` is `false`
      And `<package>::Holder::Name_Parse(byte, &value)` is `true`
      And `static_cast<int>(value)` is `4`

      Examples:
        | package |
        | many    |
        | light   |

    Scenario: the names of two numbers at once
      Given `const std::string& first = many::Row_Name(256)`
      And `const std::string& second = many::Row_Name(0)`
      And `const std::string& third = many::Holder::Name_Name(4)`
      And `const std::string& none = many::Row_Name(300)`
      When `const std::string again = many::Row_Name(255) + many::Row_Name(-1)`
      Then `first` is `"N256"s`
      And `second` is `"N0"s`
      And `third` is `byte`
      And `none` is `""s`
      And `again` is `"N255"s`
