import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { Footer } from '.';

export default { title: 'footer', component: Footer } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Footer
    navLabel={w.utility}
    company={w.company}
    copyright={w.copyright}
    small={w.shop}
    links={[
      { to: '/terms', label: w.terms, strong: true },
      { to: '/', label: w.home },
    ]}
    service={w.service}
  />
));

export const LongWords = drawn((w) => (
  <Footer
    navLabel={w.utility}
    company={w.company}
    copyright={w.copyright}
    small={w.shop}
    links={[
      { to: '/terms', label: w.long },
      { to: '/', label: w.longWord },
    ]}
    service={w.long}
  />
));
