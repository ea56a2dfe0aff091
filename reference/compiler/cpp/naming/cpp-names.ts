// The C++ names of a file's elements, chosen so that they do not collide with each other or with the file's imports.
import type {
  Diagnostic,
  EnumDescriptor,
  EnumValueDescriptor,
  FieldDescriptor,
  FileDescriptor,
  MessageDescriptor,
  MethodDescriptor,
  OneofDescriptor,
  Position,
  ServiceDescriptor,
} from '../../schema/model/descriptor';
import { ClassNames, type ExtensionNames } from './class-names';
import type { EnumNames, FieldNames, FileEnumNames, OneofNames, ServiceNames } from './derived-names';
import { type ExtensionData, FileNames } from './file-names';
import { isSharedNamespace, isTakenByLibrary } from './library-names';
import { type Collision, NameRegistry, shown, warningsOf } from './name-registry';
import { identifier } from './names';
import { FILE_MEMBERS } from './own-names';

/** The C++ names of everything that a file declares. Made once per file: the same file always gets the same names. */
export class FileScope {
  readonly namespace: string;
  /** One warning per collision: which element got another name than its schema says, and why. */
  readonly warnings: readonly Diagnostic[];
  /**
   * Macros that the generated code undefines. The document names the enum E of a message M `M_E`, which is also the
   * macro for Euler's number in <cmath>; the generator cannot choose another name. `major` and `minor` are what many
   * schemas call the parts of a version, and programs their accessors; only <sys/sysmacros.h> has macros of these names.
   */
  readonly macrosPutAway: readonly string[];
  /** Those that the file itself is the reason for. */
  readonly macros: readonly string[];
  /** The names at the scope of the file. */
  private readonly registry: NameRegistry;
  private readonly names: FileNames;
  private readonly classNames: ClassNames;
  private readonly collided: (collision: Collision) => void;

  private constructor(file: FileDescriptor) {
    const collisions: Collision[] = [];
    this.collided = (collision) => collisions.push(collision);
    const imported = [...importedBy(file)].map((each) => FileScope.of(each));
    this.namespace = this.chooseNamespace(file, imported);
    this.registry = new NameRegistry(this.collided, this.outsideOf(imported));
    this.names = new FileNames(file, this.registry, this.collided);
    this.classNames = new ClassNames((message) => this.type(message), this.collided);
    for (const message of file.messages) this.classNames.register(message);
    this.warnings = [...warningsOf(collisions), ...this.importsThatCollide(file)];
    this.macros = [
      ...['M_E'].filter((name) => this.declares(name)),
      ...['major', 'minor'].filter((name) => hasElement(file, name)),
    ];
    this.macrosPutAway = [...new Set([this, ...imported].flatMap(({ macros }) => macros))].sort();
  }

  private static readonly known = new WeakMap<FileDescriptor, FileScope>();

  /** The scope of a file. */
  static of(file: FileDescriptor): FileScope {
    let scope = FileScope.known.get(file);
    if (scope === undefined) {
      scope = new FileScope(file);
      FileScope.known.set(file, scope);
    }
    return scope;
  }

  /** The class or enum without its namespace: `Foo_Bar`. */
  type(type: MessageDescriptor | EnumDescriptor): string {
    return this.names.types.get(type)!;
  }
  /** The enumerator at namespace scope. */
  enumValue(value: EnumValueDescriptor): string {
    return this.names.enumValues.get(value)!;
  }
  /** The names that belong to an enum at namespace scope. */
  enumNames(type: EnumDescriptor): FileEnumNames {
    return this.names.enums.get(type)!;
  }
  /** The name of a nested type, or of a value of a nested enum, within the enclosing class. */
  alias(element: MessageDescriptor | EnumDescriptor | EnumValueDescriptor): string {
    return this.classNames.aliases.get(element)!;
  }
  /** The names that belong to a nested enum within the enclosing class. */
  aliasNames(type: EnumDescriptor): EnumNames {
    return this.classNames.enums.get(type)!;
  }
  /** The members of a field that is not an extension. */
  field(field: FieldDescriptor): FieldNames {
    return this.classNames.fields.get(field)!;
  }
  oneof(oneof: OneofDescriptor): OneofNames {
    return this.classNames.oneofs.get(oneof)!;
  }
  extension(field: FieldDescriptor): ExtensionNames {
    return (field.extensionScope === undefined ? this.names : this.classNames).extensions.get(field)!;
  }
  /** The names of the extension data in the source file. */
  get extensionData(): ExtensionData {
    return this.names.extensionData;
  }
  /** A service's classes, if they are generated. */
  service(service: ServiceDescriptor): ServiceNames {
    return this.names.services.get(service)!;
  }
  method(method: MethodDescriptor): string {
    return this.names.methods.get(method)!;
  }

  /** Whether the file declares a name in its namespace. */
  declares(name: string): boolean {
    return this.registry.positionOf(name) !== undefined;
  }

  /**
   * Returns one warning for each name that two direct imports declare without importing each other. Their headers
   * cannot be included together, and this file cannot change their names.
   */
  private importsThatCollide(file: FileDescriptor): Diagnostic[] {
    const found: Diagnostic[] = [];
    const owners = new Map<string, FileDescriptor>();
    for (const dependency of file.dependencies) {
      const { namespace, registry } = FileScope.of(dependency);
      for (const name of registry.names()) {
        const full = `${namespace}::${name}`;
        const other = owners.get(full);
        if (other === undefined) owners.set(full, dependency);
        else if (!importedBy(dependency).has(other) && !importedBy(other).has(dependency)) {
          const { line, column } = file.importPosition(dependency.name);
          const places = `${shown(FileScope.of(other).registry.positionOf(name)!)} and ${shown(registry.positionOf(name)!)}`;
          const message = `The C++ headers of "${other.name}" and "${dependency.name}" both declare \`${full}\` (for ${places}), so that no C++ file can include both. To change one of the names, let one of the two files import the other.`;
          found.push({ file: file.name, line, column, severity: 'warning', message });
        }
      }
    }
    return found;
  }

  /** The namespace of the package, `a::b`. Reserved words and names in use get an underscore. */
  private chooseNamespace(file: FileDescriptor, imported: readonly FileScope[]): string {
    let namespace = '';
    if (file.package === '') return namespace;
    for (const segment of file.package.split('.')) {
      const parent = namespace;
      const inside = (name: string) => (parent === '' ? name : `${parent}::${name}`);
      const outside = (name: string) => {
        if (isSharedNamespace(inside(name))) return undefined;
        if (isTakenByLibrary(parent, name)) return LIBRARY;
        const owner = imported.find((scope) => scope.namespace === parent && scope.declares(name));
        return owner?.registry.positionOf(name);
      };
      const wanted = identifier(segment);
      const requester = { what: `Package "${file.package}"`, position: file.packagePosition };
      namespace = inside(new NameRegistry(this.collided, outside).register([wanted, `${wanted}_`], requester));
    }
    return namespace;
  }

  /** Returns a function that finds the owner of a file-scope name which the file itself does not declare. */
  private outsideOf(imported: readonly FileScope[]): (name: string) => Position | string | undefined {
    const neighbours = imported.filter(({ namespace }) => namespace === this.namespace);
    const within = this.namespace === '' ? '' : `${this.namespace}::`;
    const namespaces = new Set(
      imported.flatMap(({ namespace }) =>
        namespace.startsWith(within) ? namespace.slice(within.length).split('::').slice(0, 1) : [],
      ),
    );
    return (name) => {
      if (FILE_MEMBERS.has(name)) return 'generated code';
      if (isTakenByLibrary(this.namespace, name)) return LIBRARY;
      if (namespaces.has(name)) return `the namespace \`${within}${name}\``;
      for (const { registry } of neighbours) {
        const place = registry.positionOf(name);
        if (place !== undefined) return place;
      }
      return undefined;
    };
  }
}

const LIBRARY = 'a library';

/** Whether a file has an element whose name, in small letters, is the given one. */
function hasElement(file: FileDescriptor, name: string): boolean {
  const named = (element: { readonly name: string }): boolean => element.name.toLowerCase() === name;
  const within = (message: MessageDescriptor): boolean =>
    [message, ...message.fields, ...message.oneofs, ...message.extensions].some(named) ||
    message.enums.some(inEnum) ||
    message.messages.some(within);
  const inEnum = (type: EnumDescriptor): boolean => [type, ...type.values].some(named);
  return (
    file.package.toLowerCase().split('.').includes(name) ||
    file.messages.some(within) ||
    file.enums.some(inEnum) ||
    file.extensions.some(named) ||
    file.services.some((service) => [service, ...service.methods].some(named))
  );
}

/** All files that a file includes in C++, directly or indirectly. */
function importedBy(file: FileDescriptor): Set<FileDescriptor> {
  const imported = new Set(file.dependencies);
  for (const each of imported) for (const further of each.dependencies) imported.add(further);
  return imported;
}

/** The fully qualified form of a name at file scope: `::a::b::name`. */
export function qualifiedName(file: FileDescriptor, name: string): string {
  const { namespace } = FileScope.of(file);
  return namespace === '' ? `::${name}` : `::${namespace}::${name}`;
}

/** The fully qualified name of a class or enum: `::a::b::Foo_Bar`. */
export function qualified(type: MessageDescriptor | EnumDescriptor): string {
  return qualifiedName(type.file, FileScope.of(type.file).type(type));
}

/** The fully qualified name of an enumerator. */
export function qualifiedValue(value: EnumValueDescriptor): string {
  const { file } = value.type;
  return qualifiedName(file, FileScope.of(file).enumValue(value));
}
