import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as playwright from '@playwright/test';
import { ROOT, run, runNode, tryOutput } from './proc.mjs';

const KNOWN = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable'];

/** Path of a Chromium: CHROMIUM_PATH, Playwright's own, the system's; else installs one the ordinary way. */
export async function ensureChromium(): Promise<string> {
  return find() ?? (await installByPlaywright()) ?? (await installByDebian()) ?? fail();
}

function find(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [playwrightsOwn(), ...KNOWN].find((file) => file && existsSync(file)) ?? null;
}

/** Loads the journeys' own Playwright only when it is asked for. */
function playwrightsOwn(): string {
  const { chromium }: typeof playwright = createRequire(path.join(ROOT, 'e2e/package.json'))('@playwright/test');
  return chromium.executablePath();
}

async function installByPlaywright(): Promise<string | null> {
  console.log('No Chromium found: playwright install chromium …');
  const cli = createRequire(path.join(ROOT, 'e2e/package.json')).resolve('@playwright/test/cli');
  await runNode([cli, 'install', 'chromium'], { quiet: true, timeoutMs: 240_000 }).catch(() => console.log('  not to be had there.'));
  return find();
}

async function installByDebian(): Promise<string | null> {
  if (process.getuid?.() !== 0 || !tryOutput('apt-get', ['--version'])) return null;
  console.log('Installing Debian’s chromium and CJK fonts …');
  await run('apt-get', ['update', '-qq'], { quiet: true }).catch(() => undefined);
  await run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return find();
}

function fail(): never {
  throw new Error('No Chromium: install one, or name it in CHROMIUM_PATH.');
}
