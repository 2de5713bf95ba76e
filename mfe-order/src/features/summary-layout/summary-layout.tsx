import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '@hyangro/ui/section';
import { hidden, media, text } from '@hyangro/ui/theme';

interface Props {
  title: string;
  /** Phones draw the title in the header of a task; a page of the shop draws its own. */
  isTask?: boolean;
  /** Groups of the task, `Panel`s. */
  children: ReactNode;
  /** The sum; beside the groups on a PC, under them on a phone. */
  side: ReactNode;
  /** Asked right before the action: consent. */
  consent?: ReactNode;
  /** The action; under the sum on a PC, at the screen's foot on a phone. */
  bar?: ReactNode;
}

/** A task on one page: groups, sum and one big button. */
export const SummaryLayout = ({ title, isTask, children, side, consent, bar }: Props) => (
  <Ground>
    <Container>
      <Title data-task={isTask || undefined}>{title}</Title>
    </Container>
    <Columns>
      <Groups>{children}</Groups>
      <Side>
        <Sum>{side}</Sum>
        {consent && <Consent>{consent}</Consent>}
        {bar && <Bar>{bar}</Bar>}
      </Side>
    </Columns>
  </Ground>
);

interface PanelProps {
  title?: ReactNode;
  /** At the end of the title line. */
  aside?: ReactNode;
  id?: string;
  children: ReactNode;
}

export const Panel = ({ title, aside, id, children }: PanelProps) => (
  <Box id={id}>
    {title && (
      <Head>
        <h2>{title}</h2>
        {aside}
      </Head>
    )}
    {children}
  </Box>
);

const Ground = styled.div`
  min-height: var(--room, 0);
  background: var(--color-bg-sunken);
  ${media.pc} { padding: var(--space-6) 0 var(--space-9); }
`;
const Title = styled.h1`
  ${text.titleL}
  padding: 16px 0 12px;
  ${media.pc} { ${text.displayM} padding: 0 0 20px; }
  &[data-task] { ${hidden} }
  ${media.pc} {
    &[data-task] { position: static; width: auto; height: auto; margin: 0; padding: 0 0 20px; overflow: visible; clip-path: none; }
  }
`;
const Columns = styled(Container)`
  padding-inline: 0;
  ${media.pc} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 384px;
    align-items: start;
    gap: var(--space-6);
    padding-inline: var(--page-margin);
  }
`;
const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  ${media.pc} { gap: 12px; }
`;
const Side = styled.aside`
  display: contents;
  ${media.pc} { display: block; position: sticky; top: calc(var(--sticky-top, 0px) + var(--space-6)); }
`;
const Sum = styled.div`
  padding: 14px var(--page-margin) 22px;
  ${media.pc} { padding: 0; }
`;
const Consent = styled.div`
  padding: 8px var(--page-margin);
  background: var(--color-bg);
  ${media.pc} {
    margin-top: 12px;
    padding: 12px 20px 0;
    border-radius: var(--radius-card) var(--radius-card) 0 0;
    & + div { margin-top: 0; padding-top: 8px; border-radius: 0 0 var(--radius-card) var(--radius-card); }
  }
`;
const Bar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: var(--z-buybar);
  padding: 8px var(--page-margin) calc(8px + var(--safe-bottom));
  background: var(--color-bg);
  box-shadow: var(--shadow-bar);
  ${media.pc} {
    position: static;
    padding: 16px 20px 20px;
    margin-top: 12px;
    border-radius: var(--radius-card);
    box-shadow: none;
  }
`;
const Box = styled.section`
  padding: 20px var(--page-margin);
  background: var(--color-bg);
  ${media.pc} { padding: 24px 28px; border-radius: var(--radius-card); }
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 12px;
  h2 { ${text.titleM} }
  h2 i { color: var(--color-brand); }
  > button { margin: -8px -8px -8px 0; }
`;
