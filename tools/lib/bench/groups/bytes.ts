import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '../../chromium';
import type { Sample } from '../budgets';
import { firstScreenLevels, firstVisit, sum } from '../first-visit';
import type { Shop } from '../open-shop';
import { MAIN, PAGES } from '../pages';

/** What a first visit of each page brings over the wire. */
export async function* bytes({ url, root }: Shop): AsyncGenerator<Sample> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const visits = await Promise.all(PAGES.map(async (where) => ({ where, visit: await firstVisit(browser, url + where) })));
    for (const { where, visit } of visits) {
      yield { figure: 'jsBytes', where, value: sum(visit.ofType('Script')) };
      yield { figure: 'jsRequests', where, value: visit.ofType('Script').length };
      const isMore = ({ url: file }: { url: string }) => /-more\.\w+\.woff2$/.test(file);
      yield { figure: 'fontBytes', where, value: sum(visit.ofType('Font').filter((font) => !isMore(font))) };
      yield { figure: 'moreFontBytes', where, value: sum(visit.ofType('Font').filter(isMore)) };
      yield { figure: 'levels', where, value: firstScreenLevels(visit) };
      if (where === MAIN) yield { figure: 'htmlBytes', where, value: sum(visit.ofType('Document')) };
    }
  } finally {
    await browser.close();
  }
  const remotes = path.join(root, '.release/remotes');
  for (const where of readdirSync(remotes)) yield { figure: 'remoteEntry', where, value: remoteEntryBytes(path.join(remotes, where)) };
}

/** Brotli bytes of the stable version's remoteEntry. */
function remoteEntryBytes(dir: string): number {
  const { stable }: { stable: string } = JSON.parse(readFileSync(path.join(dir, 'registry.json'), 'utf8'));
  const web = path.join(dir, stable, 'web');
  const file = readdirSync(web).find((name) => /^remoteEntry.*\.js\.br$/.test(name)) ?? '';
  return statSync(path.join(web, file)).size;
}
