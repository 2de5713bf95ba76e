import { useMemo } from 'react';
import { JOIN_TOO_YOUNG } from '@hyangro/contracts/errors/known-refusals';
import type { MemberInfo } from '@hyangro/contracts/member/member-info.contract';
import { fieldErrorsOf, isRefusal, useServices, useSingleMutation, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { RadioGroup, TextField } from '@hyangro/ui/field';
import { memberInfoQueries } from '../../data/member-info.queries';
import { Fields } from '../../features/common/task-page';
import { useFieldText } from '../../features/common/use-field-text';
import { useKeptDraft } from '../../features/common/use-kept-draft';
import { useProfileChanged } from '../../features/common/use-profile-changed';
import { useProofIfAsked } from '../../features/proof/use-ask-for-proof';
import { useMessages } from '../../messages';
import { personalDraft, usePersonalForm, type Personal, type PersonalValues } from './member-info.form';

const CALL = 'PUT /member/info';
const FIELDS = ['memNm', 'birthday', 'gender'] as const;

/** Name, birthday and gender, by the rules of the sign-up; the id stands beside them and stays. */
export const PersonalForm = ({ info }: { info: MemberInfo }) => {
  const t = useMessages();
  const term = useTerms();
  const textOf = useFieldText();
  const services = useServices();
  const tellChanged = useProfileChanged();
  const isProofAsked = useProofIfAsked();
  const { memNm, birthday, gender } = info;
  const saved = useMemo((): PersonalValues => ({ memNm, birthday, gender }), [memNm, birthday, gender]);
  const draft = personalDraft(services.memberMemory);
  const form = usePersonalForm(draft.get() ?? saved);
  useKeptDraft(form, draft, saved);
  const { start, isPending } = useSingleMutation({
    mutationKey: ['mypage', 'member-info', 'save'],
    mutationFn: (body: Personal) => services.api(CALL, { body }),
    onSuccess: (next) => {
      form.reset({ memNm: next.memNm, birthday: next.birthday, gender: next.gender });
      draft.set(null);
      services.queryClient.setQueryData(memberInfoQueries.detail(services).queryKey, next);
      services.toast(term('common.a0005'));
      tellChanged();
    },
    onError: (error) => {
      if (isProofAsked(error)) return undefined;
      const byField = fieldErrorsOf(error);
      if (isRefusal(error, CALL, JOIN_TOO_YOUNG)) byField['birthday'] = JOIN_TOO_YOUNG.code;
      const wrong = FIELDS.filter((field) => byField[field]);
      if (wrong.length === 0) return services.reportError(error);
      wrong.forEach((field, at) => form.setError(field, { message: byField[field] }, { shouldFocus: at === 0 }));
      return undefined;
    },
  });
  const { errors } = form.formState;
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}>
      <Fields>
        <TextField label={t('field.loginId')} hint={t('memberInfo.idStays')} value={info.loginId} readOnly />
        <TextField label={t('field.memNm')} autoComplete="name" error={textOf(errors.memNm?.message)} {...form.register('memNm')} />
        <TextField
          label={t('field.birthday')}
          hint={t('field.birthdayHint')}
          inputMode="numeric"
          maxLength={8}
          autoComplete="bday"
          error={textOf(errors.birthday?.message)}
          {...form.register('birthday')}
        />
        <RadioGroup
          label={t('field.gender')}
          look="row"
          error={textOf(errors.gender?.message)}
          options={[
            { value: '02', label: t('field.female') },
            { value: '01', label: t('field.male') },
          ]}
          {...form.register('gender')}
        />
        <Button type="submit" variant="primary" size="l" block loading={isPending}>
          {t('profile.save')}
        </Button>
      </Fields>
    </form>
  );
};
