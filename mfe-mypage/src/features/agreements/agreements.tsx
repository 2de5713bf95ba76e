import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
import { CheckboxField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { AGREEMENTS, type AgreementCd } from './agreement-list';

interface Props {
  agreed: readonly string[];
  onChange(agreed: string[]): void;
}

/** Agree to all, or one by one; required ones say so. */
export const Agreements = ({ agreed, onChange }: Props) => {
  const t = useMessages();
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
      {AGREEMENTS.map(({ agreementCd, isRequired, route }) => (
        <Line key={agreementCd}>
          <CheckboxField
            label={`${t(`terms.${agreementCd}`)} ${t(isRequired ? 'terms.required' : 'terms.optional')}`}
            checked={agreed.includes(agreementCd)}
            onChange={() => toggle(agreementCd)}
          />
          {route && (
            <Read to={pathOf(route)} target="_blank" aria-label={t('terms.readOf', { name: t(`terms.${agreementCd}`) })}>
              {t('terms.read')}
            </Read>
          )}
        </Line>
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
const Read = styled(Link)`
  flex: none;
  padding: var(--space-2) 0;
  font-size: 13px;
  color: var(--color-text-2);
  text-decoration: underline;
`;
