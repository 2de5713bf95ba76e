import * as z from 'zod';
import type { RefusalArgs, RefusalName } from '../errors/refusals';
import type { Api } from '../api';
import { contract, mergeContracts, type RefusalOf } from './contract';

/** Type tests: `npm run typecheck` fails when a line marked as an error is none, or when one that is not marked is one. */
const base = { summary: 'A call', source: '§7', access: 'guest', ok: z.void() } as const;

contract({ 'GET /product/:productCd': { ...base, params: z.object({ productCd: z.string() }) } });
contract({ 'GET /a/:one/b/:two': { ...base, params: z.object({ one: z.string(), two: z.string() }) } });
contract({ 'GET /categories': base });
// @ts-expect-error a place in the path without a schema
contract({ 'GET /product/:productCd': base });
// @ts-expect-error the schema names another place
contract({ 'GET /product/:productCd': { ...base, params: z.object({ code: z.string() }) } });
// @ts-expect-error one of two places is missing
contract({ 'GET /a/:one/b/:two': { ...base, params: z.object({ one: z.string() }) } });
// @ts-expect-error the schema has a key that the path has no place for
contract({ 'GET /product/:productCd': { ...base, params: z.object({ productCd: z.string(), more: z.string() }) } });
// @ts-expect-error a schema for a path without places
contract({ 'GET /categories': { ...base, params: z.object({ cateCd: z.string() }) } });
// @ts-expect-error no such refusal
contract({ 'GET /categories': { ...base, refusals: ['NO_SUCH'] } });
// @ts-expect-error a login is implied by `access: 'member'`
contract({ 'GET /categories': { ...base, access: 'member', refusals: ['LOGIN_REQUIRED'] } });

const goods = contract({ 'GET /goods': base });
const carts = contract({ 'GET /carts': base });
mergeContracts([goods, carts]);
// @ts-expect-error two contracts declare one call
mergeContracts([goods, carts, contract({ 'GET /goods': { ...base, access: 'member' } })]);

const refusalOf = <K extends keyof Api>(_call: K, _refusal: RefusalOf<Api[K]>) => undefined;
refusalOf('GET /product/:productCd', 'PRODUCT_NOT_FOUND');
refusalOf('GET /product/:productCd', 'BAD_PARAMETER');
refusalOf('GET /cart/items', 'LOGIN_REQUIRED');
refusalOf('POST /login', 'VALIDATION_FAILED');
refusalOf('GET /categories', 'TOO_MANY_REQUESTS');
refusalOf('DELETE /member/sns/:provider', 'REAUTH_REQUIRED');
// @ts-expect-error nobody is asked for a new proof to read
refusalOf('GET /member/sns', 'REAUTH_REQUIRED');
// @ts-expect-error a visitor may read products
refusalOf('GET /product/:productCd', 'LOGIN_REQUIRED');
// @ts-expect-error a call without a body has no fields
refusalOf('GET /product/:productCd', 'VALIDATION_FAILED');
// @ts-expect-error another call's refusal
refusalOf('GET /product/:productCd', 'ORDER_NO_STOCK');

const withArgs = <N extends RefusalName>(_refusal: N, ..._args: RefusalArgs<N>) => undefined;
withArgs('ORDER_NO_STOCK', 'Rose', 2);
withArgs('CART_EMPTY');
withArgs('VALIDATION_FAILED', { field: 'email', code: 'validation.v0004' });
// @ts-expect-error the stock is a number
withArgs('ORDER_NO_STOCK', 'Rose', 'two');
// @ts-expect-error the stock is missing
withArgs('ORDER_NO_STOCK', 'Rose');
// @ts-expect-error the text has no places
withArgs('CART_EMPTY', 1);
