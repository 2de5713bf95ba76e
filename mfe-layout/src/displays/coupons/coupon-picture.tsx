import styled from '@emotion/styled';
import type { CouponDisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { picturesOf } from '../../data/layout.model';
import { BannerPicture } from '../../features/block/banner-picture';

/** The picture that an operator gives a coupon, above its ticket. */
export const CouponPicture = ({ item }: { item: Pick<CouponDisplayItem, 'fileUrl' | 'fileUrl2'> }) =>
  picturesOf(item) && (
    <Photo>
      <BannerPicture item={item} sizes={{ mobile: '92vw', pc: '400px' }} />
    </Photo>
  );

const Photo = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 358 / 120;
  margin-bottom: 6px;
  border-radius: var(--radius-control);
  background: var(--color-tile);
`;
