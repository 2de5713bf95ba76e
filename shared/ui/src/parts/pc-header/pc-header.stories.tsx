import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { ShoppingBag } from '../../icons';
import { HeaderPlace, PcHeader, SearchBox } from '.';

export default { title: 'pc-header', component: PcHeader } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <PcHeader
    home={{ to: '/', label: w.home, small: w.shop }}
    utilityLabel={w.utility}
    utilityLinks={[{ to: '/terms', label: w.terms }]}
    search={<SearchBox label={w.search} submitLabel={w.searchSubmit} action="/search/products" onSearch={nothing} />}
    places={<HeaderPlace to="/order/cart" label={w.cart} icon={<ShoppingBag />} count="3" ariaLabel={w.cartCount} />}
  />
));

export const Empty = drawn((w) => (
  <PcHeader
    home={{ to: '/', label: w.home }}
    utilityLabel={w.utility}
    utilityLinks={[{ to: '/terms', label: w.terms }]}
    search={null}
    places={<HeaderPlace to="/order/cart" label={w.cart} icon={<ShoppingBag />} />}
  />
));

export const LongWords = drawn((w) => (
  <PcHeader
    home={{ to: '/', label: w.home, small: w.shop }}
    utilityLabel={w.utility}
    utilityLinks={[{ to: '/terms', label: w.long }]}
    search={<SearchBox label={w.search} submitLabel={w.searchSubmit} action="/search/products" onSearch={nothing} defaultValue={w.long} />}
    places={<HeaderPlace to="/order/cart" label={w.longWord} icon={<ShoppingBag />} />}
  />
));
