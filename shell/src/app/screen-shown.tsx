import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { usePage } from './page-context';

/** Reports a page view once the screen has committed, and again when a kept screen is shown. */
export function ScreenShown({ location }: { location: Location }) {
  const { onScreenShown } = usePage();
  useEffect(() => onScreenShown(location), [onScreenShown, location]);
  return null;
}
