import type { Consent, Notification, NotificationSettings } from '@hyangro/contracts/member/notification.contract';
import { NOTIFICATION_TOPICS, TOPIC_NAMES } from '@hyangro/contracts/member/notification.rules';

export const aNotification = (seq: number, values: Partial<Notification> = {}): Notification => ({
  seq,
  kind: 'ORDER',
  title: `소식 ${seq}`,
  body: '상품이 출발했어요.',
  link: '/mypage/order/H-1',
  isRead: false,
  receivedAt: '2026-11-20T03:00:00.000Z',
  ...values,
});

export const pageOfNews = (...items: Notification[]) => ({
  items,
  unreadCount: items.filter(({ isRead }) => !isRead).length,
  nextCursor: null as string | null,
});

export const someSettings = (): NotificationSettings => ({
  topics: TOPIC_NAMES.map((topic) => ({
    topic,
    isAdvertising: topic === 'BENEFIT',
    channels: NOTIFICATION_TOPICS[topic].channels.map((channel) => ({ channel, isOn: true })),
  })),
});

export const someConsents = (isAgreed: boolean, changedAt: string | null = '2026-11-20T03:00:00.000Z'): Consent[] => [
  { agreementCd: 'MARKETING', isRequired: false, isAgreed, changedAt },
];
