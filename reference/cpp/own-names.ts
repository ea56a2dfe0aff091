// Names that generated classes and files have for themselves; what a schema declares steps aside for them.
import type { MessageDescriptor } from '../schema/descriptor';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Members of every message class: those that it inherits, and those that the generator prints. */
export const MESSAGE_MEMBERS = words(`
  New Clear ClearField IsInitialized InitializationErrorString CheckTypeAndMergeFrom CheckInitialized
  ParseFromString ParsePartialFromString MergeFromString MergePartialFromString ParseFromArray ParsePartialFromArray
  ParseFromIstream ParsePartialFromIstream ParseFromFileDescriptor ParsePartialFromFileDescriptor ParseFromCodedStream
  ParsePartialFromCodedStream MergeFromCodedStream MergePartialFromCodedStream ParseFromZeroCopyStream
  ParsePartialFromZeroCopyStream ParseFromBoundedZeroCopyStream ParsePartialFromBoundedZeroCopyStream
  MergeFromBoundedZeroCopyStream MergePartialFromBoundedZeroCopyStream
  SerializeToString SerializePartialToString AppendToString AppendPartialToString SerializeToArray
  SerializePartialToArray SerializeAsString SerializePartialAsString SerializeWithCachedSizes
  SerializeWithCachedSizesToArray SerializeToOstream SerializePartialToOstream SerializeToFileDescriptor
  SerializePartialToFileDescriptor SerializeToCodedStream SerializePartialToCodedStream SerializeToZeroCopyStream
  SerializePartialToZeroCopyStream ByteSize ByteSizeLong GetCachedSize GetTypeName MergeFrom CopyFrom Swap
  DebugString ShortDebugString Utf8DebugString PrintDebugString DiscardUnknownFields FindInitializationErrors
  GetDescriptor GetReflection GetMetadata SpaceUsed SpaceUsedLong GetArena
  HasExtension ExtensionSize ClearExtension GetExtension SetExtension MutableExtension AddExtension
  SetAllocatedExtension ReleaseExtension GetRepeatedExtension MutableRepeatedExtension
  default_instance descriptor unknown_fields mutable_unknown_fields swap
  InternalSwap InternalMergeFrom InternalClearOneof InternalDefaultInstance InternalClear InternalIsInitialized
  InternalByteSize GetMessageTable DestroyFields unknown_ fields_ table_ Fields_ Tables_ Defaults_ Message MessageLite
  ExtensionAccessors
`);

/** Members of the class of the well-known type Any (rules cpp.any.*). */
export const ANY_MEMBERS = words('PackFrom UnpackTo Is ParseAnyTypeUrl GetAnyFieldDescriptors');

/** Names at the scope of every file: what its source file uses for itself, and functions that are found by argument. */
export const FILE_MEMBERS = words(
  'extension_infos_ extension_defaults_ extension_registration_ AbslParseFlag AbslUnparseFlag swap',
);

/** Members of every service class or stub. */
export const SERVICE_MEMBERS = words(`
  CallMethod GetDescriptor GetRequestPrototype GetResponsePrototype descriptor Stub channel channel_ owns_channel_
  ChannelOwnership STUB_OWNS_CHANNEL STUB_DOESNT_OWN_CHANNEL Service
`);

/** What is generated beside an enum, or beside its alias in a class. */
export function enumMembers(name: string): string[] {
  return ['_IsValid', '_Name', '_Parse', '_MIN', '_MAX', '_ARRAYSIZE', '_descriptor'].map((suffix) => name + suffix);
}

/** What is generated at the scope of the file for an enum, nested or not, beside its values. */
export function enumFileMembers(name: string): string[] {
  const own = ['_table_', '_labels_', '_names_', '_INT_MIN_SENTINEL_DO_NOT_USE_', '_INT_MAX_SENTINEL_DO_NOT_USE_'];
  return [...enumMembers(name), ...own.map((suffix) => name + suffix)];
}

/** Whether the type is the well-known one: another may have its name, and other fields. */
export function isAny({ fullName, fields }: MessageDescriptor): boolean {
  if (fullName !== 'google.protobuf.Any') return false;
  const has = (name: string, type: string) =>
    fields.some(
      (field) => field.name === name && field.type === type && !field.isRepeated && field.oneof === undefined,
    );
  return has('type_url', 'string') && has('value', 'bytes');
}
