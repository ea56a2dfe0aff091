// The IDE's questions to the user. Dismissing a dialog means no.

import type { IdeWindow } from '../ide-window';
import type { Dialog } from '../state/store';
import { Modal } from './modal';

/** The texts of a dialog. */
interface Wording {
  title: string;
  text: string;
  /** Small print below the text. */
  detail?: string;
  warning?: string;
  yes: string;
  /** Absent if the dialog has only one button. */
  no?: string | undefined;
}

function wordingOf(dialog: Dialog, unsaved: boolean): Wording {
  if (dialog.kind === 'unsaved') {
    return {
      title: 'Unsaved changes',
      text: `The project has unsaved changes. Discard them and ${dialog.purpose}?`,
      yes: 'Discard',
      no: 'Cancel',
    };
  }
  if (dialog.kind === 'recovery') {
    const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(dialog.keptAt);
    return {
      title: 'Recover unsaved work',
      text: `The Test IDE ended before the changes to “${dialog.name}” were saved. They are from ${when}.`,
      yes: 'Discard',
      no: 'Recover',
    };
  }
  if (dialog.kind === 'message') {
    return { title: 'Message', text: `${dialog.source}: ${dialog.text}`, yes: dialog.confirm, no: dialog.cancel };
  }
  return {
    title: 'Connection request',
    text: `“${dialog.name}” asks to control the Test IDE. The IDE restarts with an empty project, and while it is controlled, saving sends the project to “${dialog.name}”.`,
    detail: `Extension id: ${dialog.caller}`,
    ...warningOf(dialog.controlledBy, unsaved),
    yes: 'Accept',
    no: 'Decline',
  };
}

function warningOf(controlledBy: string | null, unsaved: boolean): { warning?: string } {
  const warnings = [
    controlledBy !== null && `“${controlledBy}” loses control.`,
    unsaved && 'Unsaved changes of the open project are lost.',
  ].filter((warning) => warning !== false);
  return warnings.length === 0 ? {} : { warning: warnings.join(' ') };
}

/** A modal dialog. */
export function DialogView({ ide, dialog, unsaved }: { ide: IdeWindow; dialog: Dialog; unsaved: boolean }) {
  const { title, text, detail, warning, yes, no } = wordingOf(dialog, unsaved);
  return (
    <Modal title={title} describedBy="dialog-text" dismiss={() => ide.answerDialog(dialog, false)}>
      <div id="dialog-text">
        <p>{text}</p>
        {detail && <p class="detail">{detail}</p>}
        {warning && <p class="warning">{warning}</p>}
      </div>
      <div class="actions">
        {no !== undefined && (
          <button type="button" onClick={() => ide.answerDialog(dialog, false)}>
            {no}
          </button>
        )}
        <button type="button" class="primary" onClick={() => ide.answerDialog(dialog, true)}>
          {yes}
        </button>
      </div>
    </Modal>
  );
}
