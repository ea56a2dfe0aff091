// Guides whose commands can be tried: the files that they show, the commands that they type, and the output that they
// promise.

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { project } from '../command';

/** A file that the reader writes: a fenced block with `title="NAME"`. */
export interface GuideFile {
  readonly kind: 'file';
  readonly name: string;
  readonly text: string;
}

/** A command that the reader types: a line of a fenced block `sh`. */
export interface GuideCommand {
  readonly kind: 'command';
  readonly line: number;
  readonly command: string;
  /** 0, or as its comment says: `# exit status 1`. */
  readonly status: number;
}

/** What the command before prints, among other lines: a fenced block `text`. `…` stands for any text. */
export interface GuideOutput {
  readonly kind: 'output';
  readonly line: number;
  readonly lines: readonly string[];
}

export type GuidePart = GuideFile | GuideCommand | GuideOutput;

const fence = /^```(\w*) ?(.*)\n([\s\S]*?)^```$/gm;

/** Reads a guide of docs/guides. @param name its file name without `.md` */
export async function readGuide(name: string): Promise<GuidePart[]> {
  const text = await readFile(path.join(project, 'docs', 'guides', `${name}.md`), 'utf8');
  return [...text.matchAll(fence)].flatMap(({ 1: language, 2: info, 3: body = '', index }): GuidePart[] => {
    const line = text.slice(0, index).split('\n').length + 1;
    const title = /^title="([^"]+)"$/.exec(info ?? '')?.[1];
    if (title !== undefined) return [{ kind: 'file' as const, name: title, text: body }];
    if (language === 'sh') return commandsOf(body, line);
    if (language === 'text') return [{ kind: 'output' as const, line, lines: body.trimEnd().split('\n') }];
    return [];
  });
}

function commandsOf(body: string, line: number): GuideCommand[] {
  return body.split('\n').flatMap((command, index) => {
    if (command.trim() === '') return [];
    const status = Number(/# exit status (\d)$/.exec(command)?.[1] ?? 0);
    return [{ kind: 'command' as const, line: line + index, command, status }];
  });
}

/** The lines of a promised output that the real one lacks, given their order. */
export function missingLines(promised: readonly string[], output: string): string[] {
  const lines = output.split('\n');
  let from = 0;
  return promised.filter((line) => {
    const pattern = new RegExp(line.trim().split('…').map(escaped).join('.*'));
    const found = lines.findIndex((candidate, index) => index >= from && pattern.test(candidate));
    if (found >= 0) from = found + 1;
    return found < 0;
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
