import pino from 'pino';
import type { RefusalArgs, RefusalName } from '@hyangro/contracts/errors/refusals';
import { readConfig } from '../config';
import { createDeps } from '../deps';
import type { Database } from '../platform/db/open-database';
import { createLog } from '../platform/log/log';
import { Refusal, type Refuse } from '../platform/http/refusal';
import type { Deps } from '../platform/module';
import { cliActor } from './actor';

/** The shop's ports for a command that does what a call does. Only what goes wrong is written. */
export const shopDeps = (database: Database): Promise<Deps> =>
  createDeps(readConfig(process.env, false), database, { log: createLog('warn', pino.destination(2)) });

/** Refusals as errors whose message an operator of the command line understands better than the text for everybody. */
type Words = { [N in RefusalName]?: (...args: RefusalArgs<N>) => Error };

/** What a service asks of its call, in the name of who types; `words` tell some refusals by what was typed. */
export const operatorCall = (words: Words = {}) => ({ now: new Date(), refuse: refuseIn(words), by: cliActor() });

const refuseIn =
  (words: Words): Refuse<RefusalName> =>
  (name, ...args) => {
    const say: ((...args: RefusalArgs<typeof name>) => Error) | undefined = words[name];
    throw say ? say(...args) : new Refusal(name, args);
  };
