import { css } from '#emotion-react';
import styled from '#emotion-styled';

export type * from '#emotion-styled';

type Create = (...styles: unknown[]) => unknown;
type Options = Parameters<typeof styled>[1];

/** Styles without functions are the same at every render: they are put together and named once, where they are defined. */
const prepared =
  (create: Create): Create =>
  (...styles) =>
    styles.some((part) => typeof part === 'function') ? create(...styles) : create(css(...(styles as Parameters<typeof css>)));

const ofElement = (element: Parameters<typeof styled>[0], options?: Options) => prepared(styled(element, options) as Create);
const tags = Object.entries(styled).map(([tag, create]) => [tag, prepared(create as Create)]);

/** `@emotion/styled`, shared under its own name (see react-query.ts for the other one). */
export default Object.assign(ofElement, Object.fromEntries(tags)) as typeof styled;
