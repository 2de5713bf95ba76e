import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { NoticeItem } from '@hyangro/contracts/help/notice.contract';
import { pathOf } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { Picture } from '@hyangro/ui/picture';
import { media } from '@hyangro/ui/theme';
import { dayText } from '../../features/common/day-text';
import { useMessages } from '../../messages';

interface Props {
  item: NoticeItem;
}

/** A notice, or an event with its picture and its days. */
export const NoticeRow = ({ item: { noticeCd, tab, title, isPinned, publishedAt, endsAt, isOver, imgUrl } }: Props) => {
  const t = useMessages();
  return (
    <Row to={pathOf('Notice', { noticeCd })} preview={{ title }} data-over={isOver || undefined}>
      {imgUrl && (
        <Frame>
          <Picture src={imgUrl} alt="" ratio="16/9" sizes="(min-width: 1024px) 220px, 116px" />
        </Frame>
      )}
      <span>
        {(isPinned || isOver) && <Tag tone={isOver ? 'plain' : 'brand'}>{t(isOver ? 'notices.over' : 'notices.pinned')}</Tag>}
        <b>{title}</b>
        <small>
          {dayText(publishedAt)}
          {tab === 'event' && endsAt && ` – ${dayText(endsAt)}`}
        </small>
      </span>
    </Row>
  );
};

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 72px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--color-line);
  > span {
    flex: 1;
    min-width: 0;
  }
  b {
    display: block;
    font: 600 15px/1.5 var(--font-sans);
    letter-spacing: -0.02em;
    ${media.pc} {
      font-size: 16px;
    }
  }
  small {
    display: block;
    margin-top: 2px;
    font-size: 13px;
    font-variant-numeric: tabular-nums;
    color: var(--color-text-3);
  }
  &[data-over] b {
    color: var(--color-text-2);
  }
`;
const Frame = styled.div`
  flex: none;
  width: 116px;
  overflow: hidden;
  border-radius: var(--radius-tile);
  ${media.pc} {
    width: 220px;
  }
`;
