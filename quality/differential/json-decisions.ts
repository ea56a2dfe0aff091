// Where the JSON of our runtime differs from that of libprotobuf 3.21.12, each with its reason. JsonMessages makes none of
// these messages.
import type { Root } from 'protobufjs';
import { anyOf } from './json-messages';

/** One difference. */
export interface Decision {
  readonly type: 'Kinds' | 'Forms';
  /** A serialized message to write as JSON, or JSON to read. */
  readonly input: Buffer | string;
  /** The JSON, or the bytes of the message in hexadecimal digits; `refused`. */
  readonly ours: string;
  readonly theirs: string;
  readonly why: string;
}

/** All differences. @param root what loadJsonSchema() gives */
export function decisions(root: Root): Decision[] {
  const written = (type: Decision['type'], object: Record<string, unknown>, rest: Omit<Decision, 'type' | 'input'>) => {
    const messageType = root.lookupType(`beside.json.${type}`);
    const input = Buffer.from(messageType.encode(messageType.fromObject(object)).finish());
    return { type, input, ...rest };
  };
  const read = (type: Decision['type'], input: string, rest: Omit<Decision, 'type' | 'input'>) => ({
    type,
    input,
    ...rest,
  });
  const any = (name: string, object: unknown) => ({ any: anyOf(root, name, object) });
  const at = 'type.googleapis.com';
  return [
    read('Kinds', '{"manyWide":[-0]}', {
      ours: '9202080000000000000080',
      theirs: '9202080000000000000000',
      why: 'Ours is right: libprotobuf reads -0 as an integer, and loses its sign.',
    }),
    read('Forms', `{"any":{"@type":"${at}/beside.json.Leaf","many":["1","2"]}}`, {
      ours: '3a2c0a24747970652e676f6f676c65617069732e636f6d2f6265736964652e6a736f6e2e4c65616612041a020102',
      theirs: '3a2c0a24747970652e676f6f676c65617069732e636f6d2f6265736964652e6a736f6e2e4c656166120418011802',
      why: 'Both are the same message: libprotobuf does not pack the numbers of a message in an Any.',
    }),
    read('Forms', `{"any":{"@type":"${at}/google.protobuf.Duration","value":"1s"}}`, {
      ours: '3a320a2c747970652e676f6f676c65617069732e636f6d2f676f6f676c652e70726f746f6275662e4475726174696f6e12020801',
      theirs:
        '3a340a2c747970652e676f6f676c65617069732e636f6d2f676f6f676c652e70726f746f6275662e4475726174696f6e120408011000',
      why: 'Both are the same message: libprotobuf writes the nanoseconds in an Any even if they are zero.',
    }),
    written('Forms', any('google.protobuf.Struct', {}), {
      ours: '{"any":{"@type":"type.googleapis.com/google.protobuf.Struct","value":{}}}',
      theirs: '{"any":{"@type":"type.googleapis.com/google.protobuf.Struct"}}',
      why: 'The mapping puts the JSON of a well-known type below `value`; libprotobuf omits it if the value has no bytes.',
    }),
    written('Forms', any('google.protobuf.Duration', {}), {
      ours: '{"any":{"@type":"type.googleapis.com/google.protobuf.Duration","value":"0s"}}',
      theirs: '{"any":{"@type":"type.googleapis.com/google.protobuf.Duration"}}',
      why: 'As with an empty Struct.',
    }),
    written(
      'Forms',
      { any: { type_url: `${at}/no.Such` } },
      {
        ours: 'refused',
        theirs: '{"any":{"@type":"type.googleapis.com/no.Such"}}',
        why: 'An Any has JSON only if its type is known; libprotobuf does not look for the type if the value has no bytes.',
      },
    ),
    written(
      'Forms',
      { duration: { seconds: 1, nanos: -500000000 } },
      {
        ours: 'refused',
        theirs: '{"duration":"1.794967296s"}',
        why: 'Seconds and nanoseconds must have the same sign; libprotobuf writes a wrong time.',
      },
    ),
    written(
      'Forms',
      { value: { numberValue: Number.NaN } },
      {
        ours: 'refused',
        theirs: '{"value":"NaN"}',
        why: 'A Value has no NaN and no infinities: they would be read as strings.',
      },
    ),
    written(
      'Forms',
      { mask: { paths: ['upperCase'] } },
      {
        ours: 'refused',
        theirs: '{"mask":"upperCase"}',
        why: 'This path would not be read back: its capital letter would become `_c`.',
      },
    ),
    written(
      'Forms',
      { mask: { paths: ['a__b', 'a_1'] } },
      {
        ours: 'refused',
        theirs: '{"mask":"aB,a1"}',
        why: 'These paths would not be read back: an underscore stands before a small letter only.',
      },
    ),
    read('Forms', '{"mask":"a_b"}', {
      ours: 'refused',
      theirs: '1a050a03615f62',
      why: 'Paths of JSON are in lowerCamelCase.',
    }),
  ];
}
