import { sql, type SQL } from 'drizzle-orm';

interface Exported {
  /** Columns that stay in the shop: secrets, keys of its own machinery, and what only the shop counts with. */
  without?: readonly string[];
  /** Which rows are the member's; those that name the member unless given. */
  rows?: (memCd: string) => SQL;
}
const ofOrders = (memCd: string): SQL => sql`order_cd in (select order_cd from orders where mem_cd = ${memCd})`;
const ofClaims = (memCd: string): SQL => sql`claim_cd in (select claim_cd from claim where mem_cd = ${memCd})`;
/** What makes an attempt known again when it is sent twice. */
const ATTEMPT = ['idempotency_key', 'request_hash'] as const;

/** Tables whose rows of a member go into the member's export (NF-03), and what of a row does not. */
export const EXPORTED: Readonly<Record<string, Exported>> = {
  member: { without: ['password_hash'] },
  member_profile: {},
  consent: {},
  address: {},
  // Name and number of the document are read back in `real-name`; the table holds them encrypted.
  real_name: { without: ['name_cipher', 'id_number_cipher', 'key_id', 'front_photo_key', 'back_photo_key'] },
  sns_link: {},
  // The half of a key that the shop checks signatures with says nothing of the member.
  passkey: { without: ['public_key', 'counter'] },
  session: { without: ['token_hash'] },
  fcm_token: { without: ['token'] },
  member_export: { without: ['export_cd', 'attempts'] },
  orders: { without: [...ATTEMPT, 'is_stock_held', 'are_rewards_held'] },
  order_line: { rows: ofOrders, without: ['cart_item_cd'] },
  order_address: { rows: ofOrders },
  order_history: { rows: ofOrders },
  payment: { rows: ofOrders, without: ['payment_key', 'redirect_url', 'owes_cancel', 'unanswered_at'] },
  shipment: { rows: ofOrders },
  claim: { without: ['request_hash'] },
  claim_line: { rows: ofClaims },
  claim_photo: { rows: ofClaims },
  cart_item: {},
  wishlist: {},
  wishlist_folder: { without: ['share_no'] },
  restock_request: {},
  member_coupon: {},
  point_ledger: { without: ['key'] },
  ticket_wallet: {},
  ticket_ledger: { without: ['grant_key'] },
  raffle_entry: {},
  raffle_chance: {},
  inquiry: { without: ATTEMPT },
  product_qna: { without: ATTEMPT },
  review: { without: ['search_bigrams', 'facets', 'idempotency_key'] },
  ugc_media: {
    rows: (memCd) =>
      sql`ugc_cd in (select ugc_cd from review where mem_cd = ${memCd} union all select ugc_cd from feed where mem_cd = ${memCd})`,
  },
  feed: { without: ['search_bigrams'] },
  talk: {},
  talk_vote_option: { rows: (memCd) => sql`ugc_cd in (select ugc_cd from talk where mem_cd = ${memCd})` },
  talk_answer: {},
  talk_vote: {},
  ugc_comment: { without: ['idempotency_key'] },
  ugc_like: {},
  ugc_report: {},
  ugc_case: { without: ['found', 'report_cnt', 'is_queued'] },
  ugc_ban: {},
  member_block: {},
  follow: {},
  referral: {},
  upload: {},
  media_upload: { without: ['parts'] },
  notification: { without: ['key'] },
  notification_mark: {},
  notification_off: {},
};

/** Tables that name members, or hang on one that does, and stay out; each with its reason. */
export const NOT_EXPORTED: Readonly<Record<string, string>> = {
  withdrawal: 'only of members who left: they have no session to ask with',
  email_code: 'the hash of a code that works for ten minutes',
  real_name_photo: 'photos of an identity card are deleted after customs, and shown to nobody but them; real_name says that they are kept',
  identity_check: 'hashes of states of checks under way, gone within a day; what they lead to is in real_name',
  recipient_name: 'details of somebody else, who received an order; they are deleted after customs',
  sns_attempt: 'secrets of a login under way, deleted every night; what it leads to is in sns_link',
  passkey_challenge: 'hashes of questions to a device that it has not answered, deleted every night',
  cart_merge: 'the answer to one call, by its key; the goods are in cart_item',
  coupon_guess: 'counts wrong coupon codes of an hour, so that nobody guesses',
  idempotent_call: 'answers to calls of one day, by their keys; what they did is in the other tables',
  payment_event: 'what the payment provider told the shop, word by word; the outcome is in payment',
  payment_refund: 'what the shop still owes its provider; amounts are in claim and orders',
};
