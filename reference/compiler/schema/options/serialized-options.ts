// The options of a file that comes as a descriptor: they are interpreted already, as bytes.
import type { FieldElement, FileElement, MessageElement, Optioned, OptionsKind, OptionTypes } from '../model/elements';
import type { SymbolTable } from '../model/symbols';
import { readMessage } from '../values/message-reader';
import { WireError } from '../wire/wire-reader';

/** Gives the elements of one file the options that its descriptor has. */
export class SerializedOptions {
  private readonly ownExtensions = new Map<string, FieldElement>();

  constructor(
    private readonly file: FileElement,
    private readonly symbols: SymbolTable,
    private readonly optionTypes: OptionTypes,
    private readonly given: ReadonlyMap<object, Uint8Array>,
  ) {
    const add = (extension: FieldElement): void => {
      if (extension.containingType === undefined) return;
      this.ownExtensions.set(`${extension.containingType.fullName}:${extension.number}`, extension);
    };
    const visit = (message: MessageElement): void => {
      message.extensions.forEach(add);
      message.messages.forEach(visit);
    };
    file.extensions.forEach(add);
    file.messages.forEach(visit);
  }

  /** Reads the options of an element. Once more after features are known: they say how messages are written. */
  interpret(element: Optioned, kind: OptionsKind): void {
    const bytes = element.node && this.given.get(element.node);
    if (bytes === undefined) return;
    const extension = (of: MessageElement, number: number): FieldElement | undefined =>
      this.ownExtensions.get(`${of.fullName}:${number}`) ?? this.symbols.extension(of.fullName, number);
    try {
      element.options = readMessage(bytes, this.optionTypes(kind), extension).toOptions();
      element.optionBytes = bytes;
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      this.file.reporter.error(0, `the options of an element of the descriptor cannot be read: ${error.message}`);
    }
  }

  finish(): void {
    // They are bytes from the beginning.
  }
}
