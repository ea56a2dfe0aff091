// Observes which members of a oneof are set, by its accessors.

import { Enum, type Field, Type } from 'protobufjs';
import { bytesLiteral, Cpp, cpp } from './cpp-text';

/**
 * C++ that observes which members of a oneof are set, by their `has_` functions. A member that is not set must return
 * its default; if it does not, the observation says so.
 *
 * @param members all members of the oneof, resolved
 * @param expected the only member that may be set; absent: none
 */
export function observeSetMembers(message: Cpp, members: readonly Field[], expected = 'none'): Cpp {
  const looks = members.map((field) => {
    const { name } = field;
    return `if (seen.has_${name}()) set += " ${name}"; else if (!(${givesDefault(field)})) set += " ${name} (not its default)";`;
  });
  const set = new Cpp(looks.join(' '));
  const seen = cpp`[&] { const auto& seen = (${message}); std::string set; ${set} return set.empty() ? " none" : set; }()`;
  return cpp`::touchstone::ObserveEqual(${seen}, std::string(" ${expected}"))`;
}

/** A C++ condition: the member's getter returns the member's default. */
function givesDefault(field: Field): string {
  const getter = `seen.${field.name}()`;
  const value: unknown = field.typeDefault;
  if (field.resolvedType instanceof Type) return `${getter}.ByteSizeLong() == 0`;
  if (field.resolvedType instanceof Enum) return `static_cast<int>(${getter}) == ${String(value)}`;
  if (typeof value === 'string') return `${getter} == ${String(bytesLiteral(Buffer.from(value)))}`;
  if (field.type === 'bytes') return `${getter} == ${String(bytesLiteral(Uint8Array.from(value as Iterable<number>)))}`;
  return `${getter} == ${String(value)}`;
}
