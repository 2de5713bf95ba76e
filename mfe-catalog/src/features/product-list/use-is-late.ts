import { useEffect, useState } from 'react';

const LATE_MS = 200;

/** Whether something has been awaited for so long that it is to be seen; what comes at once is not worth a frame. */
export function useIsLate(isAwaited: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isAwaited]);
  return isLate && isAwaited;
}
