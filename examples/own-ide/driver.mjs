// How the harness uses this IDE: it finds everything by role and name, so the names are most of what it needs to know.

const names = {
  Control: 'Steuerung',
  Log: 'Protokoll',
  'Log entries': 'Einträge',
  'Project name': 'Projektname',
  'Project file': 'Projektdatei',
  Save: 'Speichern',
  'Connection request': 'Verbindungsanfrage',
  Accept: 'Annehmen',
  Decline: 'Ablehnen',
  'Unsaved changes': 'Ungespeicherte Änderungen',
  Discard: 'Verwerfen',
  Cancel: 'Abbrechen',
};

/** @type {import('../../harness/ide/window/ide-driver').CreateDriver} */
export default (window, { AriaDriver }) => {
  class GermanDriver extends AriaDriver {
    /** Unsaved changes are not in this window's title: a status tells of them. */
    async hasUnsavedChanges() {
      const [status] = await this.read({ role: 'status', name: 'Zustand' });
      return status?.text === 'ungespeichert';
    }
  }
  return new GermanDriver(window, names);
};
