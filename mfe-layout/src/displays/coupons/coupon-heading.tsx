import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { ChevronRight } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { fontOf, linkOf } from '../../data/layout.model';
import { BlockPicture, hasHeading, LinkedTitle } from '../../features/block/block-heading';
import { headingFont } from '../../features/block/heading-font';

/** Title, reason line and way to more of the coupons: a line on phones, a column beside the tickets on PCs. */
export const CouponHeading = ({ display, id }: { display: Display; id: string }) => {
  const { title, description, link, linkText, font, imgFileUrl } = display;
  const to = linkOf(link);
  if (!hasHeading(display)) return null;
  return (
    <Head>
      <BlockPicture imgFileUrl={imgFileUrl} />
      {title && (
        <Title id={id} data-style={fontOf(font).style}>
          <LinkedTitle display={display} title={title} />
        </Title>
      )}
      {to && linkText && (
        <More to={to}>
          {linkText}
          <ChevronRight size={16} />
        </More>
      )}
      {description && <Reason>{description}</Reason>}
    </Head>
  );
};

const Head = styled.div`
  grid-area: head;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  align-content: start;
  column-gap: 10px;
  > :not(h2, a) { grid-column: 1 / -1; }
  ${media.pc} { grid-template-columns: minmax(0, 1fr); }
`;

const Title = styled.h2`
  ${headingFont}
  text-wrap: balance;
`;

const Reason = styled.p`
  ${text.bodyS}
  margin-top: 4px;
  opacity: 0.86;
  ${media.pc} { margin-top: 10px; }
`;

const More = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 2px;
  margin: -12px -4px -12px 0;
  padding: 12px 4px;
  font: 500 13px/20px var(--font-sans);
  ${media.pc} { order: 1; margin: 6px 0 -12px -4px; }
`;
