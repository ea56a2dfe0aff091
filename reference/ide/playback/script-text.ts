// Scripts with variables in them: `${name}` becomes an argument, so that a value is never read as code. Pure.

import { type Variables, variableAt } from './variables';

/** A script and what it reads as `arguments`. */
export interface ScriptCall {
  script: string;
  args: unknown[];
}

/**
 * Puts `arguments[n]` in the place of each `${name}` that is a variable.
 * Inside of a string literal, where projects write `"${name}" == "x"`, the literal becomes the text that was meant.
 * What is not a variable stays: it may be a template's own expression.
 */
export function interpolateScript(script: string, variables: Variables): ScriptCall {
  const args: unknown[] = [];
  // A function of the script has arguments of its own.
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

/** Comments, literals and references; all else is passed over. A literal that is not closed is read as code. */
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
