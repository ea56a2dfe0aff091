// `completion`: scripts that let a shell complete the command's words.
//
// A script of ours instead of a library: the words come from commander's own tree and from the catalogue, and a library
// such as omelette or tabtab would edit the user's start-up files and start this program at each press of the Tab key.

import path from 'node:path';
import type { Command, Option } from 'commander';
import { oneOfWords } from '../../support/command-line';
import { isCheckout, root } from '../../support/project';
import { exitStatus } from '../../support/usage-error';
import { catalogueFile } from '../run/plan';
import { capabilityNames } from '../subject/capabilities';
import { subjectNames } from '../subject/manifest';
import { loadCatalogue, sectionOf } from '../verdict/catalogue';

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

/** Gives the command `completion` its arguments, options and action. */
export function completionCommand(command: Command): Command {
  return command
    .argument('<shell>', `one of: ${shells.join(', ')}`)
    .addHelpText('after', example)
    .action(async (shell: string, _values: unknown, command: Command) => {
      const words = await wordsOf(command.parent!);
      process.stdout.write(scripts[oneOfWords('`completion`', shell, shells)](words));
      process.exitCode = exitStatus.conforms;
    });
}

/** The program whose words are completed. Shells cannot complete what follows `npx` or `npm run`. */
const programName = 'touchstone';

const example = isCheckout
  ? `
It completes the words of \`touchstone\`. In this folder, for bash:
  alias touchstone='npm run -s conformance --'
  eval "$(touchstone completion bash)"`
  : `
It completes the words of \`touchstone\`, if that is in your PATH. For bash:
  eval "$(touchstone completion bash)"`;

/** The words that can follow. */
interface Words {
  /** The names of the commands, each with its description. */
  readonly commands: ReadonlyMap<string, string>;
  /** By command; '' for the command that is run by default. */
  readonly options: ReadonlyMap<string, readonly Option[]>;
  /** What can follow an option or a command, by its name. */
  readonly values: ReadonlyMap<string, readonly string[]>;
}

async function wordsOf(main: Command): Promise<Words> {
  const { rules } = await loadCatalogue(catalogueFile({ root, features: path.join(root, 'features') }));
  const ids = rules.map(({ id }) => id);
  const prefixes = [...new Set(ids.map((id) => `${sectionOf(id)}.`))];
  const optionsOf = (command: Command) => command.createHelp().visibleOptions(command);
  return {
    commands: new Map(main.commands.map((command) => [command.name(), command.description()])),
    options: new Map([
      ['', optionsOf(main)],
      ...main.commands.map((command) => [command.name(), optionsOf(command)] as const),
    ]),
    values: new Map<string, readonly string[]>([
      ['--rule', [...prefixes, ...ids]],
      ['--subject', await subjectNames(path.join(root, 'subjects'))],
      ['--kind', ['generator', 'runtime', 'ide']],
      ['--tags', capabilityNames.map((name) => `@needs.${name}`)],
      ['explain', ids],
      ['replay', ids.map((id) => `${id}/`)],
      ['list', ['sections', 'rules', 'scenarios', 'subjects', 'capabilities']],
      ['completion', shells],
    ]),
  };
}

const longNames = (options: readonly Option[]): string[] => options.flatMap(({ long }) => long ?? []);
const takesValue = ({ required, optional }: Option): boolean => required || optional;

const scripts: Readonly<Record<Shell, (words: Words) => string>> = {
  bash: ({ commands, options, values }) => `# bash completion of ${programName}.
_${programName}() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= one words=
  for one in "\${COMP_WORDS[@]:1:$((COMP_CWORD - 1))}"; do
    case $one in ${[...commands.keys()].join('|')}) command=$one; break ;; esac
  done
  # An option may follow a command's name; what else may follow it is known for some.
  case $word in -*) case $before in -*) ;; *) before= ;; esac ;; esac
  case $before in
${[...values].map(([name, words]) => `    ${name}) words='${words.join(' ')}' ;;`).join('\n')}
    ${[
      ...new Set(
        [...options.values()]
          .flat()
          .filter(takesValue)
          .map(({ long }) => long),
      ),
    ]
      .filter((long) => !values.has(long!))
      .join('|')})
      COMPREPLY=($(compgen -f -- "$word")); return ;;
  esac
  if [ -z "$words" ]; then
    case $command in
${[...options].map(([name, list]) => `      '${name}') words='${[...longNames(list), ...(name === '' ? commands.keys() : [])].join(' ')}' ;;`).join('\n')}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$word"))
  # A manifest is a file. A prefix of rules is not a whole word yet.
  case $before in --subject) COMPREPLY+=($(compgen -f -- "$word")) ;; esac
  case \${COMPREPLY[0]-} in *[./]) compopt -o nospace 2>/dev/null ;; esac
}
complete -o default -F _${programName} ${programName}
`,
  zsh: (words) => `#compdef ${programName}
# zsh completion of ${programName}: by the bash script, which zsh can run.
autoload -U +X bashcompinit && bashcompinit
${scripts.bash(words)}`,
  fish: ({ commands, options, values }) => {
    const none = `not __fish_seen_subcommand_from ${[...commands.keys()].join(' ')}`;
    const lines = [`# fish completion of ${programName}.`];
    for (const [name, description] of commands)
      lines.push(`complete -c ${programName} -n '${none}' -a ${name} -d ${fishWord(description)}`);
    for (const [name, list] of options)
      for (const option of list) {
        if (option.long === undefined || option.long === null) continue;
        const condition = name === '' ? none : `__fish_seen_subcommand_from ${name}`;
        const known = values.get(option.long);
        const value = !takesValue(option) ? '' : known ? ` -x -a '${known.join(' ')}'` : ' -r';
        const described = fishWord(option.description);
        lines.push(`complete -c ${programName} -n '${condition}' -l ${option.long.slice(2)}${value} -d ${described}`);
      }
    for (const name of commands.keys()) {
      const known = values.get(name);
      if (known)
        lines.push(`complete -c ${programName} -n '__fish_seen_subcommand_from ${name}' -f -a '${known.join(' ')}'`);
    }
    return `${lines.join('\n')}\n`;
  },
};

function fishWord(text: string): string {
  return `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
}
