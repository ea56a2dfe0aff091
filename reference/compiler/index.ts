// The compiler as a library: nothing here touches a disk, starts a process or prints.
//
// Schemas come from a function of yours, and what is made of them is returned: see README.md beside this file.

export { GenerateError, generateCpp, type OutputFile } from './cpp';
export { type Compilation, compile, type ReadFile, SerializedFile } from './schema/compiler';
export type * from './schema/model/descriptor';
export {
  serialized,
  serializedAsSource,
  serializedWithSourceInfo,
} from './schema/serialization/file-descriptor-proto';
export { decodeRaw, decodeToText, encodeText, type Translated, TranslationError } from './schema/translate';
