import styled from '@emotion/styled';
import type { FaqItem } from '@hyangro/contracts/help/faq.contract';
import { ChevronDown } from '@hyangro/ui/icons';

interface Props {
  item: FaqItem;
  category: string;
}

/** A question that opens its answer; without scripts too. */
export const Question = ({ item: { parts, answer }, category }: Props) => (
  <Fold>
    <summary>
      <span>
        <small>{category}</small>
        <b>{parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}</b>
      </span>
      <ChevronDown size={20} />
    </summary>
    <p>{answer}</p>
  </Fold>
);

const Fold = styled.details`
  border-bottom: 1px solid var(--color-line);
  summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 64px;
    padding: 12px 0;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  summary span {
    flex: 1;
    min-width: 0;
  }
  small {
    display: block;
    font-size: 12px;
    line-height: 1.4;
    color: var(--color-text-3);
  }
  b {
    font: 600 15px/1.5 var(--font-sans);
    letter-spacing: -0.02em;
  }
  mark {
    background: none;
    color: var(--color-brand);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  svg {
    flex: none;
    color: var(--color-text-3);
    transition: rotate var(--dur-fast);
  }
  &[open] svg {
    rotate: 180deg;
  }
  > p {
    max-width: 46em;
    margin-bottom: 16px;
    padding: 14px 16px;
    border-radius: var(--radius-tile);
    background: var(--color-bg-sunken);
    font-size: 15px;
    line-height: 1.7;
    color: var(--color-text-2);
    white-space: pre-line;
  }
`;
