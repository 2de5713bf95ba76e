import { pathOf, useServices } from '@hyangro/runtime';
import { addressOf } from '../../data/post.model';
import { postQueries } from '../../data/post.queries';
import { StreamList } from '../../features/stream/stream-list';
import { useMessages } from '../../messages';

export default function BestTalksScreen() {
  const t = useMessages();
  return (
    <StreamList
      route="BestTalks"
      query={postQueries.bestTalks(useServices())}
      title={t('talks.title')}
      lead={t('talks.lead')}
      empty={{ title: t('talks.empty'), text: t('talks.emptyText') }}
      write={{ to: pathOf('TalkNew'), label: t('talks.write') }}
      addressOf={addressOf}
    />
  );
}
