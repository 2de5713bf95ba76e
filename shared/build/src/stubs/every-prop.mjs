/** In the place of @emotion/is-prop-valid (1.8 kB): the shop's styled elements take attributes only, `data-*` among them. */
export default () => true;
