import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { bridgeMessageSchema } from '@hyangro/contracts/bridge/bridge.schemas';
import { APP_AGENT, PAGE_TABS_AGENT, SIMULATED_APP_COOKIE, SIMULATOR_PATH } from '@hyangro/contracts/wire-names';
import { parseCookies } from '@hyangro/server/cookies';
import type { ShellConfig } from '../config';
import { pageHeaders } from '../page/policy';
import { runSimulator, type SimulatorSettings } from './simulator-client';
import { simulatorPage } from './simulator-page';
import { joinSimulator, SHAPES, type Shape } from './web-view';

/**
 * The shop as in the app's web view, for developers, in the demo's build alone. In the frame of its page, and in calls of a browser that has
 * the page open, the user agent is the app's.
 */
export function simulateApp(app: FastifyInstance, config: ShellConfig): void {
  app.addHook('onRequest', async ({ raw, url }) => {
    const simulated = simulatedIn(raw);
    if (!simulated || !(isFramed(raw) || url.startsWith('/api/'))) return;
    const tabs = simulated.hasPageTabs ? ` ${PAGE_TABS_AGENT}` : '';
    raw.headers['user-agent'] = `${raw.headers['user-agent'] ?? ''} ${APP_AGENT}/simulated${tabs}`;
  });
  app.get(SIMULATOR_PATH, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    const settings: SimulatorSettings = {
      cookie: SIMULATED_APP_COOKIE,
      known: bridgeMessageSchema.options.map(({ shape }) => shape.type.value),
    };
    return reply
      .headers({ ...pageHeaders(nonce, { ...config, isDev: false }), 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
      .type('text/html; charset=utf-8')
      .send(simulatorPage(nonce, callOf(runSimulator, settings)));
  });
}

/** What gives the page in the simulator's frame its receiver; none elsewhere. */
export function simulatorScript(request: IncomingMessage): string | undefined {
  const simulated = isFramed(request) ? simulatedIn(request) : null;
  return simulated ? callOf(joinSimulator, simulated.shape, APP_AGENT) : undefined;
}

const isFramed = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'iframe';

function simulatedIn({ headers }: IncomingMessage): { shape: Shape; hasPageTabs: boolean } | null {
  const [name, tabs] = parseCookies(headers.cookie)[SIMULATED_APP_COOKIE]?.split('.') ?? [];
  const shape = SHAPES.find((each) => each === name);
  return shape ? { shape, hasPageTabs: tabs === 'tabs' } : null;
}

/** Text of a call of a function that uses nothing from outside itself. No value can end the element. */
const callOf = <Values extends readonly unknown[]>(call: (...values: Values) => void, ...values: Values): string =>
  `(${String(call)})(${values.map((value) => JSON.stringify(value).replaceAll('<', '\\u003c'))})`;
