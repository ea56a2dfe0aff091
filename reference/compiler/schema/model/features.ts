// Features: the defaults of an edition, and how an element overrides those of its parent.
import type { FeatureSet, OptionMessage, Syntax } from './descriptor';

/** The features of proto2. */
export const LEGACY_FEATURES: FeatureSet = Object.freeze({
  fieldPresence: 'EXPLICIT',
  enumType: 'CLOSED',
  repeatedFieldEncoding: 'EXPANDED',
  utf8Validation: 'NONE',
  messageEncoding: 'LENGTH_PREFIXED',
  enforceNamingStyle: 'STYLE_LEGACY',
  defaultSymbolVisibility: 'EXPORT_ALL',
  enforceProtoLimits: 'LEGACY_NO_EXPLICIT_LIMITS',
  jsonFormat: 'LEGACY_BEST_EFFORT',
  cpp: Object.freeze({ stringType: 'STRING', legacyClosedEnum: true, enumNameUsesStringView: false }),
} as const);

const PROTO3: FeatureSet = Object.freeze({
  fieldPresence: 'IMPLICIT',
  enumType: 'OPEN',
  repeatedFieldEncoding: 'PACKED',
  utf8Validation: 'VERIFY',
  messageEncoding: 'LENGTH_PREFIXED',
  enforceNamingStyle: 'STYLE_LEGACY',
  defaultSymbolVisibility: 'EXPORT_ALL',
  enforceProtoLimits: 'LEGACY_NO_EXPLICIT_LIMITS',
  jsonFormat: 'ALLOW',
  cpp: Object.freeze({ stringType: 'STRING', legacyClosedEnum: false, enumNameUsesStringView: false }),
} as const);

const EDITION_2023: FeatureSet = Object.freeze({ ...PROTO3, fieldPresence: 'EXPLICIT' } as const);

const EDITION_2024: FeatureSet = Object.freeze({
  ...EDITION_2023,
  enforceNamingStyle: 'STYLE2024',
  defaultSymbolVisibility: 'EXPORT_TOP_LEVEL',
  cpp: Object.freeze({ stringType: 'VIEW', legacyClosedEnum: false, enumNameUsesStringView: true }),
} as const);

const EDITION_2026: FeatureSet = Object.freeze({
  ...EDITION_2024,
  enforceNamingStyle: 'STYLE2026',
  defaultSymbolVisibility: 'STRICT',
  enforceProtoLimits: 'PROTO_LIMITS2026',
} as const);

const BY_EDITION: Readonly<Record<string, FeatureSet>> = {
  2023: EDITION_2023,
  2024: EDITION_2024,
  2026: EDITION_2026,
};

/** The features of a file that sets none. */
export function defaultFeatures(syntax: Syntax, edition: string | undefined): FeatureSet {
  if (syntax === 'proto2') return LEGACY_FEATURES;
  if (syntax === 'proto3') return PROTO3;
  return (edition !== undefined && BY_EDITION[edition]) || EDITION_2024;
}

/** The features of an element: `parent`, overridden by `written`. Returns `parent` itself if nothing changes. */
export function overridden(parent: FeatureSet, written: OptionMessage | undefined): FeatureSet {
  if (written === undefined) return parent;
  const cpp = (written['[pb.cpp]'] ?? {}) as OptionMessage;
  return {
    fieldPresence: (written.field_presence ?? parent.fieldPresence) as FeatureSet['fieldPresence'],
    enumType: (written.enum_type ?? parent.enumType) as FeatureSet['enumType'],
    repeatedFieldEncoding: (written.repeated_field_encoding ??
      parent.repeatedFieldEncoding) as FeatureSet['repeatedFieldEncoding'],
    utf8Validation: (written.utf8_validation ?? parent.utf8Validation) as FeatureSet['utf8Validation'],
    messageEncoding: (written.message_encoding ?? parent.messageEncoding) as FeatureSet['messageEncoding'],
    enforceNamingStyle: (written.enforce_naming_style ?? parent.enforceNamingStyle) as FeatureSet['enforceNamingStyle'],
    defaultSymbolVisibility: (written.default_symbol_visibility ??
      parent.defaultSymbolVisibility) as FeatureSet['defaultSymbolVisibility'],
    enforceProtoLimits: (written.enforce_proto_limits ?? parent.enforceProtoLimits) as FeatureSet['enforceProtoLimits'],
    jsonFormat: (written.json_format ?? parent.jsonFormat) as FeatureSet['jsonFormat'],
    cpp: {
      stringType: (cpp.string_type ?? parent.cpp.stringType) as FeatureSet['cpp']['stringType'],
      legacyClosedEnum: (cpp.legacy_closed_enum ?? parent.cpp.legacyClosedEnum) as boolean,
      enumNameUsesStringView: (cpp.enum_name_uses_string_view ?? parent.cpp.enumNameUsesStringView) as boolean,
    },
  };
}
