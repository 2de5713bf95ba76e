import styled from '@emotion/styled';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { BIO_MAX } from '@hyangro/contracts/constants';
import { publicInfoForm, type PublicInfoForm } from '@hyangro/contracts/ugc/profile.rules';
import { useSendForm } from '@hyangro/commerce/form';
import { useServices, useTextOfCode } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { Switch, TextField } from '@hyangro/ui/field';
import { profileQueries } from '../../data/profile.queries';
import { useMessages } from '../../messages';
import { publicInfoDraft } from './public-info-draft';

/** What is typed and not saved yet; null while it is as the server has it. */
/** Changes what a member says and shows of themselves, by the rules of the server. What is typed stays when the screen is left. */
export const InfoEditor = ({ memCd }: { memCd: string }) => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const services = useServices();
  const queryClient = useQueryClient();
  const { data: own } = useSuspenseQuery(profileQueries.own(services));
  const draft = publicInfoDraft(services.memberMemory);
  const form = useForm<PublicInfoForm>({
    resolver: zodResolver(publicInfoForm),
    defaultValues: draft.get() ?? { bio: own.bio, showsTraits: own.showsTraits },
    mode: 'onTouched',
  });
  const { register, formState, getValues } = form;
  const keep = () => draft.set(getValues());
  const { submit, isPending } = useSendForm(form, {
    mutationKey: ['ugc', 'public-profile'],
    send: (body) => services.api('PUT /member/public-profile', { body }),
    onSent: (saved) => {
      draft.set(null);
      queryClient.setQueryData(profileQueries.own(services).queryKey, saved);
      services.toast(t('profileInfo.saved'));
      void queryClient.invalidateQueries({ queryKey: profileQueries.shown(services, memCd).queryKey });
    },
  });
  const code = formState.errors.bio?.message;
  return (
    <Form method="post" noValidate onSubmit={(event) => void submit(event)} onChange={keep}>
      <h2>{t('profileInfo.mine')}</h2>
      <TextField
        label={t('profileInfo.bio')}
        hint={t('profileInfo.bioHint', { max: BIO_MAX })}
        error={code && textOf(code, { max: BIO_MAX })}
        {...register('bio')}
      />
      <Switch label={t('profileInfo.shows')} hint={t('profileInfo.showsHint')} {...register('showsTraits')} />
      <Button type="submit" variant="primary" loading={isPending}>
        {t('profileInfo.save')}
      </Button>
    </Form>
  );
};

const Form = styled.form`
  display: grid;
  gap: 18px;
  padding-top: 24px;
  border-top: 1px solid var(--color-line);
  > button { justify-self: start; }
`;
