import styled from '@emotion/styled';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { TermsVersion } from '@hyangro/contracts/help/terms.contract';
import { ChevronRight } from '@hyangro/ui/icons';
import { text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';
import { calendarDay } from '../common/day-text';

interface Props {
  versions: readonly TermsVersion[];
  /** The one that is open. */
  shown: string;
  path: string;
}

/** Every version by its address, with what changed; the one in force has the page's own. */
export const Versions = ({ versions, shown, path }: Props) => {
  const t = useMessages();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{t('text.versions')}</Title>
      <List>
        {versions.map(({ version, effectiveDate, state, changes }) => (
          <li key={version}>
            <Row to={state === 'IN_FORCE' ? path : `${path}?version=${version}`} aria-current={version === shown ? 'page' : undefined}>
              <span>
                <b>{t('text.version', { version })}</b> {t('text.from', { date: calendarDay(effectiveDate) })} · {t(`text.${state}`)}
                {changes.length > 0 && <small>{changes.join(' ')}</small>}
              </span>
              <ChevronRight size={18} />
            </Row>
          </li>
        ))}
      </List>
    </nav>
  );
};

const Title = styled.h2`
  ${text.titleM}
  margin-top: 16px;
`;
const List = styled.ul`
  margin-top: 8px;
  border-top: 1px solid var(--color-line);
`;
const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 56px;
  padding: 10px 0;
  border-bottom: 1px solid var(--color-line);
  font-size: 14px;
  color: var(--color-text-2);
  span {
    flex: 1;
    min-width: 0;
  }
  b {
    color: var(--color-text);
  }
  small {
    display: block;
    font-size: 13px;
    color: var(--color-text-3);
  }
  svg {
    flex: none;
    color: var(--color-text-3);
  }
  &[aria-current] b {
    color: var(--color-brand);
  }
`;
