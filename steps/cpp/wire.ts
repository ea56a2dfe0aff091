// Steps about the wire format: protobufjs writes the bytes that a case parses, and reads those that it serializes.

import { expect } from 'chai';
import { byteMutations, judgeCorruptions, prefixes } from '../../harness/cpp/corruption';
import { bytesLiteral, type Cpp, cpp } from '../../harness/cpp/cpp-text';
import { action, observation } from '../../harness/cpp/step-definition';

action('{cpp} parses the {cpp}', function (message: Cpp, type: Cpp, json: string) {
  return cpp`::touchstone::Require((${message}).ParseFromString(${bytesLiteral(this.encode(type.text, json))}), "ParseFromString to return true")`;
});

observation(
  '{cpp} serializes as the {cpp}',
  (message: Cpp, _type: Cpp, _json: string) => cpp`::touchstone::ObserveBytes((${message}).SerializeAsString())`,
  function (observed, _message: Cpp, type: Cpp, json: string) {
    const bytes = Buffer.from(observed.actual, 'hex');
    expect(this.decode(type.text, bytes)).to.deep.equal(this.normalize(type.text, json));
  },
);
observation(
  '{cpp} serializes to the bytes {cpp}',
  (message: Cpp, _bytes: Cpp) => cpp`::touchstone::ObserveBytes((${message}).SerializeAsString())`,
  (observed, _message: Cpp, bytes: Cpp) =>
    expect(observed.actual).to.equal(bytes.text.replace(/\s/g, '').toLowerCase()),
);

observation(
  '{cpp} accepts exactly the valid prefixes of the {cpp}',
  function (message: Cpp, type: Cpp, json: string) {
    return cpp`::touchstone::ObservePrefixes((${message}), ${bytesLiteral(this.encode(type.text, json))})`;
  },
  function (observed, _message: Cpp, type: Cpp, json: string) {
    judgeCorruptions(this, type.text, prefixes(this.encode(type.text, json)), observed.actual);
  },
);
observation(
  '{cpp} accepts exactly the valid byte mutations of the {cpp}',
  function (message: Cpp, type: Cpp, json: string) {
    return cpp`::touchstone::ObserveByteMutations((${message}), ${bytesLiteral(this.encode(type.text, json))})`;
  },
  function (observed, _message: Cpp, type: Cpp, json: string) {
    judgeCorruptions(this, type.text, byteMutations(this.encode(type.text, json)), observed.actual);
  },
);
observation(
  '{cpp}, a {cpp}, accepts exactly the valid byte mutations of the {cpp}',
  function (message: Cpp, _read: Cpp, written: Cpp, json: string) {
    return cpp`::touchstone::ObserveByteMutations((${message}), ${bytesLiteral(this.encode(written.text, json))})`;
  },
  function (observed, _message: Cpp, read: Cpp, written: Cpp, json: string) {
    judgeCorruptions(this, read.text, byteMutations(this.encode(written.text, json)), observed.actual);
  },
);
