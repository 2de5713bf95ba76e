import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';
import type { DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { picturesOf } from '../../data/layout.model';
import { BlockSection } from '../../features/block/block-section';
import type { DisplayProps } from '../display.props';
import { VideoItem } from './video-item';

/** Type 12: films, each a picture until it is tapped (D-12). The block's own picture stands for a film that has none. */
export const Video = ({ display, items, layout, shownOn }: DisplayProps) => {
  const { imgFileUrl } = display;
  const posterOf = (item: DisplayItem) => (picturesOf(item) ? item : { fileUrl: imgFileUrl, fileUrl2: null });
  const films = items.filter((item) => item.link || picturesOf(posterOf(item)));
  if (films.length === 0) return null;
  const isPoster = films.some((item) => [posterOf(item).fileUrl, posterOf(item).fileUrl2].includes(imgFileUrl));
  return (
    <BlockSection display={isPoster ? { ...display, imgFileUrl: null } : display}>
      <Films data-many={films.length > 1 || undefined}>
        {films.map((item) => (
          <VideoItem
            key={item.seq}
            item={item}
            poster={posterOf(item)}
            name={item.text?.replace(/\n/g, ' ') ?? display.title ?? layout.layoutNm}
            shownOn={shownOn}
          />
        ))}
      </Films>
    </BlockSection>
  );
};

const Films = styled.div`
  display: grid;
  gap: 16px;
  ${media.tablet} { &[data-many] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 24px; } }
`;
