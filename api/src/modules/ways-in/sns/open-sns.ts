import { SNS_OF_LOCALE, type SnsProvider } from '@hyangro/contracts/session/sns-providers';
import type { Locale } from '@hyangro/contracts/locales';
import type { Config } from '../../../config';
import { oidcProvider } from './oidc-provider';
import { PROVIDERS, clientOf, profileOfIdToken } from './providers';
import { createSandbox, type Sandbox } from './sandbox/sandbox';
import { callbackPath } from './sns-addresses';
import type { SnsPort } from './sns-provider';

/** The providers of a configuration. */
export interface Sns {
  sandbox: Sandbox | null;
  /** Of a language, in the order of their buttons. */
  inUse(locale: Locale): SnsProvider[];
  /** Null while there is neither a configuration of the provider nor the sandbox. */
  port(provider: SnsProvider): SnsPort | null;
}

export function openSns(config: Config): Sns {
  const sandbox = config.SNS_SANDBOX ? createSandbox() : null;
  const open = (provider: SnsProvider): SnsPort | null => {
    const redirectUri = new URL(`/api${callbackPath(provider)}`, config.SHOP_URL).href;
    const client = clientOf(provider, config);
    if (client) return oidcProvider({ ...PROVIDERS[provider], ...client, redirectUri });
    return sandbox && sandboxPort(sandbox, provider, redirectUri);
  };
  const ports = new Map<SnsProvider, SnsPort | null>();
  const port = (provider: SnsProvider) => {
    if (!ports.has(provider)) ports.set(provider, open(provider));
    return ports.get(provider) ?? null;
  };
  return { sandbox, port, inUse: (locale) => SNS_OF_LOCALE[locale].filter((provider) => port(provider) !== null) };
}

function sandboxPort(sandbox: Sandbox, provider: SnsProvider, redirectUri: string): SnsPort {
  const port = oidcProvider({
    server: sandbox.server(provider),
    clientId: 'hyangro',
    clientSecret: 'sandbox',
    redirectUri,
    scope: 'openid profile email',
    hasIdToken: true,
    fetch: sandbox.fetch,
    profile: profileOfIdToken,
  });
  return {
    ...port,
    // Its page is in this shop, under whatever name the browser knows that.
    async authorizationUrl(secrets, locale) {
      const { pathname, search } = new URL(await port.authorizationUrl(secrets, locale));
      return pathname + search;
    },
  };
}
