import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { findSwitched } from './flag.repository';

export function flagRoutes(app: FastifyInstance, { db }: Deps): void {
  // One that the list has no more is told, too: an older version of its remote may still ask.
  serve(app, 'GET /common/flags', async () => Object.fromEntries((await findSwitched(db)).map(({ name, isOn }) => [name, isOn])));
}
