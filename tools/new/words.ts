import { refuse, type Change } from './plan';
import type { Workspace } from './workspace';

/** Words to begin with under one key, in each language of the shop. Refuses a key that is there. */
export function wordsFor(workspace: Workspace, remote: string, key: string, title: string): Change[] {
  const words = { ko: `${title} 화면`, en: title, cn: `${title} 页面` };
  return Object.entries(words).map(([locale, text]) => {
    const file = `mfe-${remote}/locales/${locale}.json`;
    const texts = JSON.parse(workspace.read(file)) as Record<string, string>;
    if (key in texts) refuse(`${file} has a text ${key} already.`);
    return { file, text: `${JSON.stringify({ ...texts, [key]: text }, null, 2)}\n`, kind: 'locale' };
  });
}
