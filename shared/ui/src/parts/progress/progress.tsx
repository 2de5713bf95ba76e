import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface FreeShippingProgressProps {
  /** 0–1; 1 has reached it. */
  ratio: number;
  /** What is missing, or that it is free. */
  text: ReactNode;
}

/** How far the cart is from free delivery. */
export const FreeShippingProgress = ({ ratio, text }: FreeShippingProgressProps) => {
  const kept = Math.max(0, Math.min(1, ratio));
  return (
    <Way data-full={kept === 1 || undefined}>
      <p>{text}</p>
      <Track aria-hidden>
        <Fill style={{ transform: `scaleX(${kept})` }} />
      </Track>
    </Way>
  );
};

export interface StepDotsProps {
  steps: readonly string[];
  /** Index of the current step; those before are done. */
  current: number;
  /** Read aloud as the list's name. */
  label?: string;
}

/** States of an order as dots on a line. */
export const StepDots = ({ steps, current, label }: StepDotsProps) => (
  <Steps aria-label={label}>
    {steps.map((step, n) => (
      <Step key={step} data-at={n < current ? 'done' : n === current ? 'now' : 'next'} aria-current={n === current ? 'step' : undefined}>
        {step}
      </Step>
    ))}
  </Steps>
);

const Way = styled.div`
  font-size: 13px;
  line-height: 1.45;
  color: var(--color-text-2);
  b {
    color: var(--color-text);
  }
  &[data-full] {
    color: var(--color-genuine);
    b {
      color: inherit;
    }
  }
`;

const Track = styled.div`
  height: 6px;
  margin-top: 8px;
  border-radius: 3px;
  overflow: hidden;
  background: var(--color-line);
`;

const Fill = styled.div`
  height: 100%;
  background: var(--color-brand);
  border-radius: 3px;
  transform-origin: left;
  transition: transform var(--dur-sheet) var(--ease-pour);
  [data-full] & {
    background: var(--color-genuine);
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
`;

const Step = styled.li`
  position: relative;
  padding-top: 22px;
  font: 500 12px/1.4 var(--font-sans);
  text-align: center;
  color: var(--color-text-3);
  &::before,
  &::after {
    content: '';
    position: absolute;
    background: var(--color-line-strong);
  }
  &::before {
    left: 50%;
    top: 2px;
    width: 12px;
    height: 12px;
    margin-left: -6px;
    border-radius: 50%;
    z-index: 1;
  }
  &::after {
    right: 50%;
    left: -50%;
    top: 7px;
    height: 2px;
  }
  &:first-of-type::after {
    content: none;
  }
  &[data-at='done'],
  &[data-at='now'] {
    color: var(--color-text);
    &::before,
    &::after {
      background: var(--color-brand);
    }
  }
  &[data-at='now'] {
    font-weight: 700;
    color: var(--color-brand);
    &::before {
      box-shadow: 0 0 0 4px var(--color-brand-soft);
    }
  }
`;
