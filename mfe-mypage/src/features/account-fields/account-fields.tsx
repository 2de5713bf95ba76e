import { CheckboxField, RadioGroup, TextField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { useFieldText } from '../common/use-field-text';
import { Fields } from '../common/task-page';
import { DuplicateCheck } from './duplicate-check';
import type { AccountForm } from './account.form';
import { useState } from 'react';

interface Props {
  form: AccountForm;
  kind: 'signUp' | 'join';
  /** Told when the id on the form is known to be free. */
  onIdChecked(loginId: string | null): void;
}

/** Id, password, name, nickname, e-mail, birthday, gender, referrer: each says its rule before its error. */
export const AccountFields = ({ form, kind, onIdChecked }: Props) => {
  const t = useMessages();
  const textOf = useFieldText();
  const [isShown, setShown] = useState(false);
  const errorOf = (field: keyof typeof form.formState.errors) => {
    const error = form.formState.errors[field as 'loginId'];
    return textOf(error?.message, error?.types?.max?.toString());
  };
  const passwordType = isShown ? 'text' : 'password';
  return (
    <Fields>
      <TextField
        label={t('field.loginId')}
        hint={t('field.loginIdHint')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={15}
        error={errorOf('loginId')}
        trailing={<DuplicateCheck form={form} field="loginId" onResult={onIdChecked} />}
        {...form.register('loginId', { onChange: () => onIdChecked(null) })}
      />
      <TextField
        label={t('field.password')}
        hint={t(kind === 'signUp' ? 'field.passwordHint20' : 'field.passwordHint16')}
        type={passwordType}
        autoComplete="new-password"
        error={errorOf('password')}
        {...form.register('password', { deps: ['passwordAgain'] })}
      />
      <TextField
        label={t('field.passwordAgain')}
        type={passwordType}
        autoComplete="new-password"
        error={errorOf('passwordAgain')}
        {...form.register('passwordAgain')}
      />
      <CheckboxField label={t('field.showPassword')} checked={isShown} onChange={(event) => setShown(event.currentTarget.checked)} />
      <TextField label={t('field.memNm')} autoComplete="name" error={errorOf('memNm')} {...form.register('memNm')} />
      <TextField
        label={t('field.nickname')}
        hint={t('field.nicknameHint')}
        autoComplete="nickname"
        error={errorOf('nickname')}
        trailing={<DuplicateCheck form={form} field="nickname" />}
        {...form.register('nickname')}
      />
      <TextField
        label={t('field.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
        trailing={<DuplicateCheck form={form} field="email" />}
        {...form.register('email')}
      />
      <TextField
        label={t('field.birthday')}
        hint={t('field.birthdayHint')}
        inputMode="numeric"
        maxLength={8}
        autoComplete="bday"
        error={errorOf('birthday')}
        {...form.register('birthday')}
      />
      <RadioGroup
        label={t('field.gender')}
        look="row"
        error={errorOf('gender')}
        options={[
          { value: '02', label: t('field.female') },
          { value: '01', label: t('field.male') },
        ]}
        {...form.register('gender')}
      />
      <TextField
        label={t('field.referrer')}
        labelNote={t('field.optional')}
        hint={t('field.referrerHint')}
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('referrer')}
        {...form.register('referrer')}
      />
    </Fields>
  );
};
