import styled from '@emotion/styled';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { BEAUTY_REWARD_FROM, REWARDS } from '@hyangro/contracts/constants';
import { chosenIn, MANY_OF, ONE_OF, type BeautyForm, type BeautySaving } from '@hyangro/contracts/member/beauty.rules';
import type { MyProfile } from '@hyangro/contracts/member/profile.contract';
import { useMoney, useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Notice } from '@hyangro/ui/notice';
import { profileQueries } from '../../data/profile.queries';
import { useMessages } from '../../messages';
import { AvoidField } from './avoid-field';
import { ChoiceChips } from './choice-chips';
import { beautyDraft, useBeautyForm } from './profile.form';
import { savedText } from './saved-text';
import { useKeptDraft } from '../../features/common/use-kept-draft';
import { useProfileChanged } from '../../features/common/use-profile-changed';

const ONE = ['skinType', 'skinTone', 'undertone'] as const;
/** A press is a change that is not saved yet. */
const CHANGED = { shouldDirty: true } as const;
const TASTE = ['strength', 'finish'] as const;

/** Skin, tone, concerns, scents and what to avoid. What is chosen stays when the server, the network or the session says no. */
export const BeautyEditor = ({ profile: { beauty, isRewarded } }: { profile: MyProfile }) => {
  const t = useMessages();
  const { integer } = useMoney();
  const services = useServices();
  const tellChanged = useProfileChanged();
  const draft = beautyDraft(services.memberMemory);
  const begun = useMemo(() => begin(beauty), [beauty]);
  const form = useBeautyForm(draft.get() ?? begun);
  useKeptDraft(form, draft, begun);
  const { avoidBefore: _, ...values } = { ...begun, ...useWatch({ control: form.control }) } as BeautySaving;
  const chosen = chosenIn(values);

  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'beauty'],
    mutationFn: (body: BeautySaving) => services.api('PUT /member/beauty-profile', { body }),
    onSuccess: ({ beauty: saved, rewardPoints }) => {
      form.reset(begin(saved));
      draft.set(null);
      services.queryClient.setQueryData(
        profileQueries.own(services).queryKey,
        (own) => own && { ...own, beauty: saved, isRewarded: own.isRewarded || rewardPoints > 0 },
      );
      services.toast(t(savedText(rewardPoints), { points: integer(rewardPoints) }));
      tellChanged();
    },
    onError: services.reportError,
  });
  const one = (question: keyof typeof ONE_OF) => (
    <ChoiceChips
      key={question}
      legend={t(`beauty.${question}`)}
      choices={ONE_OF[question].map((value) => ({ value, label: t(`beauty.${question}.${value}` as 'beauty.skinType.DRY') }))}
      isChosen={(value) => values[question] === value}
      onPress={(value) => form.setValue(question, (values[question] === value ? null : value) as BeautyForm['skinType'] & null, CHANGED)}
    />
  );
  const many = (question: keyof typeof MANY_OF) => {
    const chosenOnes: readonly string[] = values[question];
    return (
      <ChoiceChips
        legend={t(`beauty.${question}`)}
        note={t('beauty.many')}
        choices={MANY_OF[question].map((value) => ({ value, label: t(`beauty.${question}.${value}` as 'beauty.concern.PORE') }))}
        isChosen={(value) => chosenOnes.includes(value)}
        onPress={(value) => {
          const next = chosenOnes.includes(value) ? chosenOnes.filter((each) => each !== value) : [...chosenOnes, value];
          form.setValue(question, next as BeautyForm['concern'] & BeautyForm['scent'], CHANGED);
        }}
      />
    );
  };
  return (
    <Form method="post" noValidate onSubmit={(event) => void form.handleSubmit((body) => start(body))(event)}>
      {!isRewarded && (
        <Notice tone="genuine" title={t('beauty.reward', { count: BEAUTY_REWARD_FROM, points: integer(REWARDS.beautyProfilePoints) })}>
          {t('beauty.rewardOnce')}
        </Notice>
      )}
      {ONE.map(one)}
      {many('concern')}
      {many('scent')}
      {TASTE.map(one)}
      <AvoidField
        avoided={values.avoid}
        error={form.formState.errors.avoid?.message}
        onChange={(avoid) => form.setValue('avoid', avoid, { ...CHANGED, shouldValidate: true })}
      />
      <Count aria-live="polite">{t('beauty.chosen', { count: chosen })}</Count>
      <Button type="submit" variant="primary" size="l" block loading={isPending}>
        {t('beauty.save')}
      </Button>
    </Form>
  );
};

/** A form knows the ingredients it began with: those that a product's page adds meanwhile are not taken off by its save. */
const begin = (beauty: BeautyForm): BeautySaving => ({ ...beauty, avoidBefore: beauty.avoid });

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
const Count = styled.p`
  font-size: 14px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  color: var(--color-text-2);
`;
