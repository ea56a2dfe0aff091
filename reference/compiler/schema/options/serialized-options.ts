// The options of a file that was read from a descriptor: already interpreted, as bytes.
import type { FieldElement, FileElement, MessageElement, Optioned, OptionsKind, OptionTypes } from '../model/elements';
import type { SymbolTable } from '../model/symbols';
import { readMessage } from '../values/message-reader';
import { WireError } from '../wire/wire-reader';

/** Sets the options of one file's elements from its descriptor. */
export class SerializedOptions {
  private readonly ownExtensions = new Map<string, FieldElement>();

  constructor(
    private readonly file: FileElement,
    private readonly symbols: SymbolTable,
    private readonly optionTypes: OptionTypes,
    private readonly bytesOfNode: ReadonlyMap<object, Uint8Array>,
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

  /** Reads the options of an element, for its features. */
  interpretBuiltIn(element: Optioned, kind: OptionsKind): void {
    this.read(element, kind);
  }

  /** Reads the options again, now that features are known: they decide how the values of custom options are encoded. */
  interpretCustom(element: Optioned, kind: OptionsKind): void {
    this.read(element, kind);
  }

  private read(element: Optioned, kind: OptionsKind): void {
    const bytes = element.node && this.bytesOfNode.get(element.node);
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
    // Nothing to do: the options are serialized already.
  }
}
