import styled from '@emotion/styled';
import { ReceiptText, ShieldCheck, Truck, Wallet } from '@hyangro/ui/icons';
import { media } from '@hyangro/ui/theme';
import { TitledSection } from './titled-section';

const ICONS = [Truck, ShieldCheck, Wallet, ReceiptText];

/** What may be relied on: delivery, genuine goods, shipping, duty. */
export const Points = ({ title, points }: { title: string; points: readonly string[] }) => (
  <TitledSection title={title}>
    <List>
      {points.map((point, n) => {
        const Icon = ICONS[n % ICONS.length] ?? Truck;
        return (
          <li key={point}>
            <Icon size={24} />
            <span>{point}</span>
          </li>
        );
      })}
    </List>
  </TitledSection>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 10px;
  margin-top: 16px;
  list-style: none;
  li {
    display: grid;
    align-content: start;
    gap: 10px;
    padding: 16px 14px;
    border-radius: var(--radius-shoulder-s);
    background: var(--color-genuine-soft);
    font: 600 14px/1.5 var(--font-sans);
    text-wrap: pretty;
  }
  svg { color: var(--color-genuine); }
  ${media.pc} {
    grid-template-columns: repeat(4, 1fr);
    gap: 20px;
    margin-top: 28px;
    li { padding: 28px 24px; border-radius: var(--radius-shoulder); font-size: 16px; }
  }
`;
