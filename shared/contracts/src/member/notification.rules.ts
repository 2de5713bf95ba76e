/** What news may be about. */
export const NOTIFICATION_KINDS = [
  'ORDER',
  'QNA',
  'INQUIRY',
  'RESTOCK',
  'PRICE',
  'RAFFLE',
  'TICKET',
  'POINT',
  'COUPON',
  'EVENT',
  'ACCOUNT',
  'COMMUNITY',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Ways by which news reach a member: the shop's list, the phone, the mailbox. */
export const NOTIFICATION_CHANNELS = ['LIST', 'PUSH', 'MAIL'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

interface Topic {
  kinds: readonly NotificationKind[];
  /** Ways that a member may turn off. News of orders and of the account itself always stand in the list; mail is written of orders alone. */
  channels: readonly NotificationChannel[];
  /** Needs the member's agreement to MARKETING, and waits for the morning (21:00 to 08:00 in Seoul). */
  isAdvertising?: true;
}
/** What members choose by: each kind belongs to one topic. */
export const NOTIFICATION_TOPICS = {
  ORDER: { kinds: ['ORDER'], channels: ['PUSH', 'MAIL'] },
  ANSWER: { kinds: ['QNA', 'INQUIRY'], channels: ['LIST', 'PUSH'] },
  GOODS: { kinds: ['RESTOCK', 'PRICE'], channels: ['LIST', 'PUSH'] },
  RAFFLE: { kinds: ['RAFFLE', 'TICKET'], channels: ['LIST', 'PUSH'] },
  POINT: { kinds: ['POINT'], channels: ['LIST', 'PUSH'] },
  ACCOUNT: { kinds: ['ACCOUNT'], channels: ['PUSH'] },
  COMMUNITY: { kinds: ['COMMUNITY'], channels: ['LIST', 'PUSH'] },
  BENEFIT: { kinds: ['COUPON', 'EVENT'], channels: ['LIST', 'PUSH'], isAdvertising: true },
} as const satisfies Readonly<Record<string, Topic>>;
export type NotificationTopic = keyof typeof NOTIFICATION_TOPICS;
export const TOPIC_NAMES = Object.keys(NOTIFICATION_TOPICS) as [NotificationTopic, ...NotificationTopic[]];

export const topicOf = (kind: NotificationKind): NotificationTopic =>
  TOPIC_NAMES.find((name) => (NOTIFICATION_TOPICS[name].kinds as readonly NotificationKind[]).includes(kind)) ?? 'BENEFIT';
export const isAdvertising = (kind: NotificationKind): boolean => 'isAdvertising' in NOTIFICATION_TOPICS[topicOf(kind)];

/**
 * Whether news may lead there: a path of this shop. No other host (`//host`, and `/\host`, which browsers read alike), and no address
 * inside a path, which would lead out.
 */
export const isShopLink = (link: string | null | undefined): link is `/${string}` =>
  Boolean(link && /^\/(?![/\\])/.test(link) && !/[\\\s]|:\/\//.test(link));
