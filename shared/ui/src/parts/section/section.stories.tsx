import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Container, Section, Stack, VisuallyHidden } from '.';

export default { title: 'section', component: Section } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Section title={w.section} sub={w.saleUntil} more={{ to: '/', label: w.more }} aside={w.value}>
    {w.description}
  </Section>
));

export const Untitled = drawn((w) => (
  <Section bare>
    <Container narrow>
      <Stack gap={5} align="start">
        {w.description}
        <VisuallyHidden>{w.hint}</VisuallyHidden>
      </Stack>
    </Container>
  </Section>
));

export const LongWords = drawn((w) => (
  <Section title={w.long} sub={w.longWord} more={{ to: '/', label: w.more }}>
    {w.longWord}
  </Section>
));
