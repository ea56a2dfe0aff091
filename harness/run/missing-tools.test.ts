import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Tools } from '../../support/tools.mjs';
import type { CppSubject } from '../subject/manifest';
import { checkTools } from './missing-tools';

const command = 'npx touchstone --subject ./mine.yaml';
const cpp = { sanitizers: true, pkgConfig: { full: ['protobuf'], lite: [] } } as unknown as CppSubject;
const tool = { path: '/usr/bin/tool' };
const all = { ninja: tool, compiler: tool, linker: tool, sanitizers: tool, pkgConfig: tool } as unknown as Tools;

function message(subject: CppSubject, tools: Partial<Tools>): string {
  try {
    checkTools(subject, command, tools as Tools);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

test('nothing is missing if the tools are there', () => {
  assert.equal(message(cpp, all), '');
});

test('one message lists what is missing, what it is for, and how to go on', () => {
  assert.equal(
    message(cpp, { ...all, ninja: undefined }),
    'The run needs a tool that is not installed:\n  - ninja: builds the test programs\n' +
      '  `npx touchstone --subject ./mine.yaml doctor` says how to install it.',
  );
  assert.match(message(cpp, {}), /^The run needs tools .*\n.*ninja.*\n.*clang.*\n.*lld.*\n.*sanitizer.*\n.*pkg-config/);
});

test('tools that the manifest does without are not needed', () => {
  const frugal = { ...cpp, compiler: 'g++', sanitizers: false, pkgConfig: { full: [], lite: [] } } as CppSubject;
  assert.equal(message(frugal, { ninja: tool, linker: tool } as unknown as Tools), '');
});
