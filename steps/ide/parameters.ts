// The parameter types of steps about an IDE.

import { defineParameterType } from '@cucumber/cucumber';
import type { PluginLetter } from '../../harness/ide/plugin/plugin';
import { type Edit, edits, type LogGroup, type LogType } from '../../harness/ide/window/ide-driver';

/** The type of each parameter by name, cucumber's own ones first. */
export interface ParameterTypes {
  readonly string: string;
  readonly int: number;
  readonly word: string;
  readonly plugin: PluginLetter;
  readonly operation: { readonly verb: string; readonly uri: string };
  readonly json: unknown;
  readonly message: Readonly<Record<string, unknown>>;
  /** The command, event or request that a plugin answers. */
  readonly topic: string;
  /** The action of a message that asks a plugin for code. */
  readonly codeAction: string;
  readonly group: LogGroup;
  readonly type: LogType;
  /** A way in which the user changes the project. */
  readonly edit: Edit;
}

function define<Name extends Exclude<keyof ParameterTypes, 'string' | 'int' | 'word'>>(
  name: Name,
  regexp: RegExp,
  transformer: (...groups: string[]) => ParameterTypes[Name],
): void {
  defineParameterType({ name, regexp, transformer });
}

define('plugin', /plugin (A|B)/, (letter) => letter as PluginLetter);
define('operation', /(gets|posts) (\/[\w/]*)/, (verb, uri = '') => ({ verb: verb === 'gets' ? 'get' : 'post', uri }));
define('json', /`([^`]*)`/, (text = '') => JSON.parse(text));
define('message', /`([^`]*)`/, (text = '') => JSON.parse(text));
define('topic', /(?:command|event|request) "([^"]*)"/, (topic = '') => topic);
define('codeAction', /emit|export/, (action = '') => action);
define('group', /All|System|Playback/, (name) => name as LogGroup);
define('edit', new RegExp(edits.join('|')), (words) => words as Edit);
define('type', /All types|Errors|Warnings|Information/, (name) => name as LogType);
