// Interpolates variables in scripts: `${name}` becomes an argument, so that a value is never parsed as code. Pure.

import { type Variables, variableAt } from './variables';

/** A script and its `arguments`. */
export interface ScriptCall {
  script: string;
  args: unknown[];
}

/**
 * Replaces each `${name}` of a variable by `arguments[n]`. In a string literal, as in `"${name}" == "x"`, the text of
 * the variable becomes part of the string. Other `${…}` stay: they may be expressions of a template literal.
 */
export function interpolateScript(script: string, variables: Variables): ScriptCall {
  const args: unknown[] = [];
  // A function in the script has its own `arguments`.
  const hasFunctions = /\bfunction\b/.test(script);
  const list = hasFunctions ? 'argumentsOfScript' : 'arguments';
  const positions = new Map<string, number>();
  const argument = (name: string): string | undefined => {
    const found = variableAt(name, variables);
    if (!found) return undefined;
    const position = positions.get(name) ?? args.push(found.value) - 1;
    positions.set(name, position);
    return `${list}[${position}]`;
  };
  const replaced = script.replace(token, (text) => {
    if (/^\/[/*]/.test(text)) return text;
    const quote = text[0];
    if (quote === '"' || quote === "'") return inQuotes(text, quote, argument);
    if (quote === '`') return text.replace(reference, (written, name: string) => braced(argument(name)) ?? written);
    return text.replace(reference, (written, name: string) => argument(name) ?? written);
  });
  return { script: hasFunctions && args.length > 0 ? `const ${list} = arguments; ${replaced}` : replaced, args };
}

const reference = /\$\{([^${}]+)\}/g;

/** Matches comments, literals and references. An unterminated literal counts as code. */
const token = /\/\/.*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\$\{[^${}]+\}/g;

function braced(argument: string | undefined): string | undefined {
  return argument === undefined ? undefined : `\${${argument}}`;
}

/** `"a ${b}"` as `("a "+arguments[0]+"")`. */
function inQuotes(literal: string, quote: string, argument: (name: string) => string | undefined): string {
  let found = false;
  const joined = literal.replace(reference, (written, name: string) => {
    const replacement = argument(name);
    if (replacement === undefined) return written;
    found = true;
    return `${quote}+${replacement}+${quote}`;
  });
  return found ? `(${joined})` : literal;
}
