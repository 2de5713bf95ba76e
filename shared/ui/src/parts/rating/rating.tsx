import styled from '@emotion/styled';
import { hidden } from '../../theme/text';
import { Star } from '../../icons';

export interface RatingLineProps {
  /** `4.9` */
  score: string;
  /** Number of reviews, formatted: `2,184`. */
  count: string;
  /** Read aloud instead: "별점 4.9점, 리뷰 2,184개". */
  label: string;
}

/** Star, score and how many: never a score without its count. */
export const RatingLine = ({ score, count, label }: RatingLineProps) => (
  <Line>
    <Hidden>{label}</Hidden>
    <Filled size={12} />
    <Score aria-hidden>{score}</Score>
    <span aria-hidden>({count})</span>
  </Line>
);

export interface StarsProps {
  /** 0–5, drawn to the tenth. */
  score: number;
  label: string;
  /** px of one star, 16 by default. */
  size?: number;
}

export const Stars = ({ score, label, size = 16 }: StarsProps) => (
  <Row role="img" aria-label={label} style={{ width: size * 5 + 4 }}>
    <Five color="var(--color-line-strong)" size={size} />
    <Part style={{ width: `${Math.max(0, Math.min(5, score)) * 20}%` }}>
      <Five color="var(--color-star)" size={size} />
    </Part>
  </Row>
);

const Five = ({ color, size }: { color: string; size: number }) => (
  <Group style={{ color }}>
    {[0, 1, 2, 3, 4].map((n) => (
      <Filled key={n} size={size} />
    ))}
  </Group>
);

const Filled = styled(Star)`
  flex: none;
  fill: currentColor;
  color: var(--color-star);
  span[style] > & {
    color: inherit;
  }
`;

const Line = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 3px;
  font: 400 12px/1.4 var(--font-sans);
  color: var(--color-text-3);
  font-variant-numeric: tabular-nums;
`;

const Score = styled.span`
  color: var(--color-text);
  font-weight: 600;
`;
const Hidden = styled.span(hidden);
const Row = styled.span`
  position: relative;
  display: inline-block;
  overflow: hidden;
  vertical-align: middle;
`;
const Group = styled.span`
  display: flex;
  gap: 1px;
  width: max-content;
`;
const Part = styled.span`
  position: absolute;
  inset: 0 auto 0 0;
  overflow: hidden;
`;
