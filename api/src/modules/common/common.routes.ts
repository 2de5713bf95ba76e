import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { POINT_NOTICE_DAYS } from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import type { Announcements } from '@hyangro/contracts/common/common.contract';
import { cipherOf } from '../../platform/cipher/cipher';
import { inSeoul } from '../../platform/clock/clock';
import { serve } from '../../platform/http/serve';
import { writtenJson } from '../../platform/http/written-json';
import { textIn } from '../../platform/locale/text';
import type { Deps } from '../../platform/module';
import { findMainNotice } from '../help/public';
import { findNewestNotification, findRunningOut, type NewsRow } from '../member/public';
import { insertAccessLog, findFloatingBanners, findMenu } from './common.repository';
import { tellerName, withoutPreviews } from './access-log.rules';
import { viewedProduct, type CommonPorts } from './product-view';
import { shopVersion } from './shop-version';

export function commonRoutes(app: FastifyInstance, { db, config, exchangeRate, countProductView }: Deps & CommonPorts): void {
  serve(app, 'GET /common/exchange-rate', async () => exchangeRate.read());
  const tellerOf = (address: string, now: Date) => tellerName(cipherOf(config).fingerprint, address, now);
  serve(app, 'POST /common/logs/access', async ({ body }, { member, now, request }) => {
    const hashCode = body.hashCode || randomUUID().replaceAll('-', '');
    const teller = tellerOf(request.client.ip, now);
    await insertAccessLog(db, { ...withoutPreviews(body), hashCode, teller, at: now });
    const productCd = viewedProduct(body);
    if (productCd !== null) await countProductView(db, { productCd, member, now });
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
  serve(app, 'GET /main/announcements', async (_, { locale, member, now }) => {
    const notice = await findMainNotice(db, now);
    const until = inSeoul(now).add(POINT_NOTICE_DAYS, 'day').toDate();
    const runningOut = member && (await findRunningOut(db, member.memCd, now, until));
    const announcements: Announcements = {
      notice: notice && { ...notice, title: textIn(notice.title, locale), body: textIn(notice.body, locale) },
      runningOut: runningOut && { ...runningOut, firstAt: runningOut.firstAt.toISOString() },
      floatingBanners: (await findFloatingBanners(db)).map(({ bannerCd, text, imgUrl, link }) => ({
        bannerCd,
        text: textIn(text, locale),
        imgUrl,
        link,
      })),
    };
    return writtenJson<Announcements>(JSON.stringify(announcements));
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
    request.log.info({ routeName: body.rn, memCd: body.mc }, 'screen');
  });
}

const toastOf = (toast: NewsRow | null, locale: Locale) =>
  toast ? { seq: toast.seq, title: textIn(toast.title, locale), ...(toast.link && { link: toast.link }) } : { seq: null };
