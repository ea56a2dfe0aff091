// Measures the time and memory of whole commands.

import { readdirSync, readFileSync } from 'node:fs';
import { execa } from 'execa';

/** One run of a command. */
export interface Measured {
  readonly seconds: number;
  /** Peak resident memory of the process and all its descendants, sampled ten times a second. 0 except on Linux. */
  readonly peakMegabytes: number;
  /** Peak resident memory of the process alone. 0 except on Linux. */
  readonly ownPeakMegabytes: number;
  readonly stdout: string;
}

/** The middle value; of an even number of values, the lower middle one. @throws Error if there are no values */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of no values.');
  return middle;
}

/**
 * Runs a command and measures it.
 * @param options `accept` lists the exit statuses that are no error (default: 0)
 * @throws Error with the command's output for any other exit status
 */
export async function measure(
  command: readonly string[],
  options: { cwd: string; env?: Record<string, string>; accept?: readonly number[] },
): Promise<Measured> {
  const start = performance.now();
  const child = execa(command[0]!, command.slice(1), {
    cwd: options.cwd,
    env: options.env ?? {},
    reject: false,
    stdin: 'ignore',
  });
  let peak = 0;
  let ownPeak = 0;
  const sample = (): void => {
    if (child.pid === undefined) return;
    peak = Math.max(peak, residentKilobytes(child.pid));
    ownPeak = Math.max(ownPeak, ownPeakKilobytes(child.pid));
  };
  const sampler = setInterval(sample, 100);
  const { exitCode, stdout, stderr } = await child;
  clearInterval(sampler);
  const seconds = (performance.now() - start) / 1000;
  if (!(options.accept ?? [0]).includes(exitCode ?? -1))
    throw new Error(`${command.join(' ')} ended with ${exitCode}:\n${stdout}\n${stderr}`);
  return { seconds, peakMegabytes: Math.round(peak / 1024), ownPeakMegabytes: Math.round(ownPeak / 1024), stdout };
}

/** The most memory that a process has had resident so far, in kB; 0 if it has ended, or there is no /proc. */
function ownPeakKilobytes(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Resident memory of a process and all its descendants, in kB; 0 if there is no /proc. */
function residentKilobytes(root: number): number {
  const children = new Map<number, number[]>();
  const resident = new Map<number, number>();
  let entries: string[];
  try {
    entries = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  } catch {
    return 0;
  }
  for (const entry of entries) {
    try {
      const status = readFileSync(`/proc/${entry}/status`, 'utf8');
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]);
      const pid = Number(entry);
      children.set(parent, [...(children.get(parent) ?? []), pid]);
      resident.set(pid, Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0));
    } catch {
      // The process has ended in the meantime.
    }
  }
  let total = 0;
  const queue = [root];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    total += resident.get(pid) ?? 0;
    queue.push(...(children.get(pid) ?? []));
  }
  return total;
}
