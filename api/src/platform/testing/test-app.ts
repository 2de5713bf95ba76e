import path from 'node:path';
import { APP_AGENT, OWN_HEADER } from '@hyangro/contracts/wire-names';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../app';
import { readConfig, type Config } from '../../config';
import { createDeps } from '../../deps';
import { packageRoot } from '../package-root';
import { movableClock } from '../clock/clock';
import type { Database } from '../db/open-database';
import { createLog } from '../log/log';
import type { Deps } from '../module';
import { openTestDatabase, type TemplateSeed } from './test-database';

/** The first file of a run makes the template. */
jest.setTimeout(90_000);

const SEEDS: Readonly<Record<'demo' | 'empty', TemplateSeed>> = {
  demo: {
    name: 'demo',
    async fill(db) {
      const { importDemo } = await import('../../modules/demo/import-demo');
      await importDemo(db, path.join(packageRoot, 'demo'), new Date());
    },
  },
  empty: { name: 'empty', fill: async () => undefined },
};
/** Every demo member has it. */
export const DEMO_PASSWORD = 'hyangro123';

export interface TestAppOptions {
  seed?: keyof typeof SEEDS;
  /** Where the movable clock begins; the real time unless given. */
  at?: Date;
  config?: Partial<Config>;
  deps?: Partial<Deps>;
  /** Of the pool on real PostgreSQL. */
  poolSize?: number;
}

/** A caller with its cookies, as one browser has them. */
export interface Caller {
  get(url: string, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  patch(url: string, body?: unknown, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  delete(url: string, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  /** Cookie name to value. */
  readonly cookies: Readonly<Record<string, string>>;
}

export interface TestApp {
  app: FastifyInstance;
  deps: Deps;
  database: Database;
  db: Deps['db'];
  clock: ReturnType<typeof movableClock>;
  /** A visitor's browser; `inApp` as in the app's web view. */
  visitor(options?: { inApp?: boolean; locale?: string }): Caller;
  /** A demo member's browser, logged in over the real call: `demo01` is M0001. */
  login(loginId?: string, options?: { inApp?: boolean; locale?: string }): Promise<Caller>;
  close(): Promise<void>;
}

/** The whole API on a database of its own. Same headers as the shop's client; each browser has an address of its own. */
export async function createTestApp({
  seed = 'demo',
  at,
  config = {},
  deps: overrides = {},
  poolSize,
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase(SEEDS[seed], poolSize);
  const clock = movableClock(at);
  const deps = await createDeps(
    {
      ...readConfig({
        NODE_ENV: 'test',
        QA: '1',
      }),
      ...config,
    },
    database,
    { clock, log: createLog(process.env['TEST_LOG'] ?? 'silent'), ...overrides },
  );
  const app = await buildApp(deps).catch(async (error: unknown) => {
    // The database's thread would keep the test run alive.
    await database.close();
    throw error;
  });
  const visitor: TestApp['visitor'] = (options) => caller(app, options);
  return {
    app,
    deps,
    database,
    clock,
    visitor,
    db: deps.db,
    async login(loginId = 'demo01', options) {
      const browser = visitor(options);
      const { statusCode, body } = await browser.post('/login', { loginId, password: DEMO_PASSWORD });
      if (statusCode !== 200) throw new Error(`${loginId} could not log in: ${statusCode} ${body}`);
      return browser;
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

let browsers = 0;
/** An address that has not called yet: limits count by address. */
export const newAddress = () => `10.${((browsers += 1) >> 16) & 255}.${(browsers >> 8) & 255}.${browsers & 255}`;

function caller(app: FastifyInstance, { inApp = false, locale = 'ko' }: { inApp?: boolean; locale?: string } = {}): Caller {
  const cookies: Record<string, string> = {};
  const remoteAddress = newAddress();
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    payload: unknown,
    { headers, ...options }: Partial<InjectOptions> = {},
  ) => {
    const response = await app.inject({
      method,
      url,
      cookies,
      remoteAddress,
      headers: withoutAbsent({
        host: 'shop.test',
        origin: 'http://shop.test',
        'sec-fetch-site': 'same-origin',
        [OWN_HEADER]: 'hyangro',
        'accept-language': locale,
        'user-agent': inApp ? `Mozilla/5.0 ${APP_AGENT}/1.0` : 'Mozilla/5.0',
        ...headers,
      }),
      ...(payload !== undefined && { payload: payload as InjectOptions['payload'] }),
      ...options,
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    return response;
  };
  return {
    cookies,
    get: (url, options) => send('GET', url, undefined, options),
    post: (url, body, options) => send('POST', url, body, options),
    put: (url, body, options) => send('PUT', url, body, options),
    patch: (url, body, options) => send('PATCH', url, body, options),
    delete: (url, options) => send('DELETE', url, undefined, options),
  };
}

/** A header set to undefined is not sent. */
const withoutAbsent = (headers: Record<string, string | string[] | number | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));

/**
 * Tests that mean something on real PostgreSQL alone: races. The embedded database has one session and would prove
 * nothing. A file needs at least one test beside them.
 */
export const describePostgres: (name: string, tests: () => void) => void = (name, tests) => {
  if (process.env['TEST_DATABASE_URL']) describe(name, tests);
};
