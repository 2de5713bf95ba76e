import styled from '@emotion/styled';
import { createContext, type ReactNode } from 'react';
import { markedParts } from '../../data/marked-parts';

/** Draws a product's name where words of it are to be seen: in the results of a search. Null: as it is. */
export const HighlightContext = createContext<((name: string) => ReactNode) | null>(null);

/** A drawing of names in which the words of a search are marked. */
export const marking = (keyword: string) => (name: string) =>
  markedParts(name, keyword).map(({ text, isMatch }, at) => (isMatch ? <Mark key={at}>{text}</Mark> : text));

const Mark = styled.mark`
  background: none;
  color: var(--color-brand);
  font-weight: 700;
`;
