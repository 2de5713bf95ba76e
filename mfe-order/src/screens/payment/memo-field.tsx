import styled from '@emotion/styled';
import { useState } from 'react';
import { SelectField, TextField } from '@hyangro/ui/field';
import { useMessages, type Message } from '../../messages';
import type { PaymentForm } from './payment.form';
import { useFieldError } from './use-field-error';

const PRESETS = ['memo.door', 'memo.guard', 'memo.call', 'memo.box'] as const satisfies readonly Message[];
const OWN = 'own';

/** Delivery note: one of the usual ones, or the shopper's own. */
export const MemoField = ({ form }: { form: PaymentForm }) => {
  const t = useMessages();
  const errorOf = useFieldError(form);
  const presets = PRESETS.map((key) => t(key));
  const memo = form.watch('memo') ?? '';
  const [isOwn, setOwn] = useState(memo !== '' && !presets.includes(memo));
  return (
    <Both>
      <SelectField
        label={t('memo.label')}
        value={isOwn ? OWN : memo}
        options={[
          { value: '', label: t('memo.none') },
          ...presets.map((text) => ({ value: text, label: text })),
          { value: OWN, label: t('memo.own') },
        ]}
        onChange={({ target }) => {
          setOwn(target.value === OWN);
          form.setValue('memo', target.value === OWN ? '' : target.value, { shouldDirty: true });
        }}
      />
      {isOwn && (
        <TextField
          label={t('memo.ownLabel')}
          hideLabel
          placeholder={t('memo.ownLabel')}
          maxLength={100}
          error={errorOf('memo')}
          {...form.register('memo')}
        />
      )}
    </Both>
  );
};

const Both = styled.div`display: grid; gap: 8px;`;
