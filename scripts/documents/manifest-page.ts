// docs/manifest.md: every key of a manifest, and the capabilities. Pure.

import { z } from 'zod';
import { capabilities, prerequisites } from '../../harness/subject/capabilities';
import { manifestAdvice, manifestSchema } from '../../harness/subject/manifest-schema';

/** The part of JSON Schema that a manifest's schema uses. */
const nodeSchema = z.object({
  description: z.string().optional(),
  type: z.string().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), nodeSchema).optional();
  },
  get items() {
    return nodeSchema.optional();
  },
});
type Node = z.infer<typeof nodeSchema>;

/** @throws if a key of the manifest has no description */
export function manifestPage(): string {
  const manifest = nodeSchema.parse(z.toJSONSchema(manifestSchema));
  const keys = manifest.properties ?? {};
  // A section of keys, or a list of such sections.
  const parts = Object.entries(keys)
    .map(([name, node]) => [name, node.items ?? node] as const)
    .filter(([, { properties }]) => properties !== undefined);
  return `${[
    '<!-- Written by `npm run docs`. -->',
    '',
    '# Manifest reference',
    '',
    'A manifest is a YAML file that describes a subject. Relative paths belong to the file that they are written in; in',
    'commands, words such as `./my-protoc`, `-I../include` and `-L./lib` are paths too. `{project}` stands for Touchstone’s',
    'folder and `{node}` for its Node.js. `{prefix}` is the folder of the library that `cpp.installed` names. In paths,',
    '`{env:NAME}` stands for the environment variable NAME, which must be set. A key that is not listed here is an error.',
    '[Testing your implementation](testing-your-implementation.md) has examples, and `init` writes a first manifest.',
    '',
    '## Keys',
    '',
    ...keyTable(manifest, ''),
    ...parts.flatMap(([name, node]) => ['', `## Keys of \`${name}:\``, '', ...keyTable(node, `${name}.`)]),
    '',
    '## Capabilities',
    '',
    'A scenario that needs a capability which the subject does not claim is *not applicable*.',
    '',
    '| capability | what a subject claims by it | needs |',
    '|---|---|---|',
    ...Object.entries(capabilities).map(([name, sentence]) => {
      const needed = Object.entries(prerequisites).find(([one]) => one === name)?.[1];
      return `| \`${name}\` | ${cell(sentence)} | ${needed === undefined ? '' : `\`${needed}\``} |`;
    }),
  ].join('\n')}\n`;
}

function keyTable(node: Node, prefix: string): string[] {
  return ['| key | meaning | example |', '|---|---|---|', ...keyRows(node, prefix, '')];
}

function keyRows({ properties = {}, required = [] }: Node, prefix: string, shown: string): string[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    if (node.description === undefined) throw new Error(`The manifest's key ${prefix}${key} has no description.`);
    const needed = required.includes(key) ? ' **Required.**' : '';
    const range = node.minimum === undefined ? '' : `, ${node.minimum} to ${node.maximum}`;
    const kind = node.type === 'integer' ? ` A whole number${range}.` : '';
    const row = `| \`${shown}${key}\` | ${cell(sentence(node.description))}${kind}${needed} | ${example(prefix + key)} |`;
    // The keys of a section have a table of their own.
    const below = prefix === '' ? [] : keyRows(node, `${prefix}${key}.`, `${shown}${key}.`);
    return [row, ...below];
  });
}

function sentence(description: string): string {
  return `${description[0]!.toUpperCase()}${description.slice(1)}.`;
}

/** The first piece of YAML in the advice that an error gives. */
function example(key: string): string {
  const yaml = /`([^`]+: [^`]*|- [^`]*)`/.exec(manifestAdvice[key] ?? '')?.[1];
  return yaml === undefined ? '' : `\`${cell(yaml)}\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
