import { useQueryClient } from '@tanstack/react-query';
import { APPEAL } from '@hyangro/contracts/constants';
import { appealForm } from '@hyangro/contracts/ugc/moderation.rules';
import { useServices } from '@hyangro/runtime';
import { useMessages } from '../../messages';
import ShortForm from './short-form';

/** The author asks, once, that what was put out of sight be looked at again. */
export default function AppealForm({ ugcCd, partCd }: { ugcCd: string; partCd: string }) {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  return (
    <ShortForm
      name={`appeal ${ugcCd} ${partCd}`}
      rule={appealForm.shape.text}
      maxLength={APPEAL.max}
      label={t('moderation.appealLabel')}
      submitLabel={t('moderation.appealSubmit')}
      error={t('moderation.appealLength', { min: APPEAL.min, max: APPEAL.max })}
      hasFocus
      send={(text) => services.api('POST /ugc/:ugcCd/appeal', { params: { ugcCd }, body: { text, partCd } })}
      onSent={() => {
        services.toast(t('moderation.appealDone'));
        void queryClient.invalidateQueries({ queryKey: ['ugc'] });
      }}
    />
  );
}
