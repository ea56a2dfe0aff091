// Which messages can lack a required field.
import type { MessageDescriptor } from '../schema/model/descriptor';

/**
 * Whether the message, or one that it can contain, has a required field or extensions, which may have required fields.
 */
export function mayBeUninitialized(message: MessageDescriptor): boolean {
  if (!uninitialized.has(message)) decideUninitialized(message);
  return uninitialized.get(message)!;
}

const uninitialized = new WeakMap<MessageDescriptor, boolean>();

/**
 * Decides for a message and all messages that it can contain in one pass: one by one would be quadratic for long
 * chains.
 */
function decideUninitialized(message: MessageDescriptor): void {
  const reached = new Set([message]);
  const users = new Map<MessageDescriptor, MessageDescriptor[]>();
  const found = new Set<MessageDescriptor>();
  for (const type of reached) {
    const known = uninitialized.get(type);
    if (known ?? (type.extensionRanges.length > 0 || type.fields.some(({ isRequired }) => isRequired))) found.add(type);
    if (known !== undefined) continue;
    for (const { messageType } of type.fields) {
      if (messageType === undefined) continue;
      reached.add(messageType);
      const usedBy = users.get(messageType);
      if (usedBy === undefined) users.set(messageType, [type]);
      else usedBy.push(type);
    }
  }
  // The list grows during the loop: a message that contains one which may be uninitialized may be so too.
  for (const type of found) for (const user of users.get(type) ?? []) found.add(user);
  for (const type of reached) uninitialized.set(type, found.has(type));
}
