import type { Scenario } from '../../platform/module';
import { makeExports } from './make-exports.service';

export const memberExportScenarios: Readonly<Record<string, Scenario>> = {
  /** The exports in line are made, without waiting for the minute. */
  'member-exports-made': (deps, now) => makeExports(deps, now),
};
