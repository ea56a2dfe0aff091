// The compiler as a library: it does not access the disk, start processes or print.
//
// The caller supplies a function that reads schemas: see ../README.md.

export { GenerateError, generateCpp, type OutputFile } from './cpp';
export { type Compilation, compile, type ReadFile, SerializedFile } from './schema/compiler';
export type * from './schema/model/descriptor';
export {
  serialized,
  serializedAsSource,
  serializedWithSourceInfo,
} from './schema/serialization/file-descriptor-proto';
export { decodeRaw, decodeToText, encodeText, type Translated, TranslationError } from './schema/translate';
