import styled from '@emotion/styled';
import { useInfiniteScroll, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { loadsByItself } from '../../data/review.model';

interface Props {
  pageCount: number;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): Promise<unknown>;
}

/** The end of a list: it goes on by scrolling, and after every few pages by a button. */
export const MorePages = ({ pageCount, hasNextPage, isFetchingNextPage, fetchNextPage }: Props) => {
  const term = useTerms();
  const isAutomatic = hasNextPage && !isFetchingNextPage && loadsByItself(pageCount);
  const end = useInfiniteScroll<HTMLDivElement>(() => void fetchNextPage(), isAutomatic);
  return (
    <>
      <div ref={end} />
      {hasNextPage && (
        <More>
          <Button type="button" variant="line" size="l" block loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {term('action.more')}
          </Button>
        </More>
      )}
    </>
  );
};

const More = styled.div`max-width: 360px; margin: 8px auto 56px;`;
