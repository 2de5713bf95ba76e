import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { media } from '@hyangro/ui/theme';
import { bannersOf, bannersPerView } from '../data/banner.model';
import { bannerSizes } from '../data/banner-sizes';
import { BannerCard } from '../features/block/banner-card';
import { BlockSection } from '../features/block/block-section';
import type { DisplayProps } from './display.props';

/** A card of the whole column would be higher than a PC's screen: there up to three stand side by side, each lower than the last. */
const PER_VIEW = { mobile: 1, pc: 3 } as const;

/** Type 21: exhibition banners one below the other, tall (D-21). */
export const ExhibitionStack = ({ display, items, layout, shownOn }: DisplayProps) => {
  const banners = bannersOf(items);
  if (banners.length === 0) return null;
  const perView = bannersPerView({ ...display, slidesPerViewMobile: 1 }, PER_VIEW, banners.length);
  const columns = Math.max(1, Math.floor(perView.pc));
  return (
    <BlockSection display={display}>
      <Stack style={{ '--columns': columns } as CSSProperties}>
        {banners.map((item, n) => (
          <li key={item.seq} style={{ '--step': n % columns } as CSSProperties}>
            <BannerCard item={item} look="tall" sizes={bannerSizes(perView)} shownOn={shownOn} name={display.title ?? layout.layoutNm} />
          </li>
        ))}
      </Stack>
    </BlockSection>
  );
};

const Stack = styled.ul`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: repeat(var(--columns), minmax(0, 480px));
    justify-content: center;
    align-items: start;
    gap: 24px;
    > li { padding-top: calc(var(--step) * 40px); }
  }
`;
