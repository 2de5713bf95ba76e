import { COUPON_CODE_LENGTH } from '@hyangro/contracts/constants';
import { useKeptInput } from '@hyangro/commerce/form';
import { useServices, useTextOfCode } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { TextField } from '@hyangro/ui/field';
import { FieldWithButton } from '../../features/common/field-with-button';
import { useMessages } from '../../messages';
import { draftStore, EMPTY, useCouponCodeForm } from './coupon-code.form';
import { useRedeemCode } from './use-redeem-code';

/** A field for a coupon's code: what is typed stays when the server, the network or the session says no. */
export const CouponCodeForm = () => {
  const t = useMessages();
  const textOf = useTextOfCode();
  const services = useServices();
  const draft = draftStore(services.memberMemory);
  const form = useCouponCodeForm(draft.get());
  useKeptInput(form, draft);
  const { submit, isPending } = useRedeemCode(form, () => {
    form.reset(EMPTY);
    draft.set(EMPTY);
  });
  const message = form.formState.errors.code?.message;
  return (
    <FieldWithButton method="post" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('myCoupons.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={message && textOf(message, { ...COUPON_CODE_LENGTH })}
        {...form.register('code')}
      />
      <Button type="submit" variant="line" size="l" loading={isPending}>
        {t('myCoupons.send')}
      </Button>
    </FieldWithButton>
  );
};
