import { Rail } from '@hyangro/ui/carousel';
import { bannersOf, bannersPerView } from '../data/banner.model';
import { bannerSizes } from '../data/banner-sizes';
import { BannerCard } from '../features/block/banner-card';
import { BlockSection } from '../features/block/block-section';
import type { DisplayProps } from './display.props';

/** In sight unless the display says otherwise; on phones a part of the next one says that the row goes on. */
const PER_VIEW: Readonly<Record<number, { mobile: number; pc: number }>> = {
  2: { mobile: 1.2, pc: 2 },
  18: { mobile: 1.2, pc: 3 },
};

/** Types 2, 18: exhibition banners in a row that scrolls sideways (D-02, D-18). */
export const ExhibitionRail = ({ display, items, layout, shownOn }: DisplayProps) => {
  const banners = bannersOf(items);
  if (banners.length === 0) return null;
  const name = display.title ?? layout.layoutNm;
  const perView = bannersPerView(display, PER_VIEW[display.displayCd] ?? { mobile: 1, pc: 1 }, banners.length);
  return (
    <BlockSection display={display}>
      <Rail label={name} perView={perView} gap={12}>
        {banners.map((item) => (
          <BannerCard key={item.seq} item={item} look="wide" sizes={bannerSizes(perView)} shownOn={shownOn} name={name} />
        ))}
      </Rail>
    </BlockSection>
  );
};
