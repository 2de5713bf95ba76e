import { useState } from 'react';
import type { FieldError, UseFormRegister } from 'react-hook-form';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { useFieldText } from '../common/use-field-text';
import { useMessages } from '../../messages';

/** Values of a form with a new password in it. */
export interface NewPasswordValues {
  password: string;
  passwordAgain: string;
}
interface Props {
  /** Of the form, for its two fields. */
  register(name: keyof NewPasswordValues, options?: { deps?: 'passwordAgain' }): ReturnType<UseFormRegister<NewPasswordValues>>;
  errors: Partial<Record<keyof NewPasswordValues, FieldError>>;
  /** Shows both as text; without it the fields have a box of their own for that. */
  isShown?: boolean;
}

/** The new password twice, its rule before its error (V-PW2). */
export const NewPasswordFields = ({ register, errors, isShown: isShownOutside }: Props) => {
  const t = useMessages();
  const textOf = useFieldText();
  const [isShownHere, setShownHere] = useState(false);
  const type = (isShownOutside ?? isShownHere) ? 'text' : 'password';
  return (
    <>
      <TextField
        label={t('field.newPassword')}
        hint={t('field.passwordHint16')}
        type={type}
        autoComplete="new-password"
        error={textOf(errors.password?.message)}
        {...register('password', { deps: 'passwordAgain' })}
      />
      <TextField
        label={t('field.newPasswordAgain')}
        type={type}
        autoComplete="new-password"
        error={textOf(errors.passwordAgain?.message)}
        {...register('passwordAgain')}
      />
      {isShownOutside === undefined && (
        <CheckboxField
          label={t('field.showPassword')}
          checked={isShownHere}
          onChange={(event) => setShownHere(event.currentTarget.checked)}
        />
      )}
    </>
  );
};
