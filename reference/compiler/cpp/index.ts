// The C++ generator.
export { GenerateError, generateCpp, type OutputFile } from './file';
