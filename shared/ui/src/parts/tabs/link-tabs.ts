import styled from '@emotion/styled';

/** Tabs that are addresses: links in a row, the one that is open with `aria-current`. Give it an `aria-label`. */
export const LinkTabs = styled.nav`
  display: flex;
  box-shadow: inset 0 -1px 0 var(--color-line);
  a {
    flex: 1 0 auto;
    display: grid;
    place-items: center;
    min-height: 50px;
    padding: 0 8px;
    font: 500 15px/1.2 var(--font-sans);
    letter-spacing: -0.02em;
    color: var(--color-text-2);
    &:focus-visible {
      outline-offset: -3px;
    }
  }
  a[aria-current] {
    font-weight: 700;
    color: var(--color-text);
    box-shadow: inset 0 -2.5px 0 var(--color-brand);
  }
`;
