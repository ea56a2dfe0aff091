// The harness finds controls by role and name, so this driver mainly translates the names.

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
    /** This window shows unsaved changes in a status instead of its title. */
    async hasUnsavedChanges() {
      const [status] = await this.read({ role: 'status', name: 'Zustand' });
      return status?.text === 'ungespeichert';
    }
  }
  return new GermanDriver(window, names);
};
