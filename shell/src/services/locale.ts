import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { loadSameMessages, loadTerms, type I18n, type RemoteDefinition, type WritableStore } from '@hyangro/runtime';
import { localeCookie } from '../boot/locale-cookie';
import { loadCatalogue } from './message-catalogue';

interface LocaleDeps {
  i18n: I18n;
  locale: WritableStore<Locale>;
  /** Remotes whose messages are on the page. */
  loadedRemotes(): readonly RemoteDefinition[];
  /** Shows the current address anew: its rows may differ in the other language (GEN-07). */
  reopen(): void;
}

/** Changes the language of the page in place: route and cart stay, the choice is kept in a cookie (GEN-06). */
export const createSetLocale = ({ i18n, locale, loadedRemotes, reopen }: LocaleDeps) =>
  async function setLocale(next: Locale): Promise<void> {
    const now = locale.get();
    if (next === now) return;
    const loadSame = () => loadedRemotes().map((remote) => loadSameMessages(remote, i18n, now, next));
    await Promise.all([loadCatalogue(i18n, 'shell', next), loadTerms(i18n, next), ...loadSame()]);
    // What a screen brought in the meantime.
    await Promise.all(loadSame());
    document.cookie = localeCookie(next);
    await i18n.changeLanguage(next);
    document.documentElement.lang = LANGUAGE_TAG[next];
    locale.set(next);
    reopen();
  };
