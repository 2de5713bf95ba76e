import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media, text } from '@hyangro/ui/theme';

/** One column for one task: a heading, a word, and the form. */
export const TaskPage = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => (
  <Page>
    <Title>{title}</Title>
    {lead && <Lead>{lead}</Lead>}
    <Body>{children}</Body>
  </Page>
);

const Page = styled.section`
  max-width: 440px;
  margin: 0 auto;
  padding: var(--space-6) var(--space-4) var(--space-9);
  ${media.tablet} { padding-top: var(--space-9); }
`;
const Title = styled.h1`
  ${text.displayS}
  white-space: pre-line;
  ${media.tablet} { ${text.displayM} }
`;
const Lead = styled.p`
  margin-top: var(--space-2);
  color: var(--color-text-2);
`;
const Body = styled.div`margin-top: var(--space-6);`;
/** Fields one under the other. */
export const Fields = styled.div`
  display: grid;
  gap: var(--space-5);
`;
export const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  margin-top: var(--space-7);
`;
/** Quiet links below a form, side by side. */
export const WaysOn = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  margin-top: var(--space-4);
  font-size: 14px;
  color: var(--color-text-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-tap);
    padding: 0 var(--space-3);
  }
  a + a {
    box-shadow: inset 1px 0 0 var(--color-line);
  }
`;
