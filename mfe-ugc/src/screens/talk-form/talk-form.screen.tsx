import { useSuspenseQuery } from '@tanstack/react-query';
import { pathOf, useRouteParams, useServices } from '@hyangro/runtime';
import { writtenQueries } from '../../data/written.queries';
import { ForItsAuthor } from '../../features/composer/for-its-author';
import { useMessages } from '../../messages';
import { TalkForm } from './talk-form';

/** A question or a vote: a new one (R-UGC-09), or one's own to change (R-UGC-08). */
export default function TalkFormScreen() {
  const { ugcCd } = useRouteParams('TalkNew', 'TalkModify');
  return ugcCd ? <ModifyTalk key={ugcCd} ugcCd={ugcCd} /> : <TalkForm />;
}

const ModifyTalk = ({ ugcCd }: { ugcCd: string }) => {
  const t = useMessages();
  const services = useServices();
  const { data: talk } = useSuspenseQuery(writtenQueries.talk(services, ugcCd));
  const locked = { title: t('write.locked'), text: t('write.lockedText'), to: pathOf('Ugc', { ugcCd }), label: t('write.toPost') };
  return (
    <ForItsAuthor post={talk} locked={locked}>
      {talk && <TalkForm talk={talk} />}
    </ForItsAuthor>
  );
};
