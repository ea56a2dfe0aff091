// Which members of a oneof are set, as its accessors say.

import { Enum, type Field, Type } from 'protobufjs';
import { bytesLiteral, Cpp, cpp } from './cpp-text';

/**
 * C++ that observes which members of a oneof are set: those whose presence test says so. A member that is not set and
 * whose getter does not give its default counts as a fault of its own.
 *
 * @param members all members of the oneof, resolved
 * @param expected the member that is set; none if it is left out
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

/** A C++ condition: the member's getter gives what the schema says for a member that is not set. */
function givesDefault(field: Field): string {
  const getter = `seen.${field.name}()`;
  const value: unknown = field.typeDefault;
  if (field.resolvedType instanceof Type) return `${getter}.ByteSizeLong() == 0`;
  if (field.resolvedType instanceof Enum) return `static_cast<int>(${getter}) == ${String(value)}`;
  if (typeof value === 'string') return `${getter} == ${String(bytesLiteral(Buffer.from(value)))}`;
  if (field.type === 'bytes') return `${getter} == ${String(bytesLiteral(Uint8Array.from(value as Iterable<number>)))}`;
  return `${getter} == ${String(value)}`;
}
