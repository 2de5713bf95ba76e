import styled from '@emotion/styled';
import { useId } from 'react';
import { ReceiptText, ShieldCheck, Truck, Wallet } from '@hyangro/ui/icons';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';

const ICONS = [Truck, ShieldCheck, Wallet, ReceiptText];

/** What may be relied on: delivery, genuine goods, shipping, duty. */
export const Points = ({ title, points }: { title: string; points: readonly string[] }) => {
  const heading = useId();
  return (
    <Section aria-labelledby={heading}>
      <Container>
        <h2 id={heading}>{title}</h2>
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
      </Container>
    </Section>
  );
};

const Section = styled.section`
  padding-block: var(--section-gap);
  h2 { ${text.displayS} ${media.pc} { ${text.displayM} text-align: center; } }
`;

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
