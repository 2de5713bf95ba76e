import type ko from './member-export.ko.json';

interface Section {
  table: keyof typeof ko.sections;
  columns: readonly (keyof typeof ko.columns)[];
}

/** What of the export is read by people, in order: the columns that say something; the JSON file has all. */
export const SECTIONS: readonly Section[] = [
  {
    table: 'member',
    columns: ['mem_nm', 'login_id', 'nickname', 'email', 'phone', 'birthday', 'gender', 'grade', 'points', 'ref_id', 'joined_at'],
  },
  { table: 'real_name', columns: ['name', 'id_number'] },
  { table: 'consent', columns: ['agreement_cd', 'is_agreed', 'at'] },
  { table: 'member_profile', columns: ['bio', 'beauty'] },
  { table: 'address', columns: ['recipient', 'mobile', 'country_cd', 'postal_code', 'region', 'detail', 'memo'] },
  { table: 'sns_link', columns: ['provider', 'created_at'] },
  { table: 'session', columns: ['created_at', 'seen_at', 'user_agent', 'network'] },
  { table: 'orders', columns: ['order_cd', 'ordered_at', 'state', 'payment', 'points', 'pay_method'] },
  { table: 'order_line', columns: ['order_cd', 'product_nm', 'option_nm', 'quantity', 'sale_price'] },
  { table: 'order_address', columns: ['order_cd', 'recipient', 'mobile', 'postal_code', 'region', 'detail'] },
  { table: 'shipment', columns: ['order_cd', 'carrier', 'invoice_no', 'shipped_at', 'delivered_at'] },
  { table: 'claim', columns: ['claim_cd', 'order_cd', 'claim_type', 'state', 'reason', 'refund_amount', 'created_at'] },
  { table: 'point_ledger', columns: ['created_at', 'kind', 'amount', 'balance', 'expires_at'] },
  { table: 'member_coupon', columns: ['coupon_cd', 'received_at', 'usable_until', 'used_at'] },
  { table: 'ticket_ledger', columns: ['at', 'reason', 'amount'] },
  { table: 'raffle_entry', columns: ['raffle_product_cd', 'entries', 'entered_at', 'result'] },
  { table: 'cart_item', columns: ['product_cd', 'option_cd', 'quantity', 'created_at'] },
  { table: 'wishlist', columns: ['product_cd', 'liked_at'] },
  { table: 'restock_request', columns: ['product_cd', 'option_cd', 'requested_at', 'expires_at'] },
  { table: 'inquiry', columns: ['created_at', 'title', 'body', 'answer'] },
  { table: 'product_qna', columns: ['asked_at', 'product_cd', 'question', 'answer'] },
  { table: 'review', columns: ['created_at', 'product_cd', 'rating', 'title', 'content'] },
  { table: 'feed', columns: ['created_at', 'text'] },
  { table: 'talk', columns: ['created_at', 'title', 'text'] },
  { table: 'talk_answer', columns: ['created_at', 'text'] },
  { table: 'ugc_comment', columns: ['created_at', 'text'] },
  { table: 'ugc_report', columns: ['created_at', 'reason', 'message'] },
  { table: 'follow', columns: ['target_mem_cd', 'created_at'] },
  { table: 'referral', columns: ['ref_mem_cd', 'created_at', 'rewarded_at'] },
  { table: 'notification', columns: ['received_at', 'title', 'body'] },
];
