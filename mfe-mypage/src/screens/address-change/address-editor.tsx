import { useEffect } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { AddressFields } from '@hyangro/commerce/address';
import { isAbroad } from '@hyangro/contracts/order/countries';
import { TARGET_PARAM } from '@hyangro/contracts/wire-names';
import { fieldErrorsOf, pathOf, useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { CheckboxField, TextField } from '@hyangro/ui/field';
import { ADDRESS_CHANGE_KEY, addressChange } from '../../data/address.mutations';
import { Actions, Fields } from '../../features/common/task-page';
import { useFieldText } from '../../features/common/use-field-text';
import { useMessages } from '../../messages';
import { draftStore, type AddressDraft } from './address-draft';
import { useAddressForm, type AddressBookValues } from './address.form';

/** From top to bottom: the first wrong one gets the focus. */
const FIELDS = [
  'countryCd',
  'recipient',
  'mobile',
  'postalCode',
  'region',
  'detail',
  'city',
  'state',
  'customsCode',
] as const satisfies readonly (keyof AddressBookValues)[];

/** And back here. */
const REAL_NAME = `${pathOf('MemberInfoRealName')}?${TARGET_PARAM}=AddressChange`;

interface Props {
  draft: AddressDraft;
  /** Another address is the default one. */
  canBecomeDefault: boolean;
}

/** The fields of one address of the book. What is typed stays when the server, the network or the session says no. */
export const AddressEditor = ({ draft, canBecomeDefault }: Props) => {
  const t = useMessages();
  const textOf = useFieldText();
  const services = useServices();
  const store = draftStore(services.memberMemory);
  const { addressCd, values } = draft;
  const form = useAddressForm(values);
  const isFar = isAbroad(useWatch({ control: form.control, name: 'countryCd' }) ?? '');
  const focusFirst = (wrong: Partial<Record<(typeof FIELDS)[number], unknown>>) => {
    const first = FIELDS.find((field) => wrong[field]);
    if (first) form.setFocus(first);
  };
  const change = addressChange(services);
  const { isPending, start } = useSingleMutation({
    mutationKey: ADDRESS_CHANGE_KEY,
    ...change,
    onError: (error, ...rest) => {
      const wrong = fieldErrorsOf(error);
      const fields = FIELDS.filter((field) => wrong[field]);
      for (const field of fields) form.setError(field, { message: wrong[field] });
      focusFirst(wrong);
      return change.onError?.(error, ...rest);
    },
  });

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: () => store.set({ addressCd, values: form.getValues() }) }),
    [form, store, addressCd],
  );

  const save = form.handleSubmit(async (address) => {
    const book = await start({ kind: 'save', addressCd, address });
    if (!book) return;
    store.set(null);
    services.toast(t('address.saved'));
  }, focusFirst);

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={(event) => void save(event)}>
        <AddressFields realNamePath={REAL_NAME}>
          <Fields>
            {!isFar && (
              <TextField
                label={t('address.customsCode')}
                labelNote={t('address.optional')}
                hint={t('address.customsCodeHint')}
                placeholder="P000000000000"
                autoComplete="off"
                autoCapitalize="characters"
                error={textOf(form.formState.errors.customsCode?.message)}
                {...form.register('customsCode')}
              />
            )}
            {canBecomeDefault && <CheckboxField label={t('address.isDefault')} {...form.register('isDefault')} />}
          </Fields>
        </AddressFields>
        <Actions>
          <Button type="submit" variant="primary" size="l" block loading={isPending}>
            {t('address.save')}
          </Button>
          <Button type="button" variant="line" size="m" block onClick={() => store.set(null)}>
            {t('address.cancel')}
          </Button>
        </Actions>
      </form>
    </FormProvider>
  );
};
