import type { Locale } from '../locales';

/*
 * Keys of the page's query client under which shell and remotes find each other's work on the cart.
 */

/** The cart as the server answered it last. */
export const cartQueryKey = (locale: Locale) => ['order', 'cart', locale] as const;

/** Start of the mutation keys of goods on their way into the cart. */
export const CART_ADDITION = ['catalog', 'cart-addition'] as const;
/** Those that will be a new line of the cart: each one that runs raises the number at the cart. */
export const NEW_CART_LINE = [...CART_ADDITION, 'line'] as const;

/** Additions to the cart, its changes and an order of it reach the server one after the other. */
export const CART_SCOPE = { id: 'cart' };
