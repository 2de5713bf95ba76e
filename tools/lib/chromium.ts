import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as playwright from '@playwright/test';
import { ROOT, run, runNode, tryOutput } from './proc.mjs';

/** Headless browsers without a window's machinery: half the processor's time of a whole one. */
const SHELLS = ['/usr/bin/chromium-headless-shell'];
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH; a headless shell, Playwright's own or the system's; a whole one; else installs one the ordinary way. */
export async function ensureChromium(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? findShell() ?? (await installByDebian()) ?? findWhole() ?? (await installByPlaywright()) ?? fail();
}

const findShell = (): string | null => [...playwrightsShells(), ...SHELLS].find(existsSync) ?? null;
const findWhole = (): string | null => [playwrightsWhole(), ...WHOLE].find(existsSync) ?? null;

/** Where Playwright keeps the browser of its version. Loads the journeys' own Playwright only when it is asked for. */
function playwrightsWhole(): string {
  const { chromium }: typeof playwright = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
  return chromium.executablePath();
}

/** Its headless shell stands beside it, in a folder of the same number. */
function playwrightsShells(): string[] {
  const [, root, version] = /^(.*[\\/])chromium-(\d+)[\\/]/.exec(playwrightsWhole()) ?? [];
  const folder = `${root}chromium_headless_shell-${version}`;
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true }).map(String);
  return files.filter((file) => /^(chrome-)?headless[-_]shell(\.exe)?$/.test(path.basename(file))).map((file) => path.join(folder, file));
}

async function installByPlaywright(): Promise<string | null> {
  console.log('No Chromium found: playwright install chromium …');
  const cli = createRequire(path.join(ROOT, 'e2e/package.json')).resolve('@playwright/test/cli');
  await runNode([cli, 'install', '--only-shell', 'chromium'], { quiet: true, timeoutMs: 240_000 }).catch(() =>
    console.log('  not to be had there.'),
  );
  return findShell();
}

async function installByDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !tryOutput('apt-get', ['--version'])) return null;
  console.log('Installing Debian’s headless Chromium and CJK fonts …');
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update', '-qq'], options).catch(() => undefined);
  const install = (name: string) => run('apt-get', ['install', '-y', '-qq', name, 'fonts-noto-cjk'], options).catch(() => undefined);
  await install('chromium-headless-shell');
  if (!findShell() && !findWhole()) await install('chromium');
  return findShell();
}

function fail(): never {
  throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
}
