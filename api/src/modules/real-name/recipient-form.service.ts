import type * as z from 'zod';
import { RECIPIENT_LINK_DAYS } from '@hyangro/contracts/constants';
import type { RecipientForm } from '@hyangro/contracts/member/real-name.contract';
import { maskedName, plainName, type realNameForm } from '@hyangro/contracts/member/real-name.rules';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import { CHINA } from '@hyangro/contracts/order/countries';
import { cipherOf } from '../../platform/cipher/cipher';
import { hoursAfter } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { encryptIdentity } from '../member/public';
import {
  findAddress,
  findOrder,
  findOrderLines,
  lockOrder,
  ownOrder,
  tellBuyer,
  updateOrder,
  type OrderRow,
  type TellDeps,
} from '../order/public';
import { attachSides } from './own-real-name.service';
import { takePhotos } from './photo.repository';
import { removePhotos } from './photo.service';
import { insertRecipient } from './real-name.repository';
import { readRecipientLink, signRecipientLink } from './recipient-link.rules';

type LinkRefusal = Extract<RefusalName, 'REAL_NAME_LINK_INVALID' | 'REAL_NAME_LINK_EXPIRED' | 'REAL_NAME_LINK_CLOSED'>;
type LinkCall = Pick<CallContext<LinkRefusal>, 'now' | 'refuse'>;
type FormDeps = Pick<Deps, 'db' | 'config' | 'storage' | 'log'>;

/** A link for the recipient of an own order that waits for their details; every one is good until its day. */
export async function makeRecipientLink(
  { db, config }: FormDeps,
  orderCd: string,
  call: Pick<MemberContext<'ORDER_NOT_FOUND' | 'ORDER_STATE'>, 'member' | 'now' | 'refuse'>,
): Promise<{ token: string; expiresAt: string }> {
  const order = await ownOrder(db, call, orderCd);
  if (!(await isAwaited(db, order))) call.refuse('ORDER_STATE');
  const expiresAt = hoursAfter(call.now, 24 * RECIPIENT_LINK_DAYS);
  return { token: signRecipientLink(orderCd, expiresAt, cipherOf(config).fingerprint), expiresAt: expiresAt.toISOString() };
}

/** What whoever has the link may see. */
export async function readRecipientForm({ db, config }: FormDeps, token: string, call: LinkCall): Promise<RecipientForm> {
  const { orderCd, expiresAt } = openLink(config, token, call);
  const order = (await findOrder(db, orderCd)) ?? call.refuse('REAL_NAME_LINK_INVALID');
  if (!(await isAwaited(db, order))) call.refuse('REAL_NAME_LINK_CLOSED');
  const recipient = (await findAddress(db, orderCd))?.recipient ?? '';
  const lines = await findOrderLines(db, [orderCd]);
  const goodsCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { recipientMasked: maskedName(recipient), expiresAt: expiresAt.toISOString(), goodsCount };
}

/** The order that a link is for, while it waits for the details. */
export async function orderOfLink({ db, config }: FormDeps, token: string, call: LinkCall): Promise<string> {
  const { orderCd } = openLink(config, token, call);
  const order = (await findOrder(db, orderCd)) ?? call.refuse('REAL_NAME_LINK_INVALID');
  if (!(await isAwaited(db, order))) call.refuse('REAL_NAME_LINK_CLOSED');
  return orderCd;
}

/** The recipient's details, once: the parcel may leave from now on, and the buyer hears it. */
export async function saveRecipient(
  deps: FormDeps & TellDeps,
  token: string,
  form: z.output<typeof realNameForm>,
  call: Pick<CallContext<LinkRefusal | 'VALIDATION_FAILED'>, 'now' | 'refuse'>,
): Promise<void> {
  const { db, config } = deps;
  const { now, refuse } = call;
  const { orderCd } = openLink(config, token, call);
  const gone = await db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderCd)) ?? refuse('REAL_NAME_LINK_INVALID');
    if (!(await isAwaited(tx, order))) refuse('REAL_NAME_LINK_CLOSED');
    const address = await findAddress(tx, orderCd);
    if (plainName(address?.recipient ?? '') !== plainName(form.name))
      refuse('VALIDATION_FAILED', { field: 'name', code: 'realName.v0001' });
    await attachSides(tx, { orderCd }, form, call);
    const ciphers = encryptIdentity(cipherOf(config), form, orderCd);
    await insertRecipient(tx, { orderCd, ...ciphers, frontPhotoKey: form.frontPhotoKey, backPhotoKey: form.backPhotoKey, createdAt: now });
    await updateOrder(tx, orderCd, { recipientNamedAt: now });
    await tellBuyer(deps, tx, order, 'NAMED', now);
    return takePhotos(tx, { orderCd }, [form.frontPhotoKey, form.backPhotoKey]);
  });
  await removePhotos(deps, gone);
}

function openLink(config: FormDeps['config'], token: string, { now, refuse }: LinkCall) {
  const link = readRecipientLink(token, cipherOf(config).fingerprint) ?? refuse('REAL_NAME_LINK_INVALID');
  if (link.expiresAt <= now) refuse('REAL_NAME_LINK_EXPIRED');
  return link;
}

/** Whether an order is paid, goes to China for somebody else, and waits for their details. */
async function isAwaited(db: Db, { orderCd, state, isForAnother, recipientNamedAt }: OrderRow): Promise<boolean> {
  return state === 'PREP' && isForAnother && recipientNamedAt === null && (await findAddress(db, orderCd))?.countryCd === CHINA;
}
