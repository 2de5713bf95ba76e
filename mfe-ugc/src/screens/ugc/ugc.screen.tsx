import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import type { Post } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { OpenedPost } from '../../features/post/opened-post';
import { StreamList } from '../../features/stream/stream-list';
import { useMessages } from '../../messages';

const addressOf = ({ ugcCd }: Post) => pathOf('Ugc', { ugcCd });

export default function UgcScreen() {
  const t = useMessages();
  const { ugcCd } = useRouteParams('Ugc');
  const query = postQueries.mixed(useServices());
  const title = t('mixed.title');
  return ugcCd ? (
    <OpenedPost key={ugcCd} ugcCd={ugcCd} query={query} listHref={pathOf('Ugc')} listTitle={title} addressOf={addressOf} />
  ) : (
    <StreamList
      route="Ugc"
      query={query}
      title={title}
      lead={t('mixed.lead')}
      empty={{ title: t('mixed.empty'), text: t('mixed.emptyText') }}
      addressOf={addressOf}
    />
  );
}
