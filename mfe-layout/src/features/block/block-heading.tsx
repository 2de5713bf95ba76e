import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ChevronRight } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { fontOf, linkOf, picturesOf } from '../../data/layout.model';
import { BannerPicture, type BannerPictureProps } from './banner-picture';
import { headingFont } from './heading-font';

export interface BlockHeadingProps {
  display: Display;
  /** Id of the heading, by which its block is named. */
  id: string;
  /** Instead of the display's own title. */
  title?: string;
  /** Beside the title on PCs, under it on phones: tabs. */
  aside?: ReactNode;
  /** Instead of a description that the display does not have. */
  reason?: string;
}

/** Title, way to more, reason line and picture of a display. What it leaves empty is not drawn (D-C02). */
export const BlockHeading = ({ display, id, title = display.title ?? '', aside, reason }: BlockHeadingProps) => {
  const { linkText, font, imgFileUrl } = display;
  const line = display.description || reason;
  const to = linkOf(display.link);
  return (
    <>
      {(title || aside || (to && linkText)) && (
        <Head>
          {title && (
            <Title id={id} data-style={fontOf(font).style}>
              <LinkedTitle display={display} title={title} />
            </Title>
          )}
          {aside && <Aside>{aside}</Aside>}
          {to && linkText && (
            <More to={to}>
              {linkText}
              <ChevronRight size={16} />
            </More>
          )}
        </Head>
      )}
      {line && <Reason>{line}</Reason>}
      <BlockPicture imgFileUrl={imgFileUrl} />
    </>
  );
};

/** The picture that an operator sets to a whole block. */
export const BlockPicture = ({ imgFileUrl }: Pick<Display, 'imgFileUrl'>) => <WidePicture item={{ fileUrl: imgFileUrl, fileUrl2: null }} />;

/** A picture as wide as its block, alone in its line; nothing without one. */
export const WidePicture = ({ item, shownOn }: Pick<BannerPictureProps, 'item' | 'shownOn'>) =>
  picturesOf(item) && (
    <Photo>
      <BannerPicture item={item} shownOn={shownOn} sizes={{ mobile: '94vw', pc: '(min-width: 1280px) 1200px, 96vw' }} />
    </Photo>
  );

/** A link without words of its own makes the title the link (D-C02). */
export const LinkedTitle = ({ display, title }: { display: Pick<Display, 'link' | 'linkText'>; title: string }) => {
  const to = linkOf(display.link);
  return to && !display.linkText ? <Link to={to}>{title}</Link> : title;
};

/** Whether anything of it would be drawn. */
export const hasHeading = ({ title, link, linkText, description, imgFileUrl }: Display): boolean =>
  Boolean(title || description || imgFileUrl || (linkOf(link) && linkText));

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  column-gap: 10px;
  min-height: 36px;
  ${media.pc} { grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto; column-gap: 28px; }
`;

const Title = styled.h2(headingFont);

const Aside = styled.div`
  grid-area: 2 / 1 / auto / -1;
  min-width: 0;
  margin-top: 8px;
  ${media.pc} { grid-area: 1 / 2; margin-top: 0; }
`;

const More = styled(Link)`
  grid-area: 1 / -2;
  display: flex;
  align-items: center;
  gap: 2px;
  margin: -12px -4px -12px 0;
  padding: 12px 4px;
  font: 500 13px/20px var(--font-sans);
  color: var(--color-text-2);
`;

const Reason = styled.p`
  ${text.bodyS}
  margin-top: 2px;
  color: var(--color-text-2);
`;

const Photo = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 358 / 184;
  margin-block: 14px;
  border-radius: var(--radius-shoulder);
  background: var(--color-tile);
  ${media.tablet} { aspect-ratio: 1200 / 340; }
`;
