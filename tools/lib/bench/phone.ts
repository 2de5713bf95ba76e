import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { ensureChromium } from '../chromium';
import { PHONE, type Conditions } from './device';
import { untilIdle } from './until-idle';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--ignore-certificate-errors',
];

export interface Phone {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  /** Resolves once no request has been under way for this long. */
  idle(quietMs?: number): Promise<void>;
  /** Holds the page to these conditions from now on. */
  slowDown(conditions: Conditions): Promise<void>;
}

interface BrowserOptions {
  args?: string[];
  /** False: no phone, for a tool that brings its own device. */
  device?: boolean;
}

/** A browser of its own with an empty profile: what it opens is truly cold. Closed when `use` has ended. */
export async function withBrowser<T>(
  use: (context: BrowserContext) => Promise<T>,
  { args = [], device = true }: BrowserOptions = {},
): Promise<T> {
  const profile = mkdtempSync(path.join(tmpdir(), 'hyangro-phone-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureChromium(),
    args: [...FLAGS, ...args],
    ...(device ? PHONE : { ignoreHTTPSErrors: true }),
  });
  try {
    return await use(context);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** A cold phone with one page, nothing opened yet. */
export const withPhone = <T>(use: (phone: Phone) => Promise<T>): Promise<T> =>
  withBrowser(async (context) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return use({ context, page, cdp, idle: untilIdle(cdp), slowDown: (conditions) => slowDown(cdp, conditions) });
  });

async function slowDown(cdp: CDPSession, { network, cpu = 1 }: Conditions) {
  if (network) await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
  if (cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
