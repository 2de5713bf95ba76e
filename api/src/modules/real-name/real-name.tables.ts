import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';
import { memberTable } from '../member/member.tables';
import { orderTable } from '../order/order.tables';

const orderKey = () => text('order_cd').references(() => orderTable.orderCd, { onDelete: 'cascade' });
const memberKey = () => text('mem_cd').references(() => memberTable.memCd, { onDelete: 'cascade' });

/** Real-name details of a recipient who is not the member that ordered, by order; encrypted like those of members, deleted after customs. */
export const recipientNameTable = pgTable('recipient_name', {
  orderCd: orderKey().primaryKey(),
  nameCipher: text('name_cipher').notNull(),
  idNumberCipher: text('id_number_cipher').notNull(),
  keyId: text('key_id').notNull(),
  frontPhotoKey: text('front_photo_key').notNull(),
  backPhotoKey: text('back_photo_key').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A photo of a side of an identity card, encrypted in the storage under its key. It is a member's or an order's. */
export const realNamePhotoTable = pgTable(
  'real_name_photo',
  {
    photoKey: text('photo_key').primaryKey(),
    memCd: memberKey(),
    orderCd: orderKey(),
    keyId: text('key_id').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When details named it; null for one that nothing needs yet. */
    attachedAt: instant('attached_at'),
  },
  (table) => [
    index('real_name_photo_member').on(table.memCd),
    index('real_name_photo_order').on(table.orderCd),
    index('real_name_photo_unattached')
      .on(table.createdAt)
      .where(sql`attached_at is null`),
  ],
);

/** A check of real-name details by the identity provider: begun, and how it ended. */
export const identityCheckTable = pgTable(
  'identity_check',
  {
    /** The state itself is known to the browser and the provider alone. */
    stateHash: text('state_hash').primaryKey(),
    memCd: memberKey().notNull(),
    /** The details that are checked: others, saved meanwhile, are not verified by it. */
    realNameCd: text('real_name_cd').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('identity_check_member').on(table.memCd), index('identity_check_created').on(table.createdAt)],
);
