import styled from '@emotion/styled';
import type { Review } from '@hyangro/contracts/ugc/review.contract';
import { media } from '@hyangro/ui/theme';
import { BestCard } from './best-card';

interface Props {
  pages: readonly { items: readonly Review[] }[];
  onOpen(ugcCd: string): void;
}

/** Reviews as cards of their own height, in columns per page of the list: what is already read never moves when more comes. */
export const ReviewColumns = ({ pages, onOpen }: Props) =>
  pages.map((page, at) => (
    <Columns key={page.items[0]?.ugcCd ?? at}>
      {page.items.map((review, n) => (
        <BestCard key={review.ugcCd} review={review} eager={at === 0 && n < 2} onOpen={() => onOpen(review.ugcCd)} />
      ))}
    </Columns>
  ));

const Columns = styled.ul`
  columns: 2;
  column-gap: var(--gutter);
  ${media.tablet} { columns: 3; }
  ${media.pc} { columns: 4; }
`;
