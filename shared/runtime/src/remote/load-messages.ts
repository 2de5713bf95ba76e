import type { I18n } from '../i18n/i18n';
import type { Locale } from '@hyangro/contracts/locales';
import type { RemoteDefinition } from './define-remote';

/** Puts a remote's messages of one locale into the translator, under the remote's name. Loads them once. */
export async function loadMessages(remote: RemoteDefinition, i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.hasResourceBundle(locale, remote.name)) return;
  const { default: messages } = await remote.messages[locale]();
  i18n.addResourceBundle(locale, remote.name, messages, true, true);
}
