import { NICKNAME_TAKEN } from '@hyangro/contracts/errors/known-refusals';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { profileQueries } from '../../data/profile.queries';
import { FieldWithButton } from '../../features/common/field-with-button';
import { useFieldText } from '../../features/common/use-field-text';
import { useMessages } from '../../messages';
import { nicknameDraft, useProfileForm, type ProfileValues } from './profile.form';
import { savedText } from './saved-text';
import { useKeptDraft } from '../../features/common/use-kept-draft';
import { useProfileChanged } from '../../features/common/use-profile-changed';

/** The nickname, by the rules of the sign-up (V-NK1); one that somebody has is told at the field. */
export const NicknameForm = ({ profile }: { profile: ProfileValues }) => {
  const t = useMessages();
  const textOf = useFieldText();
  const services = useServices();
  const tellChanged = useProfileChanged();
  const draft = nicknameDraft(services.memberMemory);
  const form = useProfileForm(draft.get() ?? profile);
  useKeptDraft(form, draft, profile);
  const say = (message: string) => form.setError('nickname', { message }, { shouldFocus: true });
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'nickname'],
    mutationFn: (body: { nickname: string }) => services.api('PUT /member/profile', { body }),
    onSuccess: (saved) => {
      form.reset(saved);
      draft.set(null);
      services.queryClient.setQueryData(profileQueries.own(services).queryKey, (own) => own && { ...own, ...saved });
      services.toast(t(savedText(0)));
      tellChanged();
    },
    onError: (error) => {
      if (isRefusal(error, 'PUT /member/profile', NICKNAME_TAKEN)) return say(NICKNAME_TAKEN.code);
      const code = fieldErrorsOf(error)['nickname'];
      return code ? say(code) : services.reportError(error);
    },
  });
  return (
    <FieldWithButton method="post" noValidate onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}>
      <TextField
        label={t('field.nickname')}
        hint={t('field.nicknameHint')}
        autoComplete="nickname"
        error={textOf(form.formState.errors.nickname?.message)}
        {...form.register('nickname')}
      />
      <Button type="submit" variant="line" loading={isPending}>
        {t('profile.save')}
      </Button>
    </FieldWithButton>
  );
};
