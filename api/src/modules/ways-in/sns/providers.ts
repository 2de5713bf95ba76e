import * as oidc from 'openid-client';
import * as z from 'zod';
import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import type { Config } from '../../../config';
import type { OidcSettings } from './oidc-provider';
import { wechatFetch } from './wechat-fetch';

type Known = Pick<OidcSettings, 'server' | 'scope' | 'hasIdToken' | 'params' | 'fetch' | 'profile'>;

const text = z.string().catch('');
const claims = z.object({ sub: z.string(), nickname: text, name: text, email: text });
/** Of an ID token, which the library has verified. */
export const profileOfIdToken: OidcSettings['profile'] = async (tokens) => {
  const { sub, nickname, name, email } = claims.parse(tokens.claims());
  return { openId: sub, nickname: nickname || name, email };
};

const naverAnswer = z.object({ response: z.object({ id: z.string(), nickname: text, email: text }) });
const NAVER_PROFILE = 'https://openapi.naver.com/v1/nid/me';
const wechatAnswer = z.object({ openid: z.string(), unionid: z.string().optional(), nickname: text });
const WECHAT_PROFILE = 'https://api.weixin.qq.com/sns/userinfo';

/** Addresses and dialects by the providers' own documentation. */
export const PROVIDERS: Readonly<Record<SnsProvider, Known>> = {
  // https://developers.kakao.com/docs/latest/en/kakaologin/rest-api
  kakao: {
    server: {
      issuer: 'https://kauth.kakao.com',
      authorization_endpoint: 'https://kauth.kakao.com/oauth/authorize',
      token_endpoint: 'https://kauth.kakao.com/oauth/token',
      jwks_uri: 'https://kauth.kakao.com/.well-known/jwks.json',
    },
    scope: 'openid profile_nickname account_email',
    hasIdToken: true,
    profile: profileOfIdToken,
  },
  // https://developers.naver.com/docs/login/api
  naver: {
    server: {
      issuer: 'https://nid.naver.com',
      authorization_endpoint: 'https://nid.naver.com/oauth2.0/authorize',
      token_endpoint: 'https://nid.naver.com/oauth2.0/token',
    },
    scope: '',
    hasIdToken: false,
    async profile({ access_token }, config) {
      const answer = await oidc.fetchProtectedResource(config, access_token, new URL(NAVER_PROFILE), 'GET');
      const { id, nickname, email } = naverAnswer.parse(await answer.json()).response;
      return { openId: id, nickname, email };
    },
  },
  // https://developers.google.com/identity/openid-connect/openid-connect
  google: {
    server: {
      issuer: 'https://accounts.google.com',
      authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
      token_endpoint: 'https://oauth2.googleapis.com/token',
      jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    },
    scope: 'openid email profile',
    hasIdToken: true,
    params: (locale) => ({ hl: LANGUAGE_TAG[locale] }),
    profile: profileOfIdToken,
  },
  // https://developers.weixin.qq.com/doc/oplatform/en/Website_App/WeChat_Login/Wechat_Login.html
  wechat: {
    server: {
      issuer: 'https://open.weixin.qq.com',
      authorization_endpoint: 'https://open.weixin.qq.com/connect/qrconnect',
      token_endpoint: 'https://api.weixin.qq.com/sns/oauth2/access_token',
    },
    scope: 'snsapi_login',
    hasIdToken: false,
    fetch: wechatFetch,
    async profile(tokens, config) {
      const address = new URL(WECHAT_PROFILE);
      address.search = new URLSearchParams({ access_token: tokens.access_token, openid: String(tokens['openid']) }).toString();
      const answer = await oidc.fetchProtectedResource(config, tokens.access_token, address, 'GET');
      const { openid, unionid, nickname } = wechatAnswer.parse(await answer.json());
      return { openId: unionid ?? openid, nickname, email: '' };
    },
  },
};

/** Client of a provider; null while it is not configured. */
export function clientOf(provider: SnsProvider, config: Config): { clientId: string; clientSecret: string } | null {
  const name = provider.toUpperCase() as Uppercase<SnsProvider>;
  const [clientId, clientSecret] = [config[`${name}_CLIENT_ID`], config[`${name}_CLIENT_SECRET`]];
  return clientId && clientSecret ? { clientId, clientSecret } : null;
}
