// Names that every generated class or file has: the runtime's API. Names from a schema change if they collide with
// them.
import type { MessageDescriptor } from '../../schema/model/descriptor';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Members of every message class, inherited or generated. */
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
  SerializePartialToZeroCopyStream ByteSize ByteSizeLong GetCachedSize GetTypeName MergeFrom CopyFrom Swap UnsafeArenaSwap
  DebugString ShortDebugString Utf8DebugString PrintDebugString DiscardUnknownFields FindInitializationErrors
  GetDescriptor GetReflection GetMetadata SpaceUsed SpaceUsedLong GetArena
  HasExtension ExtensionSize ClearExtension GetExtension SetExtension MutableExtension AddExtension
  SetAllocatedExtension UnsafeArenaSetAllocatedExtension ReleaseExtension UnsafeArenaReleaseExtension GetRepeatedExtension MutableRepeatedExtension
  default_instance descriptor unknown_fields mutable_unknown_fields swap
  InternalSwap InternalMove InternalNewMember InternalReplace UnsafeArenaInternalReplace InternalRelease InternalOwn
  InternalMergeFrom InternalCopyFrom InternalClearOneof InternalDefaultInstance InternalClear InternalIsInitialized
  InternalByteSize GetMessageTable DestroyFields unknown_ fields_ table_ Fields_ Tables_ Defaults_
`);

/** Members of the class of the well-known type Any (rules cpp.any.*). */
export const ANY_MEMBERS = words('PackFrom UnpackTo Is ParseAnyTypeUrl GetAnyFieldDescriptors');

/** File-scope functions that C++ finds by argument-dependent lookup, so that their names are fixed. */
export const FILE_MEMBERS = words('AbslParseFlag AbslUnparseFlag swap');

/** Members of every service class: inherited and overridden ones, and `descriptor`. */
export const SERVICE_MEMBERS = words('CallMethod GetDescriptor GetRequestPrototype GetResponsePrototype descriptor');

/** Whether the message is the well-known type: another message may have its name but other fields. */
export function isAny({ fullName, fields }: MessageDescriptor): boolean {
  if (fullName !== 'google.protobuf.Any') return false;
  const has = (name: string, type: string) =>
    fields.some(
      (field) => field.name === name && field.type === type && !field.isRepeated && field.oneof === undefined,
    );
  return has('type_url', 'string') && has('value', 'bytes');
}
