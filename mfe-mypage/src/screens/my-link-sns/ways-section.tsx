import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { text } from '@hyangro/ui/theme';

/** A part of the screen under a heading of its own: a list, and what can be done with the whole of it. */
export const WaysSection = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </Section>
  );
};

const Section = styled.section`
  margin-top: var(--space-7);
  > h2 { ${text.titleM} }
  > p { margin-top: var(--space-1); color: var(--color-text-2); font-size: 14px; }
`;
/** A way in: what it is, and what can be done with it. */
export const WayRow = styled.li`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 64px;
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-line);
  > button { flex: none; }
`;
export const WayWords = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  b { display: block; font-weight: 600; }
  span { display: block; font-size: 13px; color: var(--color-text-2); }
`;
