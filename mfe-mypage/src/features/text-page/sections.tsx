import styled from '@emotion/styled';
import type { TermsDocument } from '@hyangro/contracts/help/terms.contract';
import { Tag } from '@hyangro/ui/badge';
import { ChevronDown } from '@hyangro/ui/icons';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** Clauses of a text. Those that a version changed say so, and what they said before is one press away. */
export const Sections = ({ sections }: Pick<TermsDocument, 'sections'>) => {
  const t = useMessages();
  return (
    <div>
      {sections.map(({ heading, body, change, before }) => (
        <Clause key={heading}>
          <h2>
            {heading} {change && <Tag tone="brand">{t(`text.${change}`)}</Tag>}
          </h2>
          <p>{body}</p>
          {before !== null && (
            <details>
              <summary>
                {t('text.before')}
                <ChevronDown size={16} />
              </summary>
              <p>{before}</p>
            </details>
          )}
        </Clause>
      ))}
    </div>
  );
};

const Clause = styled.section`
  padding: 20px 0;
  border-top: 1px solid var(--color-line);
  &:first-of-type {
    border-top: 0;
  }
  h2 {
    ${text.titleM}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-bottom: 6px;
  }
  p {
    max-width: 46em;
    font-size: 15px;
    line-height: 1.7;
    color: var(--color-text-2);
    white-space: pre-line;
  }
  summary {
    display: flex;
    align-items: center;
    gap: 4px;
    width: fit-content;
    padding: 10px 0;
    list-style: none;
    font-size: 13px;
    color: var(--color-text-2);
    text-decoration: underline;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  summary svg {
    transition: rotate var(--dur-fast);
  }
  details[open] svg {
    rotate: 180deg;
  }
  details p {
    padding: 12px 14px;
    border-radius: var(--radius-tile);
    background: var(--color-bg-sunken);
    font-size: 14px;
  }
`;
