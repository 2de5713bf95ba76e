import styled from '@emotion/styled';
import { useMutation, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useServices } from '@hyangro/runtime';
import { PagedList } from '@hyangro/commerce/list';
import { Button } from '@hyangro/ui/button';
import { newsChange } from '../../data/notification.mutations';
import { notificationQueries } from '../../data/notification.queries';
import { useMessages } from '../../messages';
import { NewsRow } from './news-row';

/** More than so many unread are not counted out. */
const SHOWN = 99;

/** The list with what is unread, and what may be done with all of it. */
export const NewsList = () => {
  const t = useMessages();
  const services = useServices();
  const query = notificationQueries.list(services);
  const { data } = useSuspenseInfiniteQuery(query);
  const { mutateAsync } = useMutation(newsChange(services));
  const count = useRef<HTMLParagraphElement>(null);
  const [first] = data.pages;
  const newest = first?.items[0]?.seq;
  const unread = first?.unreadCount ?? 0;
  // Whatever is taken away takes its button along: the focus goes to what is left.
  const remove = async (seq: number) => {
    if (await mutateAsync({ kind: 'remove', seq }).catch(() => null)) services.toast(t('news.removed'));
    count.current?.focus();
  };
  const removeAll = async (upToSeq: number) => {
    if (!(await services.confirm(t('news.removeAllAsk'), { ok: t('news.removeAll') }))) return;
    if (await mutateAsync({ kind: 'removeAll', upToSeq }).catch(() => null)) services.toast(t('news.allRemoved'));
    count.current?.focus();
  };
  return (
    <div>
      <Tools>
        <p ref={count} role="status" tabIndex={-1}>
          {unread > 0 ? t('news.unread', { count: unread, shown: unread > SHOWN ? `${SHOWN}+` : unread }) : t('news.allRead')}
        </p>
        {newest !== undefined && (
          <>
            {unread > 0 && (
              <Button
                type="button"
                variant="text"
                size="s"
                onClick={() => void mutateAsync({ kind: 'readAll', upToSeq: newest }).catch(() => null)}
              >
                {t('news.readAll')}
              </Button>
            )}
            <Button type="button" variant="text" size="s" onClick={() => void removeAll(newest)}>
              {t('news.removeAll')}
            </Button>
          </>
        )}
      </Tools>
      <PagedList query={query} keyOf={({ seq }) => seq} empty={{ title: t('news.empty'), text: t('news.emptyText') }}>
        {(item) => (
          <NewsRow
            item={item}
            onRead={() => void (item.isRead || mutateAsync({ kind: 'read', seq: item.seq }).catch(() => null))}
            onRemove={() => void remove(item.seq)}
          />
        )}
      </PagedList>
    </div>
  );
};

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 4px;
  min-height: var(--size-tap);
  margin-bottom: 8px;
  p {
    flex: 1;
    font-size: 14px;
    color: var(--color-text-2);
  }
`;
