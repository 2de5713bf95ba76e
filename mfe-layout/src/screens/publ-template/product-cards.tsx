import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import { ShopProductCard } from '@hyangro/commerce/product-card';
import { useMoney, useTerms } from '@hyangro/runtime';
import { Badge, Tag } from '@hyangro/ui/badge';
import { Rail } from '@hyangro/ui/carousel';
import { Price, type PriceProps } from '@hyangro/ui/price';
import { PRODUCT_SLIDES } from '@hyangro/contracts/constants';
import { useHomeProducts } from '../../displays/home-products';
import { Columns, Name, Row } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords, type PublWord } from '../../features/publ/words';

const SIZES: readonly PriceProps['size'][] = ['xl', 'l', 'm', 's'];
const STATES: readonly { name: PublWord; over: Partial<ProductCard> }[] = [
  { name: 'states.soldOut', over: { stockCnt: 0 } },
  { name: 'states.liked', over: { isZzim: true } },
  { name: 'states.plain', over: { discountRate: 0 } },
  { name: 'states.overseas', over: { productType: 'OVERSEAS', freeShipping: true } },
];

/** Template 3: the card of every list in its four looks and its states, and prices. */
export const ProductCards = () => {
  const products = useHomeProducts();
  const [first] = products;
  return (
    <>
      {first && <Looks products={products} />}
      {first && <CardStates product={first} />}
      <Prices />
      <Badges />
    </>
  );
};

const Looks = ({ products }: { products: ProductCard[] }) => {
  const t = usePublWords();
  const cards = (look: 'grid' | 'row' | 'ranked') =>
    products
      .slice(0, 4)
      .map((product, n) => (
        <ShopProductCard key={product.productCd} product={product} look={look} rank={look === 'ranked' ? n + 1 : undefined} />
      ));
  return (
    <>
      <Specimen title={t('looks.grid')}>
        <Columns style={{ '--least': '150px' } as object}>{cards('grid')}</Columns>
      </Specimen>
      <Specimen title={t('looks.rail')}>
        <Rail label={t('looks.rail')} perView={{ mobile: PRODUCT_SLIDES.perViewMobile, pc: PRODUCT_SLIDES.perViewPc }}>
          {products.map((product) => (
            <ShopProductCard key={product.productCd} product={product} look="rail" />
          ))}
        </Rail>
      </Specimen>
      <Specimen title={t('looks.row')}>
        <Columns style={{ '--least': '320px' } as object}>{cards('row')}</Columns>
      </Specimen>
      <Specimen title={t('looks.ranked')}>
        <Columns style={{ '--least': '320px' } as object}>{cards('ranked')}</Columns>
      </Specimen>
    </>
  );
};

const CardStates = ({ product }: { product: ProductCard }) => {
  const t = usePublWords();
  return (
    <Specimen title={t('states.card')}>
      <Columns style={{ '--least': '150px' } as object}>
        {STATES.map(({ name, over }) => (
          <div key={name}>
            <Name>{t(name)}</Name>
            <ShopProductCard product={{ ...product, ...over }} look="grid" />
          </div>
        ))}
      </Columns>
    </Specimen>
  );
};

const Prices = () => {
  const t = usePublWords();
  const { won, dollars } = useMoney();
  return (
    <Specimen title={t('prices')}>
      <Columns>
        {SIZES.map((size) => (
          <Price
            key={size}
            size={size}
            won={won(87_040)}
            dollars={dollars(87_040)}
            discountRate={32}
            listPrice={size === 'xl' ? won(128_000) : undefined}
            srLabels={{ sale: t('prices.now'), list: t('prices.before') }}
          />
        ))}
      </Columns>
    </Specimen>
  );
};

const TONES = ['brand', 'genuine', 'info', 'sale', 'warn', 'plain'] as const;

const Badges = () => {
  const t = usePublWords();
  const term = useTerms();
  return (
    <Specimen title={t('badges')}>
      <Row>
        <Badge tone="spark">{term('card.best')}</Badge>
        <Badge tone="brand">{term('card.new')}</Badge>
        {TONES.map((tone) => (
          <Tag key={tone} tone={tone}>
            {term('card.freeShipping')}
          </Tag>
        ))}
      </Row>
    </Specimen>
  );
};
