import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Clock } from './clock';
import { streamProgress } from './progress';

/** A clock that a test turns on. */
class TestClock implements Clock {
  #now = 0;
  #calls: { every: number; next: number; action: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  every(milliseconds: number, action: () => void): () => void {
    const call = { every: milliseconds, next: this.#now + milliseconds, action };
    this.#calls.push(call);
    return () => {
      this.#calls = this.#calls.filter((one) => one !== call);
    };
  }

  /** Lets time pass, and makes the calls that are due. */
  pass(seconds: number): void {
    const end = this.#now + seconds * 1000;
    for (;;) {
      const due = this.#calls.filter(({ next }) => next <= end).sort((a, b) => a.next - b.next)[0];
      if (!due) break;
      this.#now = due.next;
      due.next += due.every;
      due.action();
    }
    this.#now = end;
  }

  get isIdle(): boolean {
    return this.#calls.length === 0;
  }
}

function display(terminal: { readonly columns?: number } | undefined) {
  const clock = new TestClock();
  let text = '';
  const stream = {
    isTTY: terminal !== undefined,
    ...terminal,
    write: (part: string) => {
      text += part;
    },
  };
  return { clock, progress: streamProgress(stream, clock), text: () => text };
}

/** What a terminal shows after a text: its lines, the last one as rewritten. */
function screen(text: string): string[] {
  return text.split('\n').map((line) => line.split('\r\x1b[K').at(-1)!);
}

describe('in a log', () => {
  test('a phase writes a line every ten seconds, with the time left, and one at its end', () => {
    const { clock, progress, text } = display(undefined);
    for (let done = 0; done < 25; done++) {
      progress.step('IDE scenarios', done, 25, `scenario ${done}`);
      clock.pass(1);
    }
    progress.step('IDE scenarios', 25, 25, 'scenario 24');
    progress.done('IDE scenarios');
    assert.deepEqual(text().split('\n'), [
      'IDE scenarios 9 of 25, about 18 s left  scenario 9',
      'IDE scenarios 19 of 25, about 6 s left  scenario 19',
      'IDE scenarios: 25 of 25 (25 s)',
      '',
    ]);
    assert(clock.isIdle, 'the timer is stopped');
  });

  test('a short phase writes one line without a time; one without a total writes none', () => {
    const { progress, text } = display(undefined);
    progress.step('plan', 0, 0, 'the features');
    progress.done('plan');
    progress.step('compile', 3, 3, 'a.cc');
    progress.done('compile');
    assert.equal(text(), 'compile: 3 of 3\n');
  });

  test('a phase that hangs says so, and for how long', () => {
    const { clock, progress, text } = display(undefined);
    progress.step('prepare', 0, 0, 'make');
    clock.pass(20);
    assert.equal(text(), 'prepare (10 s)  make\nprepare (20 s)  make\n');
    progress.close();
    assert(clock.isIdle);
    assert.equal(text().split('\n').length, 3, 'closing writes no line');
  });

  test('the time left follows the speed of the last half minute', () => {
    const { clock, progress, text } = display(undefined);
    // 300 outputs come from a cache in 3 seconds; each of the others takes a second.
    for (let done = 0; done < 300; done += 10) {
      progress.step('compile', done, 400, 'cached');
      clock.pass(0.1);
    }
    for (let done = 300; done < 340; done++) {
      progress.step('compile', done, 400, 'new');
      clock.pass(1);
    }
    assert.match(text().trim().split('\n').at(-1)!, /^compile 33[0-9] of 400, about 1 min.* left {2}new$/);
  });

  test('phases that overlap have a line each', () => {
    const { clock, progress, text } = display(undefined);
    progress.step('compile', 1, 4, 'a.cc');
    progress.step('run', 1, 2, 'b');
    clock.pass(10);
    assert.match(text(), /^compile 1 of 4.*\nrun 1 of 2.*\n$/);
  });
});

describe('on a terminal', () => {
  test('one line is rewritten, and stays when the phase ends', () => {
    const { clock, progress, text } = display({ columns: 80 });
    progress.step('run', 0, 3, 'first');
    clock.pass(0.9);
    progress.step('run', 1, 3, 'second');
    assert.deepEqual(screen(text()), ['run 1 of 3  second']);
    clock.pass(9.1);
    assert.deepEqual(screen(text()), ['run 1 of 3, about 20 s left  second'], 'the time passes without a step');
    progress.step('run', 3, 3, 'third');
    progress.done('run');
    assert.deepEqual(screen(text()), ['run: 3 of 3 (10 s)', '']);
  });

  test('no line is wider than the terminal', () => {
    for (const columns of [20, 40]) {
      const { clock, progress, text } = display({ columns });
      progress.step('generate and check', 1, 690, 'a long name of an output in a folder of folders');
      clock.pass(5);
      for (const line of text().split('\r\x1b[K')) assert(line.length < columns, line);
    }
  });

  test('many quick steps change the line a few times', () => {
    const { clock, progress, text } = display({ columns: 80 });
    for (let done = 0; done < 1000; done++) {
      progress.step('run', done, 1000, 'a case');
      clock.pass(0.001);
    }
    assert(text().split('\r').length < 30);
  });

  test('closing clears the line of a phase that did not end', () => {
    const { progress, text } = display({ columns: 80 });
    progress.step('compile', 1, 9, 'a.cc');
    progress.close();
    assert.deepEqual(screen(text()), ['']);
  });
});
