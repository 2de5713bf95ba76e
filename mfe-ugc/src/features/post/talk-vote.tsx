import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import { useMoney, useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { CircleCheck } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { patchPost } from '../../data/post.cache';
import type { Talk } from '../../data/post.model';
import { sharesOfVote } from '../../data/talk.model';
import { useMessages } from '../../messages';

interface Props {
  talk: Talk & { vote: NonNullable<Talk['vote']> };
}

/** What a vote chooses between. Who may vote gets a button for each (P-07: its author none); how it stands is told after the vote. */
export const TalkVote = ({ talk }: Props) => {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const { integer } = useMoney();
  const { ugcCd, isMine, vote, products } = talk;
  const { start, isPending } = useSingleMutation({
    mutationKey: ['ugc', 'vote', ugcCd],
    mutationFn: (productCd: ProductCd) => services.api('PUT /talks/:ugcCd/vote', { params: { ugcCd }, body: { productCd } }),
    onSuccess: (voted) => {
      patchPost(queryClient, ugcCd, () => voted);
      services.toast(t('talk.voted'));
    },
    onError: (error) => services.reportError(error),
  });
  const isTold = isMine || vote.myProductCd !== null;
  const shares = sharesOfVote(vote);
  return (
    <Box aria-label={t('talk.votes', { count: integer(vote.totalCnt) })}>
      {products.map(({ productCd, brandNm, productNm, imgMainUrl }) => {
        const share = shares.get(productCd);
        const isMyVote = vote.myProductCd === productCd;
        return (
          <li key={productCd} data-mine={isMyVote || undefined}>
            <Thumb>
              <Picture src={imgMainUrl} alt="" sizes="64px" />
            </Thumb>
            <Words>
              <b>{brandNm}</b>
              <span>{productNm}</span>
              {isTold && share && (
                <Result>
                  <Track aria-hidden>
                    <i style={{ width: `${share.percent}%` }} />
                  </Track>
                  <small>
                    {isMyVote && <CircleCheck size={14} />}
                    {t('talk.share', { percent: share.percent, count: integer(share.voteCnt) })}
                  </small>
                </Result>
              )}
            </Words>
            {vote.canVote && (
              <Button
                type="button"
                variant="line"
                size="s"
                loading={isPending}
                aria-label={t('talk.voteFor', { name: productNm })}
                onClick={() => services.requireLogin() && void start(productCd)}
              >
                {t('talk.voteIt')}
              </Button>
            )}
          </li>
        );
      })}
    </Box>
  );
};

const Box = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  margin-top: 16px;
  li {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 10px;
    border-radius: var(--radius-control);
    box-shadow: inset 0 0 0 1px var(--color-line-strong);
  }
  li[data-mine] { box-shadow: inset 0 0 0 2px var(--color-brand); }
`;
const Thumb = styled.span`flex: none; width: 64px; border-radius: var(--radius-tile); overflow: hidden;`;
const Words = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  font-size: 14px;
  line-height: 1.4;
  b { font-size: 12px; }
`;
const Result = styled.div`
  margin-top: 6px;
  small { display: flex; align-items: center; gap: 4px; margin-top: 4px; font-size: 12px; font-variant-numeric: tabular-nums; color: var(--color-text-2); }
`;
const Track = styled.span`
  display: block;
  height: 6px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--color-line);
  i { display: block; height: 100%; border-radius: 3px; background: var(--color-brand); }
`;
