// Calls of the sample programs. Their outputs with both libraries are compared.

import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One call of a program. */
export interface Call {
  readonly words: readonly string[];
  /** Standard input; `previous` stands for the output of the previous call. */
  readonly input?: string | Uint8Array;
  /** Changes the folder before the call. */
  between?(folder: string): Promise<void>;
}

/** Calls of one program in one folder. */
export interface SampleRun {
  readonly title: string;
  readonly program: string;
  readonly calls: readonly Call[];
  /** Texts that the transcript must contain. */
  readonly shows: readonly string[];
}

const call = (...words: string[]): Call => ({ words });

const addressBook: SampleRun = {
  title: 'an address book in a file',
  program: 'address_book',
  calls: [
    call('book', 'list'),
    call('book', 'add', 'Ada Lovelace', '--email', 'ada@example.org', '--home', '12', '--work', '34'),
    call('book', 'add', 'Grace Hopper', '--mobile', '56'),
    call('book', 'add', 'Nobody', '--fax', '7'),
    call('book', 'list'),
    call('book', 'find', 'example.org'),
    call('book', 'find', 'Turing'),
    call('book', 'remove', '1'),
    call('book', 'remove', '1'),
    call('book', 'add', 'Edsger Dijkstra'),
    call('book', 'list'),
    {
      ...call('book', 'list'),
      between: (folder) => writeFile(path.join(folder, 'book'), 'no address book at all'),
    },
    call('missing-folder/book', 'add', 'Ada'),
    call(),
  ],
  shows: [
    '#1 Ada Lovelace <ada@example.org>\n    HOME 12\n    WORK 34',
    '#3 Edsger Dijkstra',
    '2 people, ',
    '$ book remove 1\n\n=> 1',
    '$ missing-folder/book add Ada\n#1 Ada\n\n=> 3',
    '$ \n\n=> 2',
  ],
};

const eventLog: SampleRun = {
  title: 'a truncated log of length-delimited events',
  program: 'event_log',
  calls: [
    { ...call('log', 'append'), input: 'INFO start make -j 2\nDEBUG note two jobs\nERROR exit make -1\n' },
    { ...call('log', 'append'), input: `WARNING note ${'a long text '.repeat(2000)}\nINFO exit cat 0\n` },
    call('log', 'show'),
    call('log', 'show', 'WARNING'),
    call('log', 'show', 'TERRIBLE'),
    call('log', 'count'),
    { ...call('log', 'append'), input: 'INFO explode\n' },
    { ...call('log', 'show', 'ERROR'), between: (folder) => truncate(path.join(folder, 'log'), 30) },
    call('log', 'count'),
    call('no-such-log', 'show'),
  ],
  shows: [
    '1 INFO make started [-j] [2]\n2 DEBUG two jobs\n3 ERROR make ended with -1\n',
    '2 notes, 1 starts, 2 exits, 1 of them failures',
    '=> 4',
    '$ no-such-log show\n\n=> 3',
  ],
};

const telemetry: SampleRun = {
  title: 'a lite client with extensions',
  program: 'telemetry_client',
  calls: [
    {
      ...call('send', 'station-7'),
      input:
        '100 temperature -5\n100 position 52.5 13.4\n100 counters 1 2 4000000000\n200 weather SNOW\n' +
        '200 warning very cold\n200 warning schön glatt\n300 counters\n',
    },
    { ...call('show'), input: 'previous' },
    { ...call('send', ''), input: '1 weather DRY\n' },
    { ...call('show'), input: 'previous' },
    { ...call('show'), input: '\n\x03\x10\x01' },
    // Field 99999 of a sample.
    { ...call('show'), input: Uint8Array.of(10, 7, 8, 1, 0xf8, 0xe9, 0x30, 7, 1) },
    { ...call('send', 'x'), input: '1 humidity 3\n' },
    call(),
  ],
  shows: [
    '100 station-7, -5 degrees, at 52.5 13.4, DRY (default), 3 counters, sum 4000000003',
    'warning: very cold',
    '1 unnamed, DRY, 0 counters, sum 0',
    '$ show\n\n=> 1',
    '$ send x\n\n=> 2',
  ],
};

const inventory = `
  # Every kind of field.
  items {
    number: 1 name: "n\\303\\244h\\t" condition: USED history: [NEW, USED] size { width: 1.5 height: 2 }
    tags: "a" tags: 'b' readings: [-1, 300] checksum: "\\000\\xff" price: 9.99e3 fragile: true shelf: 4
    Note { text: "two " "parts" written_at: 0x5 } Note {}
    [examples.colour]: "red" [examples.parts] { width: -inf height: 0 }
  }
  items: < number: 18446744073709551615 customer: "somebody" >
  totals { key: "b" value: 2 }
  totals { key: "a" value: -1 }
`;

const printer: SampleRun = {
  title: 'a printer for messages that it was not compiled with',
  program: 'message_printer',
  calls: [
    call('types'),
    { ...call('examples.Inventory', 'text'), input: inventory },
    { ...call('examples.Inventory', 'encode'), input: inventory.replace('totals { key: "b" value: 2 }', '') },
    { ...call('examples.Inventory', 'binary'), input: 'previous' },
    { ...call('examples.Item', 'text'), input: '[examples.parts] { width: 1 } size {}' },
    { ...call('examples.Item', 'encode'), input: 'name: "no number"' },
    { ...call('examples.Item', 'text'), input: 'number: 1 weight: 3' },
    { ...call('examples.Dimensions', 'encode'), input: 'width: 1 height: 2' },
    // Read as another type, the message has only unknown fields.
    { ...call('examples.Item.Note', 'binary'), input: 'previous' },
    { ...call('examples.Item', 'binary'), input: '\n\x01' },
    { ...call('examples.Nothing', 'text'), input: '' },
    call('examples.Item'),
  ],
  shows: [
    '  3 depth: optional float, with a default',
    '  2 totals: map examples.Inventory.TotalsEntry',
    '  condition: USED (2)\n  history: NEW (1) USED (2)',
    '  [examples.parts]: examples.Dimensions\n    width: -inf',
    'totals: examples.Inventory.TotalsEntry\n  key: "a"\n  value: -1',
    'missing: (examples.parts)[0].height',
    'unknown 1: ',
    '=> 2',
  ],
};

const commands = `put a one two
put b x
put a three
get a
get zzz
list
list b
call Put
call List
get
`;

const keyValue: SampleRun = {
  title: 'a service in another process, called through a socket',
  program: 'key_value',
  calls: [
    { ...call(), input: commands },
    { ...call('--list'), input: commands },
    { ...call('--list'), input: `put large ${'x'.repeat(300_000)}\nget large\n` },
    { ...call(), input: 'put a b\nremove a\n' },
    { ...call(), input: '' },
    call('--quick'),
  ],
  shows: [
    'put a\nput b\nreplaced a\na = three\nfailed: no value for zzz\nfailed: Method List() not implemented.\n',
    '2 keys: a b\n1 keys: b\nfailed: the request lacks key, value\nList returns a examples.ListResponse\n',
    '10 replies, 3 failures\n\n=> 1',
    'xxx\n2 replies, 0 failures\n\n=> 0',
  ],
};

export const sampleRuns: readonly SampleRun[] = [addressBook, eventLog, keyValue, printer, telemetry];
