import { useEffect, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { seoulDay } from '../../data/announcements.model';
import { isClosed, setClosed } from '../../data/announcements.queries';

/**
 * Whether the notice stands on Main: unless it was closed, or hidden for today, which is over at midnight in Seoul by the server's
 * clock (LS-08). Looked at anew whenever Main is shown.
 */
export function useMainNotice(noticeCd: string | undefined) {
  const services = useServices();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const isHidden = services.storage.local.get('mainNoticeHiddenToday') === seoulDay(services.now());
    setOpen(noticeCd !== undefined && !isHidden && !isClosed(services, noticeCd));
  }, [services, noticeCd]);

  const close = () => {
    if (noticeCd !== undefined) setClosed(services, noticeCd);
    setOpen(false);
  };
  const hideToday = () => {
    services.storage.local.set('mainNoticeHiddenToday', seoulDay(services.now()));
    close();
  };
  return { isOpen, close, hideToday };
}
