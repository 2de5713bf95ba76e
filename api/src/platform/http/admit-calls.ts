import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createAdmission, type Admission, type AdmissionLimits, type Leave } from '@hyangro/server/admission';
import { isPublicReading } from './rate-limits';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the call's place to the next one; null for a call that needs none. */
    leave: Leave | null;
  }
}
const SAY_EVERY_MS = 10_000;

/**
 * What costs by its number is bounded by load: public reading, and files, which stand in memory while they are received. So many calls at
 * once, the next in line, the rest refused with 503 and `Retry-After` before anything is read; readers before anything is looked up. A member,
 * or the address of a visitor, whose files come slowly has places of their own (`perCaller`). Other calls never wait behind it.
 */
export function admitCalls(app: FastifyInstance, limits: Readonly<Record<'readers' | 'files', AdmissionLimits>>): void {
  const readers = createAdmission(limits.readers);
  const files = createAdmission(limits.files);
  let saidAt = -Infinity;
  app.decorateRequest('leave', null);
  const admit = async (request: FastifyRequest, admission: Admission, caller?: string) => {
    request.leave = await admission.enter(caller);
    if (request.leave) return;
    // Once in a while: a line for each would be a flood of its own.
    if (performance.now() - saidAt > SAY_EVERY_MS) {
      request.log.warn({ route: request.routeOptions.url }, 'full: calls are turned away');
      saidAt = performance.now();
    }
    throw new Refusal('SERVICE_UNAVAILABLE');
  };
  app.addHook('onRequest', async (request) => {
    if (isPublicReading(request.routeOptions.config, request.method)) await admit(request, readers);
  });
  // The member is known, and nothing of the file is read.
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.endpoint?.consumes) await admit(request, files, request.member?.memCd ?? request.client.ip);
  });
  // Its answer is written, and how fast a caller reads it is no load; or the call ended without one.
  app.addHook('onSend', async ({ leave }) => leave?.());
  app.addHook('onResponse', async ({ leave }) => leave?.());
}
