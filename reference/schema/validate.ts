// The rules that a linked file must keep.
import type { FileElement } from './elements';
import type { SymbolTable } from './symbols';

/** Reports what a linked file may not say. */
export function validateFile(_file: FileElement, _symbols: SymbolTable): void {}
