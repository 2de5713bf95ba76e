import styled from '@emotion/styled';
import { LinkButton } from '@hyangro/ui/button';
import { pathOf } from '@hyangro/runtime';
import { Container } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';

/** The last word, and the way into the shop. */
export const Closing = ({ text: words, button }: { text: string; button: string }) => (
  <Column>
    <Panel>
      <p>{words}</p>
      <LinkButton to={pathOf('Main')} variant="spark" size="l">
        {button}
      </LinkButton>
    </Panel>
  </Column>
);

const Column = styled(Container)`padding-bottom: 56px; ${media.pc} { padding-bottom: 96px; }`;

const Panel = styled.div`
  display: grid;
  justify-items: center;
  gap: 24px;
  padding: 40px 24px;
  border-radius: var(--radius-shoulder);
  background: var(--color-brand);
  color: var(--color-on-brand);
  --color-focus: var(--color-spark-ink);
  text-align: center;
  p { max-width: 26em; ${text.displayS} text-wrap: balance; }
  ${media.pc} { gap: 32px; padding: 72px 40px; p { ${text.displayM} } }
`;
