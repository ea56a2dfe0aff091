// The built-in options: the option messages of descriptor.proto, as far as the compiler needs them.

import { finalizeFile } from './link/finalize';
import { declareFile, resolveFile } from './link/linker';
import { FileElement, type MessageElement, type OptionsKind } from './model/elements';
import { SymbolTable } from './model/symbols';
import { parse } from './syntax/parser';
import { Reporter, SourceFile } from './syntax/source';

const SCHEMA = `
syntax = "proto2";
package google.protobuf;
message FileOptions {
  optional string java_package = 1; optional string java_outer_classname = 8;
  optional bool java_multiple_files = 10 [feature_support = {
    edition_introduced: EDITION_PROTO2 edition_removed: EDITION_2024
    removal_error: "files of their own are the rule now; features.(pb.java).nest_in_file_class = YES opts out"
  }]; optional bool java_generate_equals_and_hash = 20;
  optional bool java_string_check_utf8 = 27;
  enum OptimizeMode { SPEED = 1; CODE_SIZE = 2; LITE_RUNTIME = 3; }
  optional OptimizeMode optimize_for = 9; optional string go_package = 11;
  optional bool cc_generic_services = 16; optional bool java_generic_services = 17;
  optional bool py_generic_services = 18;
  optional bool deprecated = 23; optional bool cc_enable_arenas = 31 [
    feature_support = { edition_removed: EDITION_2026 removal_error: "messages can always be on arenas" }
  ];
  optional string objc_class_prefix = 36; optional string csharp_namespace = 37; optional string swift_prefix = 39;
  optional string php_class_prefix = 40; optional string php_namespace = 41;
  optional string php_metadata_namespace = 44; optional string ruby_package = 45;
  optional FeatureSet features = 50; extensions 1000 to max;
}
message MessageOptions {
  optional bool message_set_wire_format = 1; optional bool no_standard_descriptor_accessor = 2;
  optional bool deprecated = 3; optional bool map_entry = 7;
  optional bool deprecated_legacy_json_field_conflicts = 11;
  optional FeatureSet features = 12; extensions 1000 to max;
}
message FieldOptions {
  enum CType { STRING = 0; CORD = 1; STRING_PIECE = 2; }
  optional CType ctype = 1; optional bool packed = 2;
  enum JSType { JS_NORMAL = 0; JS_STRING = 1; JS_NUMBER = 2; }
  optional JSType jstype = 6; optional bool lazy = 5; optional bool unverified_lazy = 15;
  optional bool deprecated = 3; optional bool weak = 10; optional bool debug_redact = 16;
  enum OptionRetention { RETENTION_UNKNOWN = 0; RETENTION_RUNTIME = 1; RETENTION_SOURCE = 2; }
  optional OptionRetention retention = 17;
  enum OptionTargetType {
    TARGET_TYPE_UNKNOWN = 0; TARGET_TYPE_FILE = 1; TARGET_TYPE_EXTENSION_RANGE = 2; TARGET_TYPE_MESSAGE = 3;
    TARGET_TYPE_FIELD = 4; TARGET_TYPE_ONEOF = 5; TARGET_TYPE_ENUM = 6; TARGET_TYPE_ENUM_ENTRY = 7;
    TARGET_TYPE_SERVICE = 8; TARGET_TYPE_METHOD = 9;
  }
  repeated OptionTargetType targets = 19;
  message EditionDefault { optional Edition edition = 3; optional string value = 2; }
  repeated EditionDefault edition_defaults = 20; optional FeatureSet features = 21;
  message FeatureSupport {
    optional Edition edition_introduced = 1; optional Edition edition_deprecated = 2;
    optional string deprecation_warning = 3; optional Edition edition_removed = 4; optional string removal_error = 5;
  }
  optional FeatureSupport feature_support = 22; extensions 1000 to max;
}
message OneofOptions { optional FeatureSet features = 1; extensions 1000 to max; }
message EnumOptions {
  optional bool allow_alias = 2; optional bool deprecated = 3;
  optional bool deprecated_legacy_json_field_conflicts = 6; optional FeatureSet features = 7;
  extensions 1000 to max;
}
message EnumValueOptions {
  optional bool deprecated = 1; optional FeatureSet features = 2; optional bool debug_redact = 3;
  optional FieldOptions.FeatureSupport feature_support = 4; extensions 1000 to max;
}
message ServiceOptions { optional FeatureSet features = 34; optional bool deprecated = 33; extensions 1000 to max; }
message MethodOptions {
  optional bool deprecated = 33;
  enum IdempotencyLevel { IDEMPOTENCY_UNKNOWN = 0; NO_SIDE_EFFECTS = 1; IDEMPOTENT = 2; }
  optional IdempotencyLevel idempotency_level = 34; optional FeatureSet features = 35; extensions 1000 to max;
}
message ExtensionRangeOptions {
  message Declaration {
    optional int32 number = 1; optional string full_name = 2; optional string type = 3;
    optional bool reserved = 5; optional bool repeated = 6;
  }
  repeated Declaration declaration = 2 [retention = RETENTION_SOURCE]; optional FeatureSet features = 50;
  enum VerificationState { DECLARATION = 0; UNVERIFIED = 1; }
  optional VerificationState verification = 3 [retention = RETENTION_SOURCE]; extensions 1000 to max;
}
message FeatureSet {
  enum FieldPresence { FIELD_PRESENCE_UNKNOWN = 0; EXPLICIT = 1; IMPLICIT = 2; LEGACY_REQUIRED = 3; }
  optional FieldPresence field_presence = 1 [
    targets = TARGET_TYPE_FIELD, targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2023 }
  ];
  enum EnumType { ENUM_TYPE_UNKNOWN = 0; OPEN = 1; CLOSED = 2; }
  optional EnumType enum_type = 2 [
    targets = TARGET_TYPE_ENUM, targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2023 }
  ];
  enum RepeatedFieldEncoding { REPEATED_FIELD_ENCODING_UNKNOWN = 0; PACKED = 1; EXPANDED = 2; }
  optional RepeatedFieldEncoding repeated_field_encoding = 3 [
    targets = TARGET_TYPE_FIELD, targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2023 }
  ];
  enum Utf8Validation { UTF8_VALIDATION_UNKNOWN = 0; VERIFY = 2; NONE = 3; }
  optional Utf8Validation utf8_validation = 4 [
    targets = TARGET_TYPE_FIELD, targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2023 }
  ];
  enum MessageEncoding { MESSAGE_ENCODING_UNKNOWN = 0; LENGTH_PREFIXED = 1; DELIMITED = 2; }
  optional MessageEncoding message_encoding = 5 [
    targets = TARGET_TYPE_FIELD, targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2023 }
  ];
  enum JsonFormat { JSON_FORMAT_UNKNOWN = 0; ALLOW = 1; LEGACY_BEST_EFFORT = 2; }
  optional JsonFormat json_format = 6 [
    targets = TARGET_TYPE_MESSAGE, targets = TARGET_TYPE_ENUM, targets = TARGET_TYPE_FILE, feature_support = { edition_introduced: EDITION_2023 }
  ];
  enum EnforceNamingStyle { ENFORCE_NAMING_STYLE_UNKNOWN = 0; STYLE2024 = 1; STYLE_LEGACY = 2; STYLE2026 = 3; }
  optional EnforceNamingStyle enforce_naming_style = 7 [
    retention = RETENTION_SOURCE, targets = TARGET_TYPE_FILE, targets = TARGET_TYPE_EXTENSION_RANGE,
    targets = TARGET_TYPE_MESSAGE, targets = TARGET_TYPE_FIELD, targets = TARGET_TYPE_ONEOF,
    targets = TARGET_TYPE_ENUM, targets = TARGET_TYPE_ENUM_ENTRY, targets = TARGET_TYPE_SERVICE,
    targets = TARGET_TYPE_METHOD, feature_support = { edition_introduced: EDITION_2024 }
  ];
  message VisibilityFeature {
    enum DefaultSymbolVisibility {
      DEFAULT_SYMBOL_VISIBILITY_UNKNOWN = 0; EXPORT_ALL = 1; EXPORT_TOP_LEVEL = 2; LOCAL_ALL = 3; STRICT = 4;
    }
  }
  optional VisibilityFeature.DefaultSymbolVisibility default_symbol_visibility = 8 [
    retention = RETENTION_SOURCE, targets = TARGET_TYPE_FILE,
    feature_support = { edition_introduced: EDITION_2024 }
  ];
  message ProtoLimitsFeature {
    enum EnforceProtoLimits { PROTO_LIMITS_UNKNOWN = 0; LEGACY_NO_EXPLICIT_LIMITS = 1; PROTO_LIMITS2026 = 2; }
  }
  optional ProtoLimitsFeature.EnforceProtoLimits enforce_proto_limits = 9 [
    retention = RETENTION_SOURCE, targets = TARGET_TYPE_ENUM, targets = TARGET_TYPE_MESSAGE,
    targets = TARGET_TYPE_FIELD, targets = TARGET_TYPE_ONEOF,
    feature_support = { edition_introduced: EDITION_2026 }
  ];
  extensions 1000 to 10000;
}
enum Edition {
  EDITION_UNKNOWN = 0; EDITION_LEGACY = 900; EDITION_PROTO2 = 998; EDITION_PROTO3 = 999; EDITION_2023 = 1000;
  EDITION_2024 = 1001; EDITION_2026 = 1002; EDITION_UNSTABLE = 9999; EDITION_1_TEST_ONLY = 1;
  EDITION_2_TEST_ONLY = 2; EDITION_99997_TEST_ONLY = 99997; EDITION_99998_TEST_ONLY = 99998;
  EDITION_99999_TEST_ONLY = 99999; EDITION_MAX = 0x7fffffff;
}
`;

let types: Map<string, MessageElement> | undefined;

/**
 * The options message of one kind of element. If descriptor.proto is among the compiled files, its message is used: it
 * may be newer or older than the built-in one.
 * @param symbols the names declared so far
 */
export function optionsType(kind: OptionsKind, symbols: SymbolTable): MessageElement {
  const declared = symbols.get(`google.protobuf.${kind}`);
  return declared?.kind === 'message' ? declared : builtInType(kind);
}

/** Builds the types on first use. */
function builtInType(kind: OptionsKind): MessageElement {
  if (types === undefined) {
    const reporter = new Reporter(new SourceFile('google/protobuf/descriptor.proto', SCHEMA));
    const file = new FileElement(parse(reporter), reporter);
    const symbols = new SymbolTable();
    declareFile(file, symbols);
    resolveFile(file, symbols);
    // Set before the file's own options are interpreted: their types are among these.
    types = new Map(file.messages.map((message) => [message.name, message]));
    finalizeFile(file, { symbols, optionTypes: (kind) => types!.get(kind)! });
    if (reporter.errorCount > 0) throw new Error(`built-in options: ${reporter.diagnostics[0]!.message}`);
  }
  return types.get(kind)!;
}
