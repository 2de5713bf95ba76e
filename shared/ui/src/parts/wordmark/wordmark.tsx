import styled from '@emotion/styled';

export interface WordmarkProps {
  /** The small name at its shoulder: 향로, 香路; none in English. */
  small?: string;
  /** Size of the letters in px: 23 on phones, 36 on PCs. */
  size?: number;
}

/** The shop's name as it is written everywhere. */
export const Wordmark = ({ small, size = 23 }: WordmarkProps) => (
  <Mark style={{ fontSize: size }}>hyangro{small && <Small>{small}</Small>}</Mark>
);

const Mark = styled.span`
  /* Hahmlet's Latin in every language: it is the mark, not a text. */
  font: 500 1em/1 var(--font-mark);
  -webkit-text-stroke: 0.018em currentColor;
  letter-spacing: -0.045em;
  color: var(--color-brand);
  white-space: nowrap;
`;

const Small = styled.sup`
  margin-left: 0.45em;
  font: 500 0.46em/1 var(--font-display);
  -webkit-text-stroke: 0;
  letter-spacing: 0;
  vertical-align: 0.85em;
  color: var(--color-sale);
`;
