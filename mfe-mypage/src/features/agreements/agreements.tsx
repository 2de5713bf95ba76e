import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { AGREEMENTS, type AgreementCd } from '@hyangro/contracts/member/agreements';
import { CheckboxField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { AgreementText } from './agreement-text';

/** Agreements that have a text of their own to be read. */
const TEXTS = { TERMS: 'TERMS', PRIVACY: 'PRIVACY', OVERSEAS_DATA: 'PRIVACY' } as const;
const hasText = (code: AgreementCd): code is keyof typeof TEXTS => code in TEXTS;

interface Props {
  agreed: readonly string[];
  onChange(agreed: string[]): void;
}

/** Agree to all, or one by one; required ones say so, and what is agreed to can be read at its line. */
export const Agreements = ({ agreed, onChange }: Props) => {
  const t = useMessages();
  const [open, setOpen] = useState<AgreementCd | null>(null);
  const textId = useId();
  const all = AGREEMENTS.map(({ agreementCd }) => agreementCd);
  const toggle = (code: AgreementCd) => onChange(agreed.includes(code) ? agreed.filter((one) => one !== code) : [...agreed, code]);
  return (
    <Box role="group" aria-label={t('terms.group')}>
      <All>
        <CheckboxField
          label={t('terms.all')}
          checked={all.every((code) => agreed.includes(code))}
          onChange={(event) => onChange(event.currentTarget.checked ? all : [])}
        />
      </All>
      {AGREEMENTS.map(({ agreementCd, isRequired }) => (
        <div key={agreementCd}>
          <Line>
            <CheckboxField
              label={`${t(`terms.${agreementCd}`)} ${t(isRequired ? 'terms.required' : 'terms.optional')}`}
              checked={agreed.includes(agreementCd)}
              onChange={() => toggle(agreementCd)}
            />
            {hasText(agreementCd) && (
              <Read
                type="button"
                aria-expanded={open === agreementCd}
                aria-controls={open === agreementCd ? textId : undefined}
                aria-label={t('terms.readOf', { name: t(`terms.${agreementCd}`) })}
                onClick={() => setOpen(open === agreementCd ? null : agreementCd)}
              >
                {t('terms.read')}
              </Read>
            )}
          </Line>
          {open === agreementCd && hasText(agreementCd) && <AgreementText docCd={TEXTS[agreementCd]} id={textId} />}
        </div>
      ))}
    </Box>
  );
};

const Box = styled.div`
  margin-top: var(--space-6);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-card);
  box-shadow: inset 0 0 0 1px var(--color-line-strong);
`;
const All = styled.div`
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-line);
  font-weight: 700;
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
`;
const Read = styled.button`
  flex: none;
  padding: var(--space-2) 0;
  font-size: 13px;
  color: var(--color-text-2);
  text-decoration: underline;
`;
