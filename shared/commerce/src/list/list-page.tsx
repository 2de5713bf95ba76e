import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';

export interface ListPageProps {
  title: string;
  /** A line under the title: what stands here, or what one can do. */
  lead?: string | undefined;
  /** At the end of the title's line: a button that leads to a form. */
  action?: ReactNode;
  children: ReactNode;
}

/** A member's screen in one column: its heading, and below it a list, a form or both. */
export const ListPage = ({ title, lead, action, children }: ListPageProps) => (
  <Page narrow>
    <Head>
      <h1>{title}</h1>
      {action}
    </Head>
    {lead && <Lead>{lead}</Lead>}
    <Body>{children}</Body>
  </Page>
);

const Page = styled(Container)`
  padding-block: 16px 56px;
  ${media.pc} { padding-top: 40px; }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  h1 { ${text.titleL} }
  ${media.pc} { h1 { ${text.displayM} } }
`;
const Lead = styled.p`
  margin-top: 4px;
  color: var(--color-text-2);
`;
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  margin-top: 16px;
`;
