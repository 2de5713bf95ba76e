import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Notification } from '@hyangro/contracts/member/notification.contract';
import { isShopLink } from '@hyangro/contracts/member/notification.rules';
import { useRelativeTime } from '@hyangro/runtime';
import { X } from '@hyangro/ui/icons';
import { VisuallyHidden } from '@hyangro/ui/section';
import { useMessages } from '../../messages';

interface Props {
  item: Notification;
  /** It was opened, or pressed. */
  onRead(): void;
  onRemove(): void;
}

/** A piece of news: a link to where it leads, in the shop alone; what leads nowhere is read at a press. */
export const NewsRow = ({ item: { kind, title, body, link, isRead, receivedAt }, onRead, onRemove }: Props) => {
  const t = useMessages();
  const ago = useRelativeTime();
  const words = (
    <>
      <small>
        {!isRead && (
          <>
            <Dot />
            <VisuallyHidden>{t('news.new')}</VisuallyHidden>{' '}
          </>
        )}
        {t(`news.kind.${kind}`)} · <time dateTime={receivedAt}>{ago(receivedAt)}</time>
      </small>
      <b>{title}</b>
      <span>{body}</span>
    </>
  );
  return (
    <Row data-new={!isRead || undefined}>
      {isShopLink(link) ? (
        <Link to={link} onClick={onRead}>
          {words}
        </Link>
      ) : (
        <button type="button" onClick={onRead}>
          {words}
        </button>
      )}
      <Remove type="button" aria-label={t('news.removeOf', { title })} onClick={onRemove}>
        <X size={18} />
      </Remove>
    </Row>
  );
};

const Row = styled.article`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  border-bottom: 1px solid var(--color-line);
  > :not([aria-label]) {
    flex: 1;
    min-width: 0;
    padding: 14px 0 16px;
    text-align: left;
  }
  small {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 13px;
    color: var(--color-text-3);
  }
  b {
    display: block;
    margin-top: 2px;
    font: 500 15px/1.5 var(--font-sans);
    letter-spacing: -0.02em;
    color: var(--color-text-2);
    overflow-wrap: anywhere;
  }
  &[data-new] b {
    font-weight: 700;
    color: var(--color-text);
  }
  b + span {
    display: block;
    font-size: 14px;
    line-height: 1.55;
    color: var(--color-text-2);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
const Dot = styled.i`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: var(--color-sale);
`;
const Remove = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--size-tap);
  height: var(--size-tap);
  margin: 4px -10px 0 0;
  color: var(--color-text-3);
`;
