import styled from '@emotion/styled';
import type { TermsDocument } from '@hyangro/contracts/help/terms.contract';
import { useId } from 'react';
import { useMessages } from '../../messages';

/** What changed with a version; nothing in the first one. */
export const Changes = ({ document: { changes, removed } }: { document: Pick<TermsDocument, 'changes' | 'removed'> }) => {
  const t = useMessages();
  const id = useId();
  if (changes.length + removed.length === 0) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{t('text.changes')}</h2>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
        {removed.map((heading) => (
          <li key={heading}>{t('text.removed', { heading })}</li>
        ))}
      </ul>
    </Box>
  );
};

const Box = styled.section`
  padding: 16px 18px;
  border-radius: var(--radius-shoulder-s);
  background: var(--color-bg-sunken);
  h2 {
    font: 700 15px/1.4 var(--font-sans);
  }
  ul {
    margin-top: 6px;
  }
  li {
    position: relative;
    padding-left: 12px;
    font-size: 14px;
    line-height: 1.6;
    color: var(--color-text-2);
    &::before {
      content: '·';
      position: absolute;
      left: 0;
      font-weight: 700;
    }
  }
`;
