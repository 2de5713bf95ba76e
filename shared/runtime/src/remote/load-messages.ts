import type { I18n } from '../i18n/i18n';
import type { Locale } from '@hyangro/contracts/locales';
import type { RemoteDefinition } from './define-remote';

/** Says, as a namespace, that a set of words is in the translator; '' are those without a set. */
const markOf = (remote: RemoteDefinition, set: string) => `${remote.name}/${set}`;

/**
 * Puts a remote's messages of one locale into the translator, under the remote's name: those of a set of words (`words` of a
 * screen), or those without one. Loads them once.
 */
export async function loadMessages(remote: RemoteDefinition, i18n: I18n, locale: Locale, set = ''): Promise<void> {
  const mark = markOf(remote, set);
  if (i18n.hasResourceBundle(locale, mark)) return;
  const { default: messages } = await (remote.wordSets?.[set] ?? remote.messages)[locale]();
  i18n.addResourceBundle(locale, remote.name, messages, true, true);
  i18n.addResourceBundle(locale, mark, messages, true, true);
}

/** Loads in another language what a remote's screens and surfaces have loaded in this one. */
export async function loadSameMessages(remote: RemoteDefinition, i18n: I18n, from: Locale, to: Locale): Promise<void> {
  const sets = ['', ...Object.keys(remote.wordSets ?? {})].filter((set) => i18n.hasResourceBundle(from, markOf(remote, set)));
  await Promise.all(sets.map((set) => loadMessages(remote, i18n, to, set)));
}
