import { css } from '@emotion/react';
import { media } from './media';
import { variables } from './variables';

/** Variables, reset, focus ring and reading rules of the whole page. */
export const globalSheet = css`
  ${variables}
  *, *::before, *::after {
    box-sizing: border-box;
  }
  * {
    margin: 0;
    padding: 0;
  }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    /* Sticky bars never cover what has the focus (WCAG 2.4.11). */
    scroll-padding: 108px 0 140px;
    -webkit-tap-highlight-color: transparent;
  }
  body {
    font: 400 15px/1.55 var(--font-sans);
    letter-spacing: -0.01em;
    color: var(--color-text);
    background: var(--color-bg);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }
  html[lang='ko'] body {
    word-break: keep-all;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }
  button {
    background: none;
    border: 0;
    cursor: pointer;
    touch-action: manipulation;
  }
  button:disabled {
    cursor: not-allowed;
  }
  a {
    color: inherit;
    text-decoration: none;
    touch-action: manipulation;
  }
  /* A door whose screen is still to come, and its mark: after words in their line, across an icon, in the corner of a picture. An icon that
     leads has no element before it; emotion warns of the selector for a first child. */
  [data-coming] {
    position: relative;
    cursor: default;
  }
  [data-coming] > em {
    margin-inline-start: 6px;
    padding: 1px 6px;
    border-radius: var(--radius-pill);
    place-self: center;
    background: var(--color-bg-sunken);
    box-shadow: inset 0 0 0 1px var(--color-line);
    color: var(--color-text-2);
    font: 500 11px/1.4 var(--font-sans);
    text-align: center;
    white-space: nowrap;
  }
  [data-coming]:has(> svg:not(* + svg)) > em,
  [data-coming]:has(img) > em {
    position: absolute;
    inset: 2px 2px auto auto;
    margin: 0;
    z-index: 1;
  }
  [data-coming]:has(> svg:not(* + svg)) > em {
    inset: 13px auto auto 50%;
    padding-inline: 4px;
    font-size: 9px;
    translate: -50%;
  }
  [data-coming] > svg:not(* + svg) {
    opacity: 0.4;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
  }
  ul,
  ol {
    list-style: none;
  }
  i,
  em,
  address {
    font-style: normal;
  }
  h1,
  h2,
  h3,
  h4 {
    font-size: inherit;
    font-weight: inherit;
  }
  fieldset {
    border: 0;
    min-width: 0;
  }
  table {
    border-collapse: collapse;
    border-spacing: 0;
  }
  dialog {
    color: inherit;
  }
  :focus {
    outline: none;
  }
  :focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  ${media.still} {
    *,
    *::before,
    *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 1ms !important;
      scroll-behavior: auto !important;
    }
  }
`;
