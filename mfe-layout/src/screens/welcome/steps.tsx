import styled from '@emotion/styled';
import { media, text } from '@hyangro/ui/theme';
import { TitledSection } from './titled-section';

export interface StepsProps {
  title: string;
  steps: readonly { title: string; body: string }[];
}

/** The way of an order, in numbered steps: down a line on phones, along one on PCs. */
export const Steps = ({ title, steps }: StepsProps) => (
  <TitledSection title={title}>
    <List>
      {steps.map((step, n) => (
        <li key={step.title}>
          <Numeral aria-hidden>{n + 1}</Numeral>
          <strong>{step.title}</strong>
          <span>{step.body}</span>
        </li>
      ))}
    </List>
  </TitledSection>
);

const List = styled.ol`
  display: grid;
  margin-top: 20px;
  list-style: none;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr);
    column-gap: 14px;
    padding-bottom: 22px;
  }
  li:last-child { padding-bottom: 0; }
  li:not(:last-child)::before { content: ''; position: absolute; top: 44px; bottom: 0; left: 22px; border-left: 1px solid var(--color-line-strong); }
  strong { ${text.titleM} }
  span { ${text.bodyS} color: var(--color-text-2); }
  ${media.pc} {
    grid-template-columns: repeat(5, 1fr);
    gap: 24px;
    margin-top: 36px;
    li { grid-template-columns: minmax(0, 1fr); justify-items: center; padding: 0; text-align: center; }
    li:not(:last-child)::before { top: 28px; bottom: auto; left: calc(50% + 40px); width: calc(100% - 56px); border-left: 0; border-top: 1px solid var(--color-line-strong); }
    strong { margin-top: 16px; font-size: 18px; }
    span { margin-top: 4px; font-size: 15px; }
  }
`;

const Numeral = styled.b`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-brand);
  font: 500 20px/1 var(--font-display);
  ${media.pc} { grid-row: auto; width: 56px; height: 56px; font-size: 26px; }
`;
