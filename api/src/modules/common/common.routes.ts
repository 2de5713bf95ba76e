import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '@hyangro/contracts/locales';
import { serve } from '../../platform/http/serve';
import { textIn } from '../../platform/locale/text';
import type { Deps } from '../../platform/module';
import { findNewestNotification, type NewestNotification } from '../member/public';
import { insertAccessLog, findMenu } from './common.repository';
import { shopVersion } from './shop-version';

export function commonRoutes(app: FastifyInstance, { db, exchangeRate }: Deps): void {
  serve(app, 'GET /common/exchange-rate', async () => exchangeRate.read());
  serve(app, 'POST /common/logs/access', async ({ body }, { now }) => {
    const hashCode = body.hashCode || randomUUID().replaceAll('-', '');
    await insertAccessLog(db, { ...body, hashCode, at: now });
    return { hashCode };
  });
  serve(app, 'GET /common/app-version', async () => shopVersion);
  serve(app, 'GET /main/last-notification', async (_, { member, locale, now }) => {
    const memCd = member?.memCd ?? null;
    return {
      toastNotification: toastOf(await findNewestNotification(db, memCd, now, true), locale),
      notification: { seq: (await findNewestNotification(db, memCd, now, false))?.seq ?? null },
    };
  });
  serve(app, 'GET /simple-menus', async (_, { locale }) =>
    (await findMenu(db, 'gnb')).map(({ menuCd, idx, name, link }) => ({
      menuCd,
      idx,
      name: textIn(name, locale),
      link,
    })),
  );
  serve(app, 'POST /log', async ({ body }, { request }) => {
    request.log.debug({ routeName: body.rn, memCd: body.mc }, 'screen');
  });
}

const toastOf = (toast: NewestNotification | null, locale: Locale) =>
  toast ? { seq: toast.seq, title: textIn(toast.title, locale), ...(toast.link && { link: toast.link }) } : { seq: null };
