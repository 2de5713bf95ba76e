import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { media } from '@hyangro/ui/theme';
import { bannersOf, bannersPerView } from '../data/banner.model';
import { bannerSizes } from '../data/banner-sizes';
import { BannerCard } from '../features/block/banner-card';
import { BlockSection } from '../features/block/block-section';
import type { DisplayProps } from './display.props';

const PER_VIEW = { mobile: 1, pc: 2 } as const;

/** Type 4: slim banners that lead to the pages of brands (D-04). */
export const BrandBanners = ({ display, items, layout, shownOn }: DisplayProps) => {
  const banners = bannersOf(items);
  if (banners.length === 0) return null;
  const { mobile, pc } = bannersPerView(display, PER_VIEW, banners.length);
  const columns = { mobile: Math.max(1, Math.floor(mobile)), pc: Math.max(1, Math.floor(pc)) };
  return (
    <BlockSection display={display}>
      <Grid style={{ '--m': columns.mobile, '--p': columns.pc } as CSSProperties}>
        {banners.map((item) => (
          <li key={item.seq}>
            <BannerCard item={item} look="brand" sizes={bannerSizes(columns)} shownOn={shownOn} name={display.title ?? layout.layoutNm} />
          </li>
        ))}
      </Grid>
    </BlockSection>
  );
};

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(var(--m), minmax(0, 1fr));
  gap: 10px;
  ${media.tablet} { grid-template-columns: repeat(var(--p), minmax(0, 1fr)); gap: 20px; }
`;
