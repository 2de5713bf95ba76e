import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { previewOf } from '@hyangro/runtime';
import { GALLERY_SIZES } from './gallery-sizes';

/**
 * `sizes` of the first picture. Behind a card it begins as wide as on the card, whose file is here; a browser shows that one until
 * the large one has come.
 */
export function useFirstSizes(): string {
  const ofCard = previewOf(useLocation().state)?.picture?.sizes;
  const [sizes, setSizes] = useState(ofCard ?? GALLERY_SIZES);
  useEffect(() => setSizes(GALLERY_SIZES), []);
  return sizes;
}
