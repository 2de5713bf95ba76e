import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { Bell, ShoppingBag } from '../../icons';
import { AppHeader, CountBadge, HeaderLink } from '.';

export default { title: 'app-header', component: AppHeader } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <AppHeader
    home={{ to: '/', label: w.home, small: w.shop }}
    actions={
      <HeaderLink to="/order/cart" label={w.cartCount} count="3">
        <ShoppingBag />
      </HeaderLink>
    }
  />
));

export const Back = drawn((w) => (
  <AppHeader
    back={{ label: w.back, onBack: nothing }}
    title={w.cart}
    actions={
      <HeaderLink to="/notification/notification" label={w.new} dot>
        <Bell />
      </HeaderLink>
    }
  />
));

export const Count = drawn(() => <CountBadge>12</CountBadge>);

export const LongWords = drawn((w) => <AppHeader back={{ label: w.back, onBack: nothing }} title={w.long} />);
