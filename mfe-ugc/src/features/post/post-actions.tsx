import styled from '@emotion/styled';
import { useShare } from '@hyangro/runtime';
import { Button, LinkButton } from '@hyangro/ui/button';
import { Share } from '@hyangro/ui/icons';
import { addressOf, modifyAddressOf, titleOf, type Post } from '../../data/post.model';
import { useMessages } from '../../messages';
import { LikeButton } from '../common/like-button';
import { ReportButton } from './report-button';
import { useBlock } from './use-block';
import { useDeletePost } from './use-delete-post';

interface Props {
  post: Post;
  /** The post is gone, or out of the reader's sight. */
  onGone(): void;
}

/** What a reader can do with a post, and what its author can. */
export const PostActions = ({ post, onGone }: Props) => {
  const t = useMessages();
  const share = useShare();
  const block = useBlock(post.author, onGone);
  const remove = useDeletePost(post, onGone);
  return (
    <>
      <Row>
        <LikeButton post={post} />
        <Button
          type="button"
          variant="text"
          size="s"
          onClick={() => void share({ title: titleOf(post), url: window.location.origin + addressOf(post) })}
        >
          <Share size={18} />
          {t('post.share')}
        </Button>
      </Row>
      <Quiet>
        {post.isMine ? (
          post.canModify && (
            <>
              <LinkButton variant="text" size="s" to={modifyAddressOf(post)}>
                {t('post.modify')}
              </LinkButton>
              <Button type="button" variant="text" size="s" loading={remove.isPending} onClick={() => void remove.start()}>
                {t('post.delete')}
              </Button>
            </>
          )
        ) : (
          <>
            <ReportButton ugcCd={post.ugcCd} />
            {post.author.nickname !== '' && (
              <Button type="button" variant="text" size="s" loading={block.isPending} onClick={() => void block.start()}>
                {t('post.block')}
              </Button>
            )}
          </>
        )}
      </Quiet>
    </>
  );
};

const Row = styled.div`display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin-top: 18px;`;
const Quiet = styled.div`display: flex; flex-wrap: wrap; margin: 4px 0 0 -10px; color: var(--color-text-3);`;
