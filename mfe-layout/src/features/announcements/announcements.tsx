import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useServices, useStore } from '@hyangro/runtime';
import { announcementsQuery } from '../../data/announcements.queries';
import { FloatingBanners } from './floating-banners';
import { MainNotice } from './main-notice';
import { useMainNotice } from './use-main-notice';

/** The shopper has seen the page before anything stands over it. */
export const SHOW_AFTER_MS = 5_000;

/** What the shop has to say on its home, over the page and never in its way: nothing is covered by a scrim, nothing takes the focus. */
export default function Announcements() {
  const services = useServices();
  useStore(services.locale);
  const { data } = useQuery(announcementsQuery(services));
  const isRested = useRest();
  const { isOpen, hideToday, close } = useMainNotice(data?.notice?.noticeCd);
  const banners = data?.floatingBanners;
  if (!isRested || !data) return null;
  return (
    <div data-announcements>
      {data.notice && isOpen && <MainNotice notice={data.notice} onHideToday={hideToday} onClose={close} />}
      {banners && banners.length > 0 && <FloatingBanners banners={banners} isBehindNotice={Boolean(data.notice) && isOpen} />}
    </div>
  );
}

/** Whether the home has been in sight long enough; from then on it stays so. */
function useRest(): boolean {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    if (isRested) return;
    const timer = setTimeout(() => setRested(true), SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isRested]);
  return isRested;
}
