// The messages and extensions of compiled files and of all that they import, by name and by number.
import type { FileDescriptor } from '../model/descriptor';
import type { FieldElement, FileElement, MessageElement } from '../model/elements';
import type { NameFinder } from '../values/text-format';

export class TypeRegistry implements NameFinder {
  private readonly messages = new Map<string, MessageElement>();
  private readonly extensionsByName = new Map<string, FieldElement>();
  /** By the extended message's full name and the number. */
  private readonly extensionsByNumber = new Map<string, FieldElement>();

  /** @param files from the result of `compile` */
  constructor(files: readonly FileDescriptor[]) {
    const seen = new Set<FileElement>();
    const visit = (file: FileElement): void => {
      if (seen.has(file)) return;
      seen.add(file);
      for (const dependency of [...file.dependencies, ...file.optionImports]) visit(dependency);
      for (const message of file.messages) this.addMessage(message);
      for (const extension of file.extensions) this.addExtension(extension);
    };
    // All descriptors that `compile` returns are elements.
    for (const file of files as readonly FileElement[]) visit(file);
  }

  private addMessage(message: MessageElement): void {
    this.messages.set(message.fullName, message);
    for (const nested of message.messages) this.addMessage(nested);
    for (const extension of message.extensions) this.addExtension(extension);
  }

  private addExtension(extension: FieldElement): void {
    this.extensionsByName.set(extension.fullName, extension);
    this.extensionsByNumber.set(`${extension.containingType.fullName}:${extension.number}`, extension);
  }

  message(fullName: string): MessageElement | undefined {
    return this.messages.get(fullName);
  }

  extension(name: string, of: MessageElement): FieldElement | undefined {
    const found = this.extensionsByName.get(name);
    return found?.containingType === of ? found : undefined;
  }

  extensionByNumber(of: MessageElement, number: number): FieldElement | undefined {
    return this.extensionsByNumber.get(`${of.fullName}:${number}`);
  }
}
