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
export default (window, { AriaDriver, lacks }) => {
  class GermanDriver extends AriaDriver {
    /** This window shows unsaved changes in a status instead of its title. */
    async hasUnsavedChanges() {
      const [status] = await this.read({ role: 'status', name: 'Zustand' });
      return status?.text === 'ungespeichert';
    }

    // What this IDE lacks. Without these methods, each scenario would wait for missing controls until it times out.

    async filterLog() {
      lacks('groups in its log');
    }

    async followLink() {
      lacks('links in its log');
    }

    async tests() {
      return lacks('list of tests');
    }

    async selectTest() {
      lacks('list of tests');
    }

    async commands() {
      return lacks('list of commands');
    }

    async play() {
      lacks('playback');
    }

    async playSuite() {
      lacks('playback');
    }
  }
  return new GermanDriver(window, names);
};
