import type { Locale } from '@hyangro/contracts/locales';
import { withoutSecrets } from '@hyangro/contracts/wire-names';
import type { ApiClient, NativeBridge, TypedStorage } from '@hyangro/runtime';

interface TrackingDeps {
  api: ApiClient;
  bridge: NativeBridge;
  storage: TypedStorage;
  locale(): Locale;
  /** Address of the page when the event is reported. */
  page(): { fullUrl: string; queryString: string; title: string; pathname: string; routeName: string; layoutNm: string; memCd: string };
  /** The separate log service (API-19); failures are ignored. */
  log(entry: { rn: string; mc: string }): Promise<unknown>;
}

const ADDRESS_MAX = 600;
/** An address as it is told: without what opens something, and short enough. */
const toldAddress = (text: string): string => withoutSecrets(text).slice(0, ADDRESS_MAX);

/** Access log, analytics and app events (§7). None of them may disturb the page: every failure is swallowed. */
export function createTracking({ api, bridge, storage, locale, page, log }: TrackingDeps) {
  // One after the other: the first answer brings the guest hash that the next call sends.
  let queue: Promise<unknown> = Promise.resolve();

  /** An entry of the access log has 4 kB; longer addresses would lose it. */
  const told = () => {
    const { fullUrl, queryString, ...rest } = page();
    return { ...rest, fullUrl: toldAddress(fullUrl), queryString: toldAddress(queryString) };
  };

  function record(eventName: string, eventParams: Record<string, unknown>) {
    const { fullUrl, queryString, layoutNm } = told();
    queue = queue
      .then(async () => {
        const hashCode = storage.local.get('guest');
        const answer = await api('POST /common/logs/access', {
          body: { eventName, eventParams, fullUrl, queryString, layoutNm, ...(hashCode && { hashCode }) },
        });
        if (answer.hashCode !== hashCode) storage.local.set('guest', answer.hashCode);
      })
      .catch(() => undefined);
  }

  return {
    /** One view of a page: access log, app, log service (API-03). */
    pageView() {
      const { fullUrl, queryString, title, pathname, routeName, memCd } = told();
      const payload = { pageTitle: title, pageLocation: fullUrl, pagePath: pathname + queryString };
      record('page_view', payload);
      bridge.post({ type: 'page_view', payload });
      log({ rn: routeName, mc: memCd }).catch(() => undefined);
    },
    /** Any other event. The Chinese build tells no analytics (GEN-11). */
    track(eventName: string, eventParams: Record<string, unknown> = {}) {
      record(eventName, eventParams);
      if (locale() !== 'cn') bridge.post({ type: 'analytics', payload: { eventName, eventParams } });
    },
    /** Resolves when everything told so far has been sent. */
    settled: () => queue,
  };
}
export type Tracking = ReturnType<typeof createTracking>;
