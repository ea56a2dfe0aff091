import { equal, match } from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { execa } from 'execa';
import { largePages } from './large-pages';

const loader = '/lib64/ld-linux-x86-64.so.2';

/** What glibc's loader says of a setting, if a program starts with an environment. */
async function setting(name: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await execa(loader, ['--list-tunables'], { env, extendEnv: false });
  return new RegExp(`^${name}: (\\w+)`, 'm').exec(stdout)?.[1] ?? 'unknown';
}

const options = { skip: existsSync(loader) ? false : 'no glibc for x86-64' };

test('glibc knows the settings', options, async () => {
  const env = largePages({});
  match(await setting('glibc.malloc.hugetlb', env), /^(0x1|unknown)$/);
  equal(await setting('glibc.malloc.top_pad', env), '0x2000000');
  equal(await setting('glibc.malloc.mmap_threshold', env), '0x40000000');
});

test("the user's own settings count", options, async () => {
  const env = largePages({ GLIBC_TUNABLES: 'glibc.malloc.top_pad=4096:glibc.malloc.arena_max=2' });
  equal(await setting('glibc.malloc.top_pad', env), '0x1000');
  equal(await setting('glibc.malloc.arena_max', env), '0x2');
  equal(await setting('glibc.malloc.mmap_threshold', env), '0x40000000');
});

test('a program that starts another one passes on the same settings', () => {
  const env = largePages({ GLIBC_TUNABLES: 'glibc.malloc.arena_max=2' });
  equal(largePages(env).GLIBC_TUNABLES, env.GLIBC_TUNABLES);
});
