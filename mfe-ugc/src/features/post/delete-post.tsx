import { Button } from '@hyangro/ui/button';
import type { Post } from '../../data/post.model';
import { useMessages } from '../../messages';
import { useDeletePost } from './use-delete-post';

interface Props {
  post: Pick<Post, 'kind' | 'ugcCd'>;
  /** Read aloud where several stand on a page: what is deleted. */
  label?: string;
  onDeleted(): void;
}

/** Deletes one's own post after a question. */
export const DeletePost = ({ post, label, onDeleted }: Props) => {
  const t = useMessages();
  const { start, isPending } = useDeletePost(post, onDeleted);
  return (
    <Button type="button" variant="text" size="s" aria-label={label} loading={isPending} onClick={() => void start()}>
      {t('post.delete')}
    </Button>
  );
};
