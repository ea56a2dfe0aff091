// Who may import whom: the arrows of docs/architecture.md. `npm run imports` checks them, as part of `npm run lint`.

/** @type {(from: string, to: string, comment: string) => object} */
const never = (from, to, comment) => ({
  name: `${from}-not-${to}`.replaceAll(/[^a-z]+/g, '-'),
  comment,
  severity: 'error',
  from: { path: `^(${from})/` },
  to: { path: `^(${to})/` },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Two files that import each other need a third for what both use.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-circle',
      comment: 'Folders stand on one another. Move what both need into one below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    never('support', 'harness|steps|reference|quality|scripts|tests', 'The ground floor imports nobody.'),
    never('harness', 'reference|quality|steps|scripts|tests', 'The harness meets the reference through its manifest only.'),
    never('steps', 'reference|quality|scripts|tests', 'Steps turn words into calls of the harness.'),
    never('reference', 'harness|steps|quality|scripts|tests', 'The reference is usable without the harness.'),
    never('reference/compiler/schema', 'reference/compiler/(cpp|command-line)', 'Schemas know no back end.'),
    never('reference/compiler/cpp', 'reference/compiler/command-line', 'The generator knows no command line.'),
    never('harness|steps|reference|scripts', 'quality|tests', 'Nobody uses what proves the project.'),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|dist|build|reports)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
