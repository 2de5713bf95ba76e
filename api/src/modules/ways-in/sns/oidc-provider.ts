import * as oidc from 'openid-client';
import type { Locale } from '@hyangro/contracts/locales';
import { SnsFault, type SnsPort, type SnsProfile, type SnsSecrets } from './sns-provider';

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

export interface OidcSettings {
  server: oidc.ServerMetadata;
  clientId: string;
  clientSecret: string;
  /** Where browsers come back to: registered at the provider. */
  redirectUri: string;
  scope: string;
  /** An ID token answers, which carries the nonce (OpenID Connect); else OAuth alone. */
  hasIdToken: boolean;
  /** What else its page takes. */
  params?(locale: Locale): Record<string, string>;
  /** For a provider that speaks another dialect, or stands in this process. */
  fetch?: oidc.CustomFetch;
  profile(tokens: Tokens, config: oidc.Configuration): Promise<SnsProfile>;
}

const TIMEOUT_SECONDS = 3;

/** A provider by OAuth 2.0 or OpenID Connect, with state, nonce and PKCE. */
export function oidcProvider(settings: OidcSettings): SnsPort {
  const { server, clientId, clientSecret, redirectUri, scope, hasIdToken } = settings;
  const config = new oidc.Configuration(server, clientId, {}, oidc.ClientSecretPost(clientSecret));
  config.timeout = TIMEOUT_SECONDS;
  if (settings.fetch) config[oidc.customFetch] = settings.fetch;
  return {
    async authorizationUrl({ state, nonce, codeVerifier }, locale) {
      const challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...(scope && { scope }),
        ...(hasIdToken && { nonce }),
        ...settings.params?.(locale),
      }).href;
    },
    async profile(search, { state, nonce, codeVerifier }: SnsSecrets) {
      const backAt = new URL(redirectUri);
      backAt.search = search.toString();
      try {
        const tokens = await oidc.authorizationCodeGrant(config, backAt, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(hasIdToken && { expectedNonce: nonce, idTokenExpected: true }),
        });
        return await settings.profile(tokens, config);
      } catch (error) {
        throw new SnsFault(reasonOf(error), error);
      }
    },
  };
}

function reasonOf(error: unknown): SnsFault['reason'] {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'DENIED';
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'EXPIRED';
  return 'FAILED';
}
