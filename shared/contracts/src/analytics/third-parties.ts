import type { EventName } from './events';

/** An event that has been told: its name and its parameters. */
export type ToldEvent = readonly [name: EventName, params: object];

declare global {
  /** Events for third parties, as they are told. A page whose shop has none, or whose reader does not want them, has no list. */
  var shopEvents: { push(event: ToldEvent): unknown } | undefined;
}
