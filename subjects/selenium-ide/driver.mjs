// Uses the window of Selenium IDE 3. Few of its controls have ARIA roles and names, so most are found by CSS selectors.

/** The dialogs that plugins cause, by words of their titles. */
const questions = [
  ['connection request', /^assisted control/i],
  ['unsaved changes', /without saving/i],
];

/** The labels of the buttons that answer them. */
const labels = { accept: 'Restart and Allow access', decline: 'Deny access', discard: 'proceed', ignore: 'cancel' };

const welcome = '.welcome-dialog';
const overlay = '.modal-overlay';
const alert = '.modal.alert';
const tip = /^hard coded sleeps/i;
const isPlaying = '.toolbar .si-stop';

// The functions below run in the page. They are sent there as text, so each refers to nothing outside itself.

/** The visible texts of all elements that a selector finds. */
function textsOf(selector) {
  // biome-ignore lint/performance/useDomNodeTextContent: this needs the rendered text
  return [...document.querySelectorAll(selector)].map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim());
}

/** Clicks the element with a text, or the first one. @returns whether there is one */
function clickOn(selector, text) {
  const found = [...document.querySelectorAll(selector)].find(
    // biome-ignore lint/performance/useDomNodeTextContent: this needs the rendered text
    ({ innerText }) => text === undefined || innerText.trim().toLowerCase() === text.toLowerCase(),
  );
  found?.click();
  return found !== undefined;
}

/** Creates a new project as the dialogs of a new window ask for. @returns true, once they are closed */
async function createProject(name) {
  const when = (look) =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => tell());
      const tell = () => {
        const found = look();
        if (!found) return;
        observer.disconnect();
        resolve(found);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      tell();
    });
  const labelled = (selector, text) =>
    [...document.querySelectorAll(selector)].find(
      ({ textContent, disabled }) => textContent.trim().toLowerCase() === text && !disabled,
    );
  (await when(() => labelled('.welcome-dialog a', 'create a new project'))).click();
  (await when(() => document.querySelector('.rename-dialog input'))).focus();
  document.execCommand('insertText', false, name);
  (await when(() => labelled('.rename-dialog button', 'ok'))).click();
  await when(() => document.querySelector('.modal-overlay') === null);
  return true;
}

/** The rows of the commands: command, target, value, state, and what the log says of the state. */
function rowsOfCommands() {
  const states = ['failed', 'fatal', 'passed', 'pending', 'undetermined', 'awaiting'];
  // biome-ignore lint/performance/useDomNodeTextContent: this needs the rendered text
  const text = (element) => (element?.innerText ?? '').trim();
  const said = new Map();
  for (const entry of document.querySelectorAll('#Log li.log')) {
    const index = text(entry.querySelector('.index')).replace('.', '');
    const status = text(entry.querySelector('.status'));
    const message = text(entry.querySelector('.message'));
    const shown = message.endsWith(status) ? message.slice(0, message.length - status.length) : message;
    if (index !== '') said.set(index, `${shown.trim()} ${text(entry.querySelector('.details'))}`);
  }
  return [...document.querySelectorAll('.test-table tbody tr')]
    .filter((row) => row.querySelector('.index') !== null)
    .map((row) => {
      const [, , command, target, value] = row.cells;
      const state = states.find((name) => row.classList.contains(name));
      const index = text(row.querySelector('.index'));
      // `assert text` is how the IDE shows the command `assertText`.
      const name = text(command).replace(/ (\w)/g, (_, letter) => letter.toUpperCase());
      return [name, text(target), text(value), state, said.get(index)].filter(Boolean).join(' ');
    });
}

/** @type {import('../../harness/ide/window/ide-driver').CreateDriver} */
export default (window, { AriaDriver, lacks }) => {
  class SeleniumIdeDriver extends AriaDriver {
    /** Whether the worker may remember that it has opened the window: see {@link untilItMayOpenAgain}. */
    hasOpened = false;

    async open() {
      await window.open();
      await this.createProject();
    }

    /** A new window asks what to do first, and for the name of the project. */
    async welcome() {
      if (await this.sees(welcome)) await this.createProject();
    }

    /** One call of the page: the four dialogs' states need not be asked for one by one. */
    async createProject() {
      await this.until(
        'the dialogs of a new window',
        () => this.onPage((page) => page.evaluate(createProject, 'Untitled'), false),
        (created) => created,
      );
    }

    async dialog() {
      const [text] = await this.texts(alert);
      const found = questions.find(([, words]) => words.test(text ?? ''));
      return found && { question: found[0], text };
    }

    async reply(reply) {
      if (reply === 'dismiss') return super.reply(reply);
      if (reply === 'accept') await this.untilItMayOpenAgain();
      const before = await super.run();
      // If its changes are unsaved, the window that closes then makes the browser ask "Leave site?", too.
      this.mayLeave(await this.openPage());
      await this.answerQuestion(() => this.clickOn(`${alert} button`, labels[reply]));
      if (reply === 'accept') await this.untilRestarted(before);
    }

    /** The IDE may answer the plugin while the window that was asked is still there. */
    async untilRestarted(before) {
      this.hasOpened = true;
      await this.until(
        'the IDE to restart under control',
        async () => ({ run: await super.run(), controller: await this.controller() }),
        ({ run, controller }) => run !== undefined && run !== before && controller !== '',
      );
    }

    /** It is read before a plugin sends a message, which may ask the closed IDE to open. */
    async run() {
      const run = await super.run();
      if (run === undefined) await this.untilItMayOpenAgain();
      return run;
    }

    /**
     * For 1.5 s after its worker has opened the window, the worker opens none: the IDE would close at a restart and stay
     * closed, and drop a plugin's request (`clickEnabled` in src/background/background.js). Whether it does must not
     * depend on how fast a scenario goes on. A worker that the browser has stopped, because it had nothing to do for a
     * while, knows nothing of it.
     */
    async untilItMayOpenAgain() {
      if (!this.hasOpened) return;
      this.hasOpened = false;
      await window.stopWorker();
    }

    async controller() {
      return (await this.texts('.state-banner.background-controlled'))[0] ?? '';
    }

    async log() {
      return this.entries({ role: 'listitem', within: { role: 'tabpanel' } });
    }

    async filterLog() {
      lacks('group filter in its log');
    }

    async filterLogByType() {
      lacks('type filter in its log');
    }

    async copyLog() {
      lacks('button that copies its log');
    }

    async clearLog() {
      await this.click({ role: 'button', name: 'Clear log' });
    }

    async followLink(text) {
      await this.clickOn('#Log a', text);
    }

    async projectName() {
      return (await this.texts('.header .title'))[0] ?? '';
    }

    async hasUnsavedChanges() {
      return this.sees('.header.changed');
    }

    async openProject(file, name) {
      // The window shows its dialog and the rest of itself at once.
      await this.has('.header input[type=file]');
      const chooser = (await this.sees(welcome)) ? `${welcome} input[type=file]` : '.header input[type=file]';
      await this.has(chooser);
      const input = await (await this.openPage()).$(chooser);
      await input.uploadFile(file);
      await this.until(
        `the project "${name}" to be loaded`,
        () => this.projectName(),
        (shown) => shown === name,
      );
      await this.untilNoTip();
    }

    /** Closes the tip that the IDE shows when a command `pause` is selected. */
    async untilNoTip() {
      const noTip = async () => {
        const [text] = await this.texts(alert);
        // A tip that is closing shows its text longer than its button.
        if (tip.test(text ?? '')) await this.tryClickOn(`${alert} button`, 'OK');
        return !(await this.sees(overlay));
      };
      await this.until('the dialogs to be closed', noTip, (closed) => closed);
    }

    async renameProject(name) {
      await this.welcome();
      const page = await this.openPage();
      await page.focus('.header .title');
      await page.keyboard.press('a', { commands: ['SelectAll'] });
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await this.until(
        'the window to show unsaved changes',
        () => this.hasUnsavedChanges(),
        (unsaved) => unsaved,
      );
    }

    async save() {
      await this.welcome();
      await this.clickOn('[aria-label="Save project"]');
    }

    async exportCode() {
      lacks('button that exports code of a suite');
    }

    async tests() {
      return this.texts('.tests li a > span');
    }

    async selectTest(name) {
      if (!(await this.tests()).includes(name)) await this.showAllTests();
      await this.clickOn('.tests li a > span', name);
    }

    /** While a test is played, the list has only what is played. The IDE shows the others once the user pauses. */
    async showAllTests() {
      await this.clickOn('.test-cases .tabbar a');
      await this.clickOn('.menu.content ul.buttons li:first-child a');
      await this.clickOn(`${alert} button`, 'pause');
    }

    async commands() {
      return this.onPage((page) => page.evaluate(rowsOfCommands), []);
    }

    async play() {
      await this.clickOn('.toolbar .si-play');
      await this.has(isPlaying);
    }

    async playSuite() {
      await this.clickOn('[aria-label^="Run all tests"]');
      await this.has(isPlaying);
    }

    async playback() {
      if (await this.sees(isPlaying)) return 'running';
      // Its log says in a sentence how a test ended.
      const last = (await this.texts('#Log li.notice')).at(-1) ?? '';
      return last.replace('completed successfully', 'passed').replace(/ended with \d+ error.*/, 'failed');
    }

    async texts(selector) {
      return this.onPage((page) => page.evaluate(textsOf, selector), []);
    }

    async sees(selector) {
      return (await this.texts(selector)).length > 0;
    }

    async has(selector) {
      await this.until(
        `\`${selector}\` in the window`,
        () => this.sees(selector),
        (seen) => seen,
      );
    }

    async hasNot(selector) {
      await this.until(
        `\`${selector}\` to be gone`,
        () => this.sees(selector),
        (seen) => !seen,
      );
    }

    /** Clicks by script: a dialog moves while it opens. */
    async clickOn(selector, text) {
      await this.until(
        `\`${selector}\`${text === undefined ? '' : ` "${text}"`} in the window`,
        () => this.tryClickOn(selector, text),
        (clicked) => clicked,
      );
    }

    async tryClickOn(selector, text) {
      return this.onPage((page) => page.evaluate(clickOn, selector, text), false);
    }
  }
  return new SeleniumIdeDriver(window);
};
