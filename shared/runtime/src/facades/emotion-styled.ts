import type { CreateStyled } from '@emotion/styled';
import { css } from '#emotion-react';
import styled from '#emotion-styled';

export type * from '@emotion/styled';

type Create = (...styles: unknown[]) => unknown;
type Options = Parameters<typeof styled>[1];

/** Styles without functions are the same at every render: they are put together and named once, where they are defined. */
const prepared =
  (create: Create): Create =>
  (...styles) =>
    styles.some((part) => typeof part === 'function') ? create(...styles) : create(css(...(styles as Parameters<typeof css>)));

const ofElement = (element: Parameters<typeof styled>[0], options?: Options) => prepared(styled(element, options) as Create);

/**
 * `@emotion/styled`, shared under its own name (see react-query.ts for the other one). An element's function is made when it is first
 * named: the list of all that HTML has would be half a kilobyte of every first page.
 */
export default new Proxy(ofElement, {
  get: (made, tag) => {
    if (typeof tag === 'string' && !(tag in made)) Object.assign(made, { [tag]: ofElement(tag as 'div') });
    return Reflect.get(made, tag) as unknown;
  },
}) as unknown as CreateStyled;
