import type { Notification } from '@hyangro/contracts/member/notification.contract';

export type NewsChange = { kind: 'read' | 'remove'; seq: number } | { kind: 'readAll' | 'removeAll'; upToSeq: number };

/** News as they are after a change, before the server has them. */
export function afterChange(items: readonly Notification[], change: NewsChange): Notification[] {
  const isMeant = ({ seq }: Notification) => ('seq' in change ? seq === change.seq : seq <= change.upToSeq);
  return change.kind === 'read' || change.kind === 'readAll'
    ? items.map((item) => (isMeant(item) ? { ...item, isRead: true } : item))
    : items.filter((item) => !isMeant(item));
}
