// Processor time of a page. It does not contain the time that other processes run, but each of its seconds does less work
// while they do: two processors often share a core. So limits are set for a quiet machine, and grow with the time that known
// work takes just now.

import type { CDPSession, Page } from 'puppeteer-core';

/** How long {@link work} takes on a quiet machine of 2026 with two virtual processors, in milliseconds. */
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

  /** How many times as long as on a quiet machine the page's work takes just now; at least 1. */
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
