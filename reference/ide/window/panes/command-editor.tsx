// The fields of the selected command with their help, and the actions on the selected commands.

import { commandReference, describedCommand } from '../../project/command-reference';
import { isOff } from '../../project/edit-commands';
import type { Command, CommandField, Test } from '../../project/side-project';
import { IconButton } from '../controls/icons';
import type { IdeWindow } from '../ide-window';
import { memo } from '../memo';
import type { PluginCommand } from '../state/store';

const fields: readonly [CommandField, string][] = [
  ['command', 'Command'],
  ['target', 'Target'],
  ['value', 'Value'],
  ['comment', 'Comment'],
];

/** Edits the selected command. */
export function CommandEditor({
  ide,
  test,
  command,
  pluginCommands,
}: {
  ide: IdeWindow;
  test: Test | undefined;
  command: Command | undefined;
  pluginCommands: readonly PluginCommand[];
}) {
  const name = command?.command.replace(/^\/\//, '') ?? '';
  const description = describedCommand(name);
  const { editor } = ide;
  const chosen = command !== undefined;
  return (
    <div class="editor">
      <div class="editor-fields">
        {fields.map(([field, label]) => {
          const kind = field === 'target' || field === 'value' ? description?.[field] : undefined;
          return (
            <label key={field} class={field}>
              {label}
              <input
                id={field === 'command' ? 'command-name' : `command-${field}`}
                type="text"
                autocomplete="off"
                spellcheck={field === 'comment'}
                disabled={!chosen}
                list={field === 'command' ? 'command-names' : undefined}
                placeholder={kind}
                value={command?.[field] ?? ''}
                onInput={({ currentTarget }) => editor.editCommand(field, currentTarget.value)}
              />
            </label>
          );
        })}
        <CommandNames pluginCommands={pluginCommands} />
      </div>
      <div class="editor-foot">
        <p class="docs">{describe(name, pluginCommands)}</p>
        <div class="actions" role="toolbar" aria-label="Commands">
          <IconButton
            icon="up"
            label="Move up"
            keys="Alt+↑"
            disabled={!chosen}
            onClick={() => editor.shiftCommands(-1)}
          />
          <IconButton
            icon="down"
            label="Move down"
            keys="Alt+↓"
            disabled={!chosen}
            onClick={() => editor.shiftCommands(1)}
          />
          <IconButton
            icon="copy"
            label="Duplicate command"
            keys="Ctrl+D"
            disabled={!chosen}
            onClick={() => editor.duplicateCommands()}
          />
          <IconButton
            icon="off"
            label="Disable command"
            keys="Ctrl+/"
            disabled={!chosen}
            pressed={chosen && isOff(command)}
            onClick={() => editor.switchCommands()}
          />
          <IconButton
            icon="remove"
            label="Remove command"
            keys="Delete"
            disabled={!chosen}
            onClick={() => editor.removeCommands()}
          />
          <button type="button" disabled={!test} onClick={() => editor.addCommand()}>
            Add command
          </button>
        </div>
      </div>
    </div>
  );
}

function describe(name: string, pluginCommands: readonly PluginCommand[]): string {
  if (name === '') return '';
  const description = describedCommand(name);
  if (description) return description.docs;
  const owned = pluginCommands.find(({ id }) => id === name);
  if (owned) return `${owned.name} (of ${owned.plugin})`;
  return `Neither the IDE nor a registered plugin has the command “${name}”: a run will fail here.`;
}

/** Suggestions for the command field. */
const CommandNames = memo(function CommandNames({ pluginCommands }: { pluginCommands: readonly PluginCommand[] }) {
  return (
    <datalist id="command-names">
      {[...commandReference.keys()].map((name) => (
        <option key={name} value={name} />
      ))}
      {pluginCommands.map(({ id, name, plugin }) => (
        <option key={`${plugin} ${id}`} value={id} label={`${name} (${plugin})`} />
      ))}
    </datalist>
  );
});
