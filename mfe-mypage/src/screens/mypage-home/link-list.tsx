import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { ChevronRight } from '@hyangro/ui/icons';

interface Props {
  title: string;
  links: readonly { to: string; label: string; count?: number }[];
}

/** A group of ways on. */
export const LinkList = ({ title, links }: Props) => (
  <nav aria-label={title}>
    <Title>{title}</Title>
    <List>
      {links.map(({ to, label, count }) => (
        <li key={to}>
          <Row to={to}>
            <span>{label}</span>
            {count !== undefined && <b>{count}</b>}
            <ChevronRight size={18} />
          </Row>
        </li>
      ))}
    </List>
  </nav>
);

const Title = styled.h2`
  font: 600 13px/1.4 var(--font-sans);
  color: var(--color-text-3);
`;
const List = styled.ul`
  margin-top: var(--space-2);
  border-top: 1px solid var(--color-line);
`;
const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 52px;
  border-bottom: 1px solid var(--color-line);
  span { flex: 1; }
  b { color: var(--color-brand); font-variant-numeric: tabular-nums; }
  svg { color: var(--color-text-3); }
`;
