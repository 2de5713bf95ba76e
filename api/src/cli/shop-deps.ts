import pino from 'pino';
import { readConfig } from '../config';
import { createDeps } from '../deps';
import type { Database } from '../platform/db/open-database';
import { createLog } from '../platform/log/log';
import { throwRefusal } from '../platform/http/refusal';
import type { Deps } from '../platform/module';
import { cliActor } from './actor';

/** The shop's ports for a command that does what a call does. Only what goes wrong is written. */
export const shopDeps = (database: Database): Promise<Deps> =>
  createDeps(readConfig(process.env, false), database, { log: createLog('warn', pino.destination(2)) });

/** What a service asks of its call, in the name of who types. */
export const operatorCall = () => ({ now: new Date(), refuse: throwRefusal, by: cliActor() });
