import { useEffect, useState } from 'react';
import { useServices } from '@hyangro/runtime';
import { seoulDay } from '../../data/announcements.model';
import { isClosed, setClosed } from '../../data/announcements.queries';

/**
 * Whether the notice stands on Main: unless it was closed, or hidden for today, which is over at midnight in Seoul by the server's
 * clock (LS-08). Looked at anew whenever Main is shown; `isTold` says that
 * it stood there this time, closed meanwhile or not.
 */
export function useMainNotice(noticeCd: string | undefined) {
  const services = useServices();
  const [isOpen, setOpen] = useState(false);
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const isHidden = services.storage.local.get('mainNoticeHiddenToday') === seoulDay(services.now());
    const isNow = noticeCd !== undefined && !isHidden && !isClosed(services, noticeCd);
    setOpen(isNow);
    setTold(isNow);
  }, [services, noticeCd]);

  const close = () => {
    if (noticeCd !== undefined) setClosed(services, noticeCd);
    setOpen(false);
  };
  const hideToday = () => {
    services.storage.local.set('mainNoticeHiddenToday', seoulDay(services.now()));
    close();
  };
  return { isOpen, isTold, close, hideToday };
}
