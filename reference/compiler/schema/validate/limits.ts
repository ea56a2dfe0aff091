// Validates the size limits of messages, oneofs and enums from edition 2026 on (features.enforce_proto_limits).
import type { EnumElement, FileElement, MessageElement } from '../model/elements';

const MOST_FIELDS = 1500;
const MOST_ONEOFS = 1000;
const MOST_FIELDS_OF_ONEOF = 1200;
const MOST_VALUES = 1700;

/** Reports elements that exceed the limits of the edition. */
export function validateLimits(file: FileElement): void {
  const check = (of: Limited, count: number, most: number, what: string): void => {
    if (of.features.enforceProtoLimits === 'LEGACY_NO_EXPLICIT_LIMITS' || count <= most) return;
    file.reporter.error(of.nameStart, `"${of.name}" has ${count} ${what}; at most ${most} are allowed (${hint})`);
  };
  const visitEnum = (type: EnumElement) => check(type, type.values.length, MOST_VALUES, 'values');
  const visit = (message: MessageElement): void => {
    check(message, message.fields.length, MOST_FIELDS, 'fields');
    check(message, message.oneofs.filter(({ isSynthetic }) => !isSynthetic).length, MOST_ONEOFS, 'oneofs');
    for (const oneof of message.oneofs) check(oneof, oneof.fields.length, MOST_FIELDS_OF_ONEOF, 'fields');
    message.enums.forEach(visitEnum);
    message.messages.forEach(visit);
  };
  file.enums.forEach(visitEnum);
  file.messages.forEach(visit);
}

type Limited = Pick<MessageElement, 'name' | 'nameStart' | 'features'>;

const hint = 'features.enforce_proto_limits = LEGACY_NO_EXPLICIT_LIMITS turns this check off';
