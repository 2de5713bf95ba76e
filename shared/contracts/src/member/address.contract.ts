import * as z from 'zod';
import { contract } from '../kit/contract';
import { addressForm, savedAddress } from '../order/address.schemas';

const byAddress = z.object({ addressCd: z.string().min(1).max(64) });
/** The whole book, the default first, then the newest. */
const book = z.array(savedAddress);

export const addressContract = contract({
  'GET /addresses': {
    summary: 'Own address book',
    source: 'API-D17, R-MY-11',
    access: 'member',
    ok: book,
  },
  'POST /addresses': {
    summary: 'Add an address; one that is there already is not added again. The first one is the default. Answers the book',
    source: 'API-D17, E-20, E-21',
    access: 'member',
    body: addressForm.safeExtend({ isDefault: z.boolean().default(false) }),
    ok: book,
    refusals: ['ADDRESS_BOOK_FULL'],
  },
  'PUT /addresses/:addressCd': {
    summary: 'Change an address; orders placed before keep theirs. Answers the book',
    source: 'API-D17',
    access: 'member',
    params: byAddress,
    body: addressForm.safeExtend({ isDefault: z.boolean().default(false) }),
    ok: book,
    refusals: ['ADDRESS_NOT_FOUND'],
  },
  'DELETE /addresses/:addressCd': {
    summary: 'Take an address out of the book; the newest of the others becomes the default if it was. Answers the book',
    source: 'API-D17',
    access: 'member',
    params: byAddress,
    ok: book,
    refusals: ['ADDRESS_NOT_FOUND'],
  },
  'PUT /addresses/:addressCd/default': {
    summary: 'Make an address the default one. Answers the book',
    source: 'API-D17',
    access: 'member',
    params: byAddress,
    ok: book,
    refusals: ['ADDRESS_NOT_FOUND'],
  },
});
