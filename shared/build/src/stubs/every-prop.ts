/**
 * In the place of @emotion/is-prop-valid (1.8 kB): the shop's styled elements take attributes only, `data-*` among them.
 * `as` names another element and is no attribute: without this the browser would draw another tree than the server.
 */
export default (name: string): boolean => name !== 'as';
