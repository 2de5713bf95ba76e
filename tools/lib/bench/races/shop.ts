import { randomBytes } from 'node:crypto';
import { IDEMPOTENCY_KEY_HEADER, OWN_HEADER, SESSION_COOKIE, SHELL_KEY_HEADER } from '../../../../shared/contracts/src/wire-names';
import { realNameKey } from '../../real-name-key';
import { startProcess, untilReady, type ShopProcess } from '../../shop-process';

const PORT = 23_491;
const DEMO_PASSWORD = 'hyangro123';

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}
interface Call {
  /** Token of the caller's session. */
  session?: string;
  body?: unknown;
  key?: string;
  /** Of the caller, as the shell tells it; without one the shell itself calls, which no limit of an address holds. */
  address?: string;
}

/** A running API that may be killed and started again on the same data. */
export class RacedShop {
  readonly #shellKey = randomBytes(32).toString('base64url');
  readonly #env: Readonly<Record<string, string>>;
  #process: ShopProcess | null = null;
  readonly #file: string;
  constructor(file: string, env: Readonly<Record<string, string>>) {
    this.#file = file;
    this.#env = env;
  }
  get pid(): number {
    return this.#process?.pid ?? 0;
  }
  async start(): Promise<void> {
    this.#process = startProcess('api', this.#file, {
      ...this.#env,
      SHELL_KEY: this.#shellKey,
      REAL_NAME_KEY: realNameKey(this.#env),
      PORT: String(PORT),
      LOG_LEVEL: 'error',
    });
    await untilReady(`http://127.0.0.1:${PORT}/ready`, this.#process);
  }
  async stop(): Promise<void> {
    await this.#process?.stop();
  }
  /** The power goes: no goodbye, nothing is flushed. */
  async crash(): Promise<void> {
    this.#process?.kill();
    await this.#process?.ended;
  }
  /** Throws when there is no whole answer. */
  async call(method: 'GET' | 'POST' | 'PUT', url: string, call: Call = {}): Promise<Answer> {
    const response = await this.#fetch(method, url, call);
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : { text } };
  }
  async login(loginId: string): Promise<string> {
    const response = await this.#fetch('POST', '/login', { body: { loginId, password: DEMO_PASSWORD } });
    const session = response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`))
      ?.split(/[=;]/)[1];
    if (!session) throw new Error(`${loginId} could not log in: ${response.status}`);
    return session;
  }
  /** Approves a payment on the test provider's page. */
  approve(paymentKey: string): Promise<unknown> {
    return fetch(`http://127.0.0.1:${PORT}/pay/test/${paymentKey}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ decision: 'approve' }),
      headers: { 'sec-fetch-site': 'same-origin', [SHELL_KEY_HEADER]: this.#shellKey },
    });
  }
  #fetch(method: string, url: string, { session, body, key, address }: Call): Promise<Response> {
    return fetch(`http://127.0.0.1:${PORT}${url}`, {
      method,
      headers: {
        [OWN_HEADER]: 'hyangro',
        [SHELL_KEY_HEADER]: this.#shellKey,
        'accept-language': 'ko',
        ...(session && { cookie: `${SESSION_COOKIE}=${session}` }),
        ...(address && { 'x-forwarded-for': address }),
        ...(key && { [IDEMPOTENCY_KEY_HEADER]: key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
}
