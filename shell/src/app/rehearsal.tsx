import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle, type ScreenPreview } from '@hyangro/runtime';
import { CountBadge } from '@hyangro/ui/app-header';
import { usePage } from './page-context';

const PREVIEW: ScreenPreview = { title: '', price: { won: '', discountRate: 1 } };

/**
 * While the page rests, what answers a first tap is drawn once and taken away in the same task, so that nobody meets it: the tap
 * finds its code compiled and its styles written.
 */
export function Rehearsal() {
  const { screens } = usePage();
  const [isOn, setOn] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        flushSync(() => setOn(true));
        flushSync(() => setOn(false));
      }),
    [],
  );
  return (
    isOn && (
      <>
        {screens.openings().map((Opening, at) => (
          <Opening key={at} preview={PREVIEW} />
        ))}
        <CountBadge>1</CountBadge>
      </>
    )
  );
}
