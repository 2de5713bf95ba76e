import type { FastifyRequest } from 'fastify';
import { OWN_HEADER } from '@hyangro/contracts/wire-names';
import { refuseAnywhere } from './refusal';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what another site makes a shopper's browser send (NF-02, TRAP-09): unsafe methods need an allowed Origin and
 * the shop's header; the state-changing GETs of the specification refuse cross-site calls and a missing header.
 */
export function guardCrossSite(request: FastifyRequest, allowedOrigins: ReadonlySet<string>): void {
  const { endpoint, isOpenToOtherSites } = request.routeOptions.config;
  if (isOpenToOtherSites) return;
  const isSafe = SAFE_METHODS.has(request.method);
  if (isSafe && !endpoint?.guardedGet) return;
  const { origin, 'sec-fetch-site': site, [OWN_HEADER]: own } = request.headers;
  if (!own) refuseAnywhere('CROSS_SITE_REFUSED');
  // Browsers write these two themselves; a page cannot forge them. A caller without both is no browser and carries no cookie of a shopper.
  const isAllowed = origin ? site === 'same-origin' || isOwn(origin, request) || allowedOrigins.has(origin) : site !== 'cross-site';
  if (!isAllowed) refuseAnywhere('CROSS_SITE_REFUSED');
}

const isOwn = (origin: string, { client }: FastifyRequest) => origin.replace(/^https?:\/\//, '') === client.host;
