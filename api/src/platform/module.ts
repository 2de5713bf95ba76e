import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Clock } from './clock/clock';
import type { RootDb } from './db/db';
import type { ExchangeRatePort } from './exchange/exchange-rate';
import type { Outbox } from './outbox/outbox';
import type { PaymentPort } from './payment/payment-port';
import type { Storage } from './storage/storage';

/** What every module is built from. A module adds its own by `declare module '…/platform/module'` only when others need it. */
export interface Deps {
  config: Config;
  db: RootDb;
  /** The driver's pool under `db`, for statements drizzle cannot say. */
  pool: Pool;
  clock: Clock;
  outbox: Outbox;
  storage: Storage;
  exchangeRate: ExchangeRatePort;
  payment: PaymentPort;
  /** Of calls, jobs and commands alike. */
  log: FastifyBaseLogger;
}

/** Recurring work. It runs exactly once per slot over all processes; a run that outlives its lease may repeat, so make it idempotent by slot. */
export interface Job<Due = unknown> {
  name: string;
  /** The newest slot that is due at `now`. */
  slot(now: Date): Date;
  /** What there is to do, for the run that follows; a slot in which there is nothing (null, false) leaves no entry in the ledger. */
  due?(deps: Deps): Promise<Due | null>;
  run(deps: Deps, slot: Date, due?: Due): Promise<unknown>;
  /** How long a run may take before another process may try again. */
  leaseSeconds?: number;
}

/** Puts the shop into a named state for a test (QA-02). */
export type Scenario = (deps: Deps, now: Date) => Promise<unknown>;

/** One domain of the shop, listed in app.ts. */
export interface ApiModule {
  name: string;
  /** Mounts the endpoints on a scope of their own: hooks and parsers added here stay here. */
  register(app: FastifyInstance, deps: Deps): void | Promise<void>;
  jobs?: readonly Job[];
  /** Reads what first calls would wait for. The API serves when all of it is done. */
  warmUp?(deps: Deps): Promise<unknown>;
  /** Loaded in QA mode only. */
  scenarios?: () => Promise<Readonly<Record<string, Scenario>>>;
}
