import styled from '@emotion/styled';
import { CARRIER_CDS } from '@hyangro/contracts/order/carriers';
import type { Claim } from '@hyangro/contracts/order/claim.schemas';
import { useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { SelectField, TextField } from '@hyangro/ui/field';
import { Notice } from '@hyangro/ui/notice';
import { Container } from '@hyangro/ui/section';
import { hidden, media, text } from '@hyangro/ui/theme';
import { ClaimLines } from '../../features/claim/claim-lines';
import { useClaimText } from '../../features/claim/use-claim-text';
import { useMessages } from '../../messages';
import { useParcelForm } from './parcel.form';
import { useSaveParcel } from './use-save-parcel';

export const InvoiceForm = ({ claim }: { claim: Claim }) => {
  const t = useMessages();
  const term = useTerms();
  const textOf = useClaimText();
  const form = useParcelForm(claim);
  const { start, isPending, isSuccess } = useSaveParcel(claim, form);
  const { logisticsCompany, invoiceNo } = form.formState.errors;
  const isOpen = claim.state === 'RECEIVED';
  return (
    <Page narrow>
      <Title>{t('claim.parcel.title')}</Title>
      <ClaimLines lines={claim.lines} exchangeRate={claim.exchangeRate} />
      {isOpen ? (
        <Fields method="post" noValidate onSubmit={(event) => void form.handleSubmit((values) => start(values))(event)}>
          <SelectField
            label={t('claim.parcel.carrier')}
            placeholder={t('claim.parcel.choose')}
            options={CARRIER_CDS.map((code) => ({ value: code, label: term(`carrier.${code}`) }))}
            error={logisticsCompany?.message && textOf(logisticsCompany.message)}
            {...form.register('logisticsCompany')}
          />
          <TextField
            label={t('claim.parcel.number')}
            inputMode="text"
            autoComplete="off"
            maxLength={40}
            hint={t('claim.parcel.hint')}
            error={invoiceNo?.message && textOf(invoiceNo.message)}
            {...form.register('invoiceNo')}
          />
          <Button type="submit" variant="primary" size="l" block loading={isPending || isSuccess || form.formState.isSubmitting}>
            {t('claim.parcel.save')}
          </Button>
        </Fields>
      ) : (
        <Notice tone="info">{t('claim.parcel.closed')}</Notice>
      )}
    </Page>
  );
};

const Page = styled(Container)`display: grid; gap: var(--space-5); padding-block: 20px 56px;`;
const Title = styled.h1`
  ${text.titleL}
  ${hidden}
  ${media.pc} { position: static; width: auto; height: auto; margin: 0; overflow: visible; clip-path: none; }
`;
const Fields = styled.form`display: grid; gap: var(--space-5);`;
