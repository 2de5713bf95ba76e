import type { FastifyInstance } from 'fastify';
import { refuseAnywhere } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { linkToExport, openExport, readExport, startExport } from './member-export.service';

const TYPE = { json: 'application/json', html: 'text/html' } as const;

export function memberExportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, 'GET /member/export', (_, call) => readExport(deps.db, call));
  serve(app, 'POST /member/export', (_, call) => startExport(deps, call));
  serve(app, 'POST /member/export/link', ({ body }, call) => linkToExport(deps, body.format, call));

  // Outside the contract, like all files: the member's own, under an address of a few minutes; no browser or proxy keeps it.
  app.get<{ Params: { name: string } }>('/member-exports/:name', { config: { rateLimit: false } }, async (request, reply) => {
    const { member, now, params } = request;
    const file = member && (await openExport(deps, params.name, { memCd: member.memCd, now }));
    if (!file) refuseAnywhere('NOT_FOUND');
    return reply
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', `attachment; filename="hyangro-my-data.${file.format}"`)
      .type(`${TYPE[file.format]}; charset=utf-8`)
      .send(file.content);
  });
}
