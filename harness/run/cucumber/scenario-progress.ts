// Shows how far cucumber is, from its messages: one phase for C++ scenarios, one for those that drive an IDE.

import type { Envelope } from '@cucumber/messages';
import type { Progress } from '../../../support/progress';

interface Phase {
  readonly title: string;
  total: number;
  ended: number;
}

/** A pickle, a test case or an attempt of one. */
interface Followed {
  readonly phase: Phase;
  readonly name: string;
}

export class ScenarioProgress {
  readonly #cpp: Phase = { title: 'C++ scenarios', total: 0, ended: 0 };
  readonly #ide: Phase = { title: 'IDE scenarios', total: 0, ended: 0 };
  /** By the ids of pickles, then of test cases, then of attempts. */
  readonly #followed = new Map<string, Followed>();

  constructor(private readonly progress: Progress) {}

  /** Takes a message of cucumber. */
  take({ pickle, testCase, testCaseStarted, testCaseFinished }: Envelope): void {
    if (pickle) {
      const phase = pickle.tags.some(({ name }) => name === '@needs.ide') ? this.#ide : this.#cpp;
      this.#followed.set(pickle.id, { phase, name: pickle.name });
    }
    // All test cases are announced before the first one runs.
    if (testCase) {
      const followed = this.#follow(testCase.pickleId, testCase.id);
      if (followed) followed.phase.total++;
    }
    if (testCaseStarted) {
      const followed = this.#follow(testCaseStarted.testCaseId, testCaseStarted.id);
      if (followed) this.#show(followed);
    }
    if (testCaseFinished && !testCaseFinished.willBeRetried) {
      const followed = this.#followed.get(testCaseFinished.testCaseStartedId);
      if (!followed) return;
      followed.phase.ended++;
      this.#show(followed);
      if (followed.phase.ended === followed.phase.total) this.progress.done(followed.phase.title);
    }
  }

  /** Cucumber has ended, perhaps before it ran all scenarios. */
  end(): void {
    for (const { title, ended, total } of [this.#cpp, this.#ide]) if (ended < total) this.progress.done(title);
  }

  #follow(from: string, to: string): Followed | undefined {
    const followed = this.#followed.get(from);
    if (followed) this.#followed.set(to, followed);
    return followed;
  }

  #show({ phase: { title, total, ended }, name }: Followed): void {
    this.progress.step(title, ended, total, name);
  }
}
