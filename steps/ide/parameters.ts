// The words that steps about an IDE share.

import { defineParameterType } from '@cucumber/cucumber';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import type { LogGroup, LogType } from '../../harness/ide/window/ide-driver';

defineParameterType({
  name: 'plugin',
  regexp: /plugin (A|B)/,
  transformer: (letter: string) => letter as PluginLetter,
});

defineParameterType({
  name: 'operation',
  regexp: /(gets|posts) (\/[\w/]*)/,
  transformer: (verb: string, uri: string) => ({ verb: verb === 'gets' ? 'get' : 'post', uri }),
});

defineParameterType({
  name: 'json',
  regexp: /`([^`]*)`/,
  transformer: (text: string): unknown => JSON.parse(text),
});

defineParameterType({
  name: 'group',
  regexp: /All|System|Playback/,
  transformer: (name: string) => name as LogGroup,
});

defineParameterType({
  name: 'type',
  regexp: /All types|Errors|Warnings|Information/,
  transformer: (name: string) => name as LogType,
});
