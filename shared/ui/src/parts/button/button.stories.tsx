import type { Meta } from '@hyangro/testing/stories/story';
import { drawn } from '../../../stories/drawn';
import { X } from '../../icons';
import { Button, IconButton, LinkButton } from '.';

const VARIANTS = ['primary', 'line', 'soft', 'spark', 'danger', 'text'] as const;
const SIZES = ['l', 'm', 's'] as const;

export default { title: 'button', component: Button } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <>
    {VARIANTS.map((variant) => (
      <Button key={variant} type="button" variant={variant}>
        {w.action}
      </Button>
    ))}
  </>
));

export const Sizes = drawn((w) => (
  <>
    {SIZES.map((size) => (
      <LinkButton key={size} variant="line" size={size} to="/order/cart">
        {w.cart}
      </LinkButton>
    ))}
    <IconButton label={w.close}>
      <X />
    </IconButton>
  </>
));

export const Loading = drawn((w) => (
  <Button type="button" variant="primary" loading>
    {w.action}
  </Button>
));

export const Disabled = drawn((w) => (
  <>
    <Button type="button" variant="primary" disabled>
      {w.action}
    </Button>
    <IconButton label={w.close} disabled>
      <X />
    </IconButton>
  </>
));

export const LongWords = drawn((w) => (
  <Button type="button" variant="primary" block>
    {w.long}
  </Button>
));
