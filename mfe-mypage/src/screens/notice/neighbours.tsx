import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { NoticeDetail } from '@hyangro/contracts/help/notice.contract';
import { pathOf } from '@hyangro/runtime';
import { clamp } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

/** The way to the next younger and the next older notice of the same tab. */
export const Neighbours = ({ notice: { next, previous } }: { notice: Pick<NoticeDetail, 'next' | 'previous'> }) => {
  const t = useMessages();
  const ways = [
    { label: t('notice.next'), to: next },
    { label: t('notice.previous'), to: previous },
  ];
  if (!next && !previous) return null;
  return (
    <Ways aria-label={t('notice.neighbours')}>
      {ways.map(
        ({ label, to }) =>
          to && (
            <Link key={to.noticeCd} to={pathOf('Notice', { noticeCd: to.noticeCd })} preview={{ title: to.title }}>
              <small>{label}</small>
              <span>{to.title}</span>
            </Link>
          ),
      )}
    </Ways>
  );
};

const Ways = styled.nav`
  border-top: 1px solid var(--color-line);
  a {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 56px;
    border-bottom: 1px solid var(--color-line);
  }
  small {
    flex: none;
    width: 64px;
    font-size: 13px;
    color: var(--color-text-3);
  }
  span {
    ${clamp(1)}
    font-size: 15px;
  }
`;
