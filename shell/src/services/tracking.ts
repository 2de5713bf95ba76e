import type { EventName, EventParams } from '@hyangro/contracts/analytics/events';
import type {} from '@hyangro/contracts/analytics/third-parties';
import type { Locale } from '@hyangro/contracts/locales';
import { withoutSecrets } from '@hyangro/contracts/wire-names';
import type { ApiClient, NativeBridge, TypedStorage } from '@hyangro/runtime';

interface TrackingDeps {
  api: ApiClient;
  bridge: NativeBridge;
  storage: TypedStorage;
  locale(): Locale;
  /** The page when the event is reported. */
  page(): { location: Pick<Location, 'href' | 'search' | 'pathname'>; title: string; routeName: string; layoutNm: string; memCd: string };
  /** The separate log service (API-19); failures are ignored. */
  log(entry: { rn: string; mc: string }): Promise<unknown>;
}

const ADDRESS_MAX = 600;
/** An address as it is told: without what opens something, and short enough: an entry of the access log has 4 kB. */
const toldAddress = (text: string): string => withoutSecrets(text).slice(0, ADDRESS_MAX);

/** Access log, analytics and app events (§7). None of them may disturb the page: every failure is swallowed. */
export function createTracking({ api, bridge, storage, locale, page, log }: TrackingDeps) {
  // One after the other: the first answer brings the guest hash that the next call sends.
  let queue: Promise<unknown> = Promise.resolve();
  let viewed = '';

  function record<K extends EventName>(eventName: K, eventParams: EventParams<K>) {
    globalThis.shopEvents?.push([eventName, eventParams]);
    const { location, layoutNm } = page();
    const place = { fullUrl: toldAddress(location.href), queryString: toldAddress(location.search), layoutNm };
    queue = queue
      .then(async () => {
        const hashCode = storage.local.get('guest');
        const answer = await api('POST /common/logs/access', {
          body: { eventName, eventParams, ...place, ...(hashCode && { hashCode }) },
          keepalive: true,
        });
        if (answer.hashCode !== hashCode) storage.local.set('guest', answer.hashCode);
      })
      .catch(() => undefined);
  }

  return {
    /** One view of a page: access log, app, log service (API-03). */
    pageView() {
      const { location, title, routeName, memCd } = page();
      viewed = location.pathname;
      const payload = {
        pageTitle: title,
        pageLocation: toldAddress(location.href),
        pagePath: location.pathname + toldAddress(location.search),
      };
      record('page_view', payload);
      bridge.post({ type: 'page_view', payload });
      log({ rn: routeName, mc: memCd }).catch(() => undefined);
    },
    /** Any other event. The Chinese build tells no analytics (GEN-11). */
    track<K extends EventName>(eventName: K, eventParams: EventParams<K>) {
      record(eventName, eventParams);
      if (locale() !== 'cn') bridge.post({ type: 'analytics', payload: { eventName, eventParams } });
    },
    /** Path of the page that was told of last: the address may be that of the next one already. */
    viewed: () => viewed,
    /** Resolves when everything told so far has been sent. */
    settled: () => queue,
  };
}
export type Tracking = ReturnType<typeof createTracking>;
