// A fault in TypeScript whose types are wrong may throw wherever it is, and would be killed by every scenario.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { loadCatalogue } from '../../harness/verdict/catalogue';
import { onlyInWhole } from '../../support/test-sample';
import { project } from '../../tests/command';
import { loadMutants, mutate } from './mutant';

const reference = path.join(project, 'reference');

/** Diagnostics that a fault may cause, because nothing uses a name any more. */
const unused = new Set([6133, 6192, 6196, 6198]);

/** Checks the types of the reference, with one file changed at a time. */
class TypeChecker {
  #file = '';
  #text = '';
  #version = 0;
  readonly #service: ts.LanguageService;

  constructor() {
    const { config } = ts.readConfigFile(path.join(project, 'tsconfig.json'), ts.sys.readFile);
    const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, project);
    const files = fileNames.filter((file) => file.startsWith(`${reference}/`));
    this.#service = ts.createLanguageService({
      fileExists: ts.sys.fileExists,
      readFile: ts.sys.readFile,
      readDirectory: ts.sys.readDirectory,
      directoryExists: ts.sys.directoryExists,
      getDirectories: ts.sys.getDirectories,
      getCurrentDirectory: () => project,
      getCompilationSettings: () => options,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => files,
      // Every change is a new version, and so is the return to what is on the disk.
      getScriptVersion: (file) => (file === this.#file ? `changed ${this.#version}` : '0'),
      getScriptSnapshot: (file) => {
        if (file === this.#file) return ts.ScriptSnapshot.fromString(this.#text);
        return existsSync(file) ? ts.ScriptSnapshot.fromString(readFileSync(file, 'utf8')) : undefined;
      },
    });
  }

  /** @returns the first thing that is wrong with a file of the reference if it has this text; undefined if nothing is */
  complaintOf(file: string, text: string): string | undefined {
    this.#file = file;
    this.#text = text;
    this.#version++;
    const found = [...this.#service.getSyntacticDiagnostics(file), ...this.#service.getSemanticDiagnostics(file)];
    const wrong = found.find(({ code }) => !unused.has(code));
    return wrong && ts.flattenDiagnosticMessageText(wrong.messageText, ' ');
  }
}

test('faults in TypeScript have no wrong types', onlyInWhole, async () => {
  const catalogue = await loadCatalogue(path.join(project, 'features', 'catalogue.yaml'));
  const all = await loadMutants(path.join(__dirname, 'faults'), reference, catalogue);
  const ours = all.filter(({ file }) => /\.tsx?$/.test(file));
  assert.ok(ours.length > 500, `${ours.length} faults`);
  const checker = new TypeChecker();
  const complaints: string[] = [];
  for (const mutant of ours) {
    const file = path.join(reference, mutant.file);
    const complaint = checker.complaintOf(file, mutate(readFileSync(file, 'utf8'), mutant));
    if (complaint !== undefined) complaints.push(`${mutant.id}: ${complaint}`);
  }
  assert.deepEqual(complaints, []);
});
