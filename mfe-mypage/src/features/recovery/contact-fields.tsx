import { useFormContext, useWatch } from 'react-hook-form';
import type { ContactKind } from '@hyangro/contracts/session/recovery.rules';
import { RadioGroup, TextField } from '@hyangro/ui/field';
import { useFieldText } from '../common/use-field-text';
import { useMessages } from '../../messages';

export interface ContactValues {
  by: ContactKind;
  phone?: string;
  email?: string;
}
export const NO_CONTACT: ContactValues = { by: 'phone', phone: '', email: '' };

/** Where the code goes: a phone or a mailbox, as at the sign-up. What was typed into the other field stays. Part of a form (`FormProvider`). */
export const ContactFields = () => {
  const t = useMessages();
  const textOf = useFieldText();
  const { register, formState } = useFormContext<ContactValues>();
  const by = useWatch<ContactValues, 'by'>({ name: 'by' });
  const { phone, email } = formState.errors;
  return (
    <>
      <RadioGroup
        label={t('recovery.by')}
        look="row"
        options={[
          { value: 'phone', label: t('recovery.byPhone') },
          { value: 'email', label: t('recovery.byEmail') },
        ]}
        {...register('by')}
      />
      {by === 'phone' ? (
        <TextField
          key="phone"
          label={t('phone.phone')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel"
          hint={t('phone.phoneHint')}
          error={textOf(phone?.message)}
          {...register('phone')}
        />
      ) : (
        <TextField
          key="email"
          label={t('field.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          error={textOf(email?.message)}
          {...register('email')}
        />
      )}
    </>
  );
};
