import { SignJWT, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import { calculatePKCECodeChallenge, type CustomFetch } from 'openid-client';
import * as z from 'zod';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';

/** Path of the page from the root of the shop, whose server passes `/api` on. */
export const SANDBOX_PATH = '/sns/sandbox';
/** Names the sandbox as the issuer of its tokens; nothing is sent there. */
const SANDBOX_HOST = 'https://sandbox.hyangro.example';
/** Accounts of the sandbox are never mistaken for a provider's own. */
const SANDBOX_PREFIX = 'sandbox:';
const ALGORITHM = 'RS256';
const CODE_SECONDS = 60;

/** The demo member's account, as every provider of the sandbox has it. */
export const KNOWN_ACCOUNT = { openId: `${SANDBOX_PREFIX}jisoo`, nickname: '지수의서랍', email: 'jisoo@sandbox.example' };
/** The account of somebody who is named on the page: the same name is the same account. */
export const accountNamed = (name: string) => ({
  openId: `${SANDBOX_PREFIX}${name.toLowerCase()}`,
  nickname: name,
  email: `${name.toLowerCase()}@sandbox.example`,
});
export type SandboxAccount = typeof KNOWN_ACCOUNT;

/** What the shop asks of the page (OpenID Connect Core §3.1.2.1). */
export const authorizationRequest = z.object({
  redirect_uri: z.string(),
  state: z.string(),
  nonce: z.string(),
  code_challenge: z.string(),
});
export type AuthorizationRequest = z.infer<typeof authorizationRequest>;

const codeClaims = authorizationRequest
  .omit({ state: true })
  .extend({ openId: z.string(), nickname: z.string(), email: z.string(), provider: z.string() });

/**
 * A provider of OpenID Connect inside the API: it knows whoever the shopper says, checks code, verifier and address like a real
 * one, and signs its ID tokens. Its calls stay within the process.
 */
export function createSandbox() {
  let made: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => (made ??= generateKeyPair(ALGORITHM));
  const issuerOf = (provider: SnsProvider) => `${SANDBOX_HOST}/api${SANDBOX_PATH}/${provider}`;
  const sign = async (claims: Record<string, unknown>, expiresAtS: number) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuedAt()
      .setExpirationTime(expiresAtS)
      .sign((await keys()).privateKey);

  /** @param body of a request for tokens */
  async function tokensFor(issuer: string, body: URLSearchParams): Promise<Response> {
    const read = await jwtVerify(body.get('code') ?? '', (await keys()).publicKey).catch(() => null);
    const code = codeClaims.safeParse(read?.payload).data;
    const challenge = await calculatePKCECodeChallenge(body.get('code_verifier') ?? '');
    if (
      !code ||
      !issuer.endsWith(`/${code.provider}`) ||
      code.code_challenge !== challenge ||
      code.redirect_uri !== body.get('redirect_uri')
    )
      return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const { openId: sub, nickname, email, nonce } = code;
    const idToken = await sign({ iss: issuer, aud: body.get('client_id'), sub, nickname, email, nonce }, inSeconds(3600));
    return Response.json({ access_token: 'sandbox', token_type: 'Bearer', expires_in: 3600, id_token: idToken });
  }

  const answer: CustomFetch = async (url, { body }) => {
    if (url.endsWith('/jwks')) {
      const jwk = await exportJWK((await keys()).publicKey);
      return Response.json({ keys: [{ ...jwk, alg: ALGORITHM, use: 'sig' }] });
    }
    return tokensFor(url.replace(/\/token$/, ''), new URLSearchParams(String(body)));
  };

  return {
    server: (provider: SnsProvider) => {
      const issuer = issuerOf(provider);
      return { issuer, authorization_endpoint: `${issuer}/authorize`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/jwks` };
    },
    fetch: answer,
    /** Query by which the browser comes back with a code for the account; a late one is too old already. */
    async grant(
      provider: SnsProvider,
      { state, ...asked }: AuthorizationRequest,
      account: SandboxAccount,
      isLate: boolean,
    ): Promise<string> {
      const code = await sign({ ...asked, ...account, provider }, inSeconds(isLate ? -CODE_SECONDS : CODE_SECONDS));
      return new URLSearchParams({ code, state }).toString();
    },
  };
}
export type Sandbox = ReturnType<typeof createSandbox>;

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;
