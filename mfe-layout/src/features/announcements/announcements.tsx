import { useQuery } from '@tanstack/react-query';
import { useServices, useStore } from '@hyangro/runtime';
import { announcementsQuery } from '../../data/announcements.queries';
import { FloatingBanners } from './floating-banners';
import { MainSlip } from './main-slip';
import { MainNotice } from './main-notice';
import { useMainNotice } from './use-main-notice';
import { useSlip } from './use-slip';

/** What the shop has to say on its home, over the page and never in its way: nothing is covered by a scrim, nothing takes the focus. */
export default function Announcements() {
  const services = useServices();
  useStore(services.locale);
  const { data } = useQuery(announcementsQuery(services));
  const { isOpen, isTold, hideToday, close } = useMainNotice(data?.notice?.noticeCd);
  const { slip, ...slipEnds } = useSlip(data, isTold);
  if (!data) return null;
  const { notice, runningOut, floatingBanners } = data;
  return (
    <div data-announcements>
      {notice && isOpen && <MainNotice notice={notice} onHideToday={hideToday} onClose={close} />}
      {slip && <MainSlip name={slip} runningOut={runningOut} onHideToday={slipEnds.hideToday} onClose={slipEnds.close} />}
      {floatingBanners.length > 0 && (
        <FloatingBanners banners={floatingBanners} isBehindNotice={(notice !== null && isOpen) || slip !== null} />
      )}
    </div>
  );
}
