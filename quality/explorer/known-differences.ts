// Operations that are left out for a subject, because what they show is known and decided. docs/findings.md and the
// subject's baseline have the details.

import type { Operation } from './operation';

interface KnownDifference {
  readonly reason: string;
  readonly concerns: (operation: Operation) => boolean;
}

const releasesMessagesOnly: KnownDifference = {
  reason: 'ReleaseExtension() is for messages only',
  concerns: ({ key }) => key.endsWith('.release-text'),
};

const known: Readonly<Record<string, readonly KnownDifference[]>> = {
  libprotobuf: [releasesMessagesOnly],
  protoc: [
    releasesMessagesOnly,
    {
      reason: 'mutable_foo() of an unset field with a default begins with the default',
      concerns: ({ key, field }) => /\.mutable-(assign|append)$/.test(key) && field?.default !== undefined,
    },
  ],
};

/** Whether the operation is left out for the subject. */
export function isLeftOut(subject: string, operation: Operation): boolean {
  return known[subject]?.some(({ concerns }) => concerns(operation)) ?? false;
}

/**
 * Whether schemas for the subject may have required fields. A debug build of 3.21 ends where a message that lacks one is
 * serialized, and so does every call that copies it by its bytes.
 */
export function mayRequire(subject: string): boolean {
  return subject !== 'protoc';
}
