// The processor time of a page. It leaves out the time of other processes, but they slow the page down nevertheless, because two
// virtual processors often share a core. So limits are set for a quiet machine, and a measured time is divided by how much
// longer known work takes at the moment.

import type { CDPSession, Page } from 'puppeteer-core';

/** The milliseconds that {@link work} takes on the machine for which the limits were set, when nothing else runs. */
const quietWork = 40;

/** Measures the processor time of a page's main thread. */
export class ProcessorTime {
  private constructor(
    private readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async ofPage(page: Page): Promise<ProcessorTime> {
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ProcessorTime(page, session);
  }

  /** The milliseconds that the page works until `action` has ended. */
  async during(action: () => Promise<unknown>): Promise<number> {
    const before = await this.total();
    await action();
    return (await this.total()) - before;
  }

  /** By what factor the page works more slowly at the moment than {@link quietWork} says; at least 1. */
  async slowness(): Promise<number> {
    return Math.max(1, (await this.during(() => this.page.evaluate(work))) / quietWork);
  }

  private async total(): Promise<number> {
    const { metrics } = await this.session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  }
}

/** Work of the kind that the IDE does: objects, texts and elements. It runs in the page. */
function work(): number {
  const commands = Array.from({ length: 2000 }, (_, number) => ({ command: 'store', target: `${number}`, value: 'x' }));
  let length = 0;
  for (let round = 0; round < 20; round++) length += JSON.stringify(JSON.parse(JSON.stringify(commands))).length;
  const list = document.createElement('ol');
  for (const { target } of commands) list.append(Object.assign(document.createElement('li'), { textContent: target }));
  return length + list.childElementCount;
}
