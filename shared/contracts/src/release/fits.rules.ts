import type { EndpointShape, RouteShape } from './contract-shapes';
import { misfits, type Misfit, type Schema } from './schema-fit.rules';

/** Answers, events, props and stored values are read field by field: what a reader does not know, it passes over. */
const READ = { ignoresUnknown: true };
/** What is sent to the server may be refused for a field that it does not know. */
const SENT = { ignoresUnknown: false };

const within = (part: string, found: readonly Misfit[]): Misfit[] =>
  found.map(({ at, difference }) => ({ at: at ? `${part}.${at}` : part, difference }));
const changed = (at: string, from: unknown, to: unknown): Misfit[] =>
  from === to ? [] : [{ at, difference: `${String(from ?? 'none')} → ${String(to ?? 'none')}` }];

/** Where a value that one side writes is none that the other can read: events, stored values, messages of the app. */
export const valueMisfits = (written: Schema, read: Schema): Misfit[] => misfits(written, read, READ);

/** Where props that an embedding page gives are none that the surface takes. */
export const propsMisfits = (given: Schema, taken: Schema): Misfit[] => within('props', valueMisfits(given, taken));

/** Where a caller that knows a call as `known` fails at a server that serves it as `now`. */
export function callMisfits(known: EndpointShape, now: EndpointShape): Misfit[] {
  const asked = (['params', 'query', 'body'] as const).flatMap((part) =>
    now[part] ? within(part, misfits(known[part] ?? { type: 'object', properties: {} }, now[part], SENT)) : [],
  );
  const answered = known.ok ? within('answer', now.ok ? valueMisfits(now.ok, known.ok) : [{ at: '', difference: 'is empty' }]) : [];
  const lost = known.consumes?.filter((type) => !now.consumes?.includes(type)) ?? [];
  const max = known.bodyMaxBytes;
  // Members may do what visitors may.
  const isOpened = known.access === 'member' && now.access === 'guest';
  return [
    ...(isOpened ? [] : changed('access', known.access, now.access)),
    ...(now.recentProof ? changed('recentProof', known.recentProof, true) : []),
    ...(now.guardedGet ? changed('guardedGet', known.guardedGet, true) : []),
    ...(known.idempotent ? changed('idempotent', true, now.idempotent) : []),
    ...changed('produces', known.produces, now.produces),
    ...changed('status', known.status, now.status),
    ...lost.map((type) => ({ at: 'consumes', difference: `${type} is not taken any more` })),
    ...(max === undefined ? [] : changed('bodyMaxBytes', max, Math.min(max, now.bodyMaxBytes ?? max))),
    ...asked,
    ...answered,
  ];
}

interface Segment {
  name: string;
  isOptional: boolean;
}
const segmentsOf = (path: string): Segment[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((text) => ({ name: text.replace('?', ''), isOptional: text.endsWith('?') }));

/** Where a link that is made by the row `known` does not lead to the screen of the row `now`. */
export function routeMisfits(known: RouteShape, now: RouteShape): Misfit[] {
  const [from, to] = [segmentsOf(known.path), segmentsOf(now.path)];
  const isLed =
    from.every(({ name, isOptional }, place) => to[place]?.name === name && (!isOptional || to[place].isOptional)) &&
    to.slice(from.length).every(({ isOptional }) => isOptional);
  const { locales } = now;
  const lost = locales ? (known.locales ?? ['every language']).filter((locale) => !locales.includes(locale)) : [];
  return [
    ...(isLed ? [] : changed('path', known.path, now.path)),
    ...(lost.length ? [{ at: 'locales', difference: `${lost.join(', ')} → ${String(locales)}` }] : []),
  ];
}
