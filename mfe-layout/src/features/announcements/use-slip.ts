import { useEffect, useState } from 'react';
import type { Announcements } from '@hyangro/contracts/common/common.contract';
import { useServices, type ShellServices } from '@hyangro/runtime';
import { seoulDay } from '../../data/announcements.model';
import { isClosed, setClosed } from '../../data/announcements.queries';

/** Points that run out (LS-13), and the way to the app (LS-09). */
export type SlipName = 'points' | 'install';
const HIDDEN_TODAY = { points: 'notificationPointHiddenToday', install: 'appInstallHiddenToday' } as const;

/**
 * The one slip that stands on Main when the notice does not: the first that has something to say, was not closed, and is not hidden
 * until midnight in Seoul by the server's clock. Who closes one is left alone until Main is shown again.
 */
export function useSlip(answer: Announcements | undefined, isNoticeTold: boolean) {
  const services = useServices();
  const [slip, setSlip] = useState<SlipName | null>(null);
  useEffect(() => {
    const isOpen = (name: SlipName) =>
      services.storage.local.get(HIDDEN_TODAY[name]) !== seoulDay(services.now()) && !isClosed(services, name);
    setSlip((answer && !isNoticeTold && slipsOf(services, answer).find(isOpen)) || null);
  }, [services, answer, isNoticeTold]);

  const close = () => {
    if (slip) setClosed(services, slip);
    setSlip(null);
  };
  const hideToday = () => {
    if (slip) services.storage.local.set(HIDDEN_TODAY[slip], seoulDay(services.now()));
    close();
  };
  return { slip, close, hideToday };
}

/** In the app nobody is told to install it. */
function slipsOf({ bridge }: ShellServices, { runningOut }: Announcements): SlipName[] {
  const slips: SlipName[] = runningOut ? ['points'] : [];
  return bridge.isApp || !bridge.storeUrl ? slips : [...slips, 'install'];
}
