/** @jest-environment node */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { AppHeader } from './parts/app-header';
import { Avatar } from './parts/avatar';
import { Button } from './parts/button';
import { Rail } from './parts/carousel';
import { SwiperStage } from './parts/carousel-swiper';
import { AlertDialog } from './parts/dialog';
import { QuantityStepper, RadioGroup, TextField } from './parts/field';
import { Picture } from './parts/picture';
import { ProductCard } from './parts/product-card';
import { Receipt } from './parts/receipt';
import { Section } from './parts/section';
import { Sheet } from './parts/sheet';
import { Tabs } from './parts/tabs';
import { Ticket } from './parts/ticket';
import { Toaster } from './parts/toast';
import { GlobalStyles } from './theme';

const nothing = () => undefined;
const html = (node: ReactNode) => renderToString(<MemoryRouter>{node}</MemoryRouter>);

const parts: [string, string, ReactNode][] = [
  ['the page styles', '--color-text', <GlobalStyles />],
  ['a header', '주문', <AppHeader back={{ label: '뒤로', onBack: nothing }} title="주문" />],
  [
    'a button',
    '담기',
    <Button type="button" variant="primary">
      담기
    </Button>,
  ],
  ['an avatar', '<svg', <Avatar seed="M0001" />],
  [
    'a rail',
    '오렐르',
    <Rail label="향수" perView={{ mobile: 2.8, pc: 4 }}>
      오렐르
    </Rail>,
  ],
  [
    'the first slide of a stage',
    '기획전',
    <SwiperStage
      slides={[{ key: 'a', node: '기획전' }]}
      perView={{ mobile: 1, pc: 3 }}
      autoplayMs={3000}
      fractionLabel={String}
      pauseLabel=""
      playLabel=""
      prevLabel=""
      nextLabel=""
    />,
  ],
  ['a picture', 'srcSet', <Picture src="/media/product/P0001-360.89a82939.webp" alt="" sizes="50vw" />],
  [
    'a card',
    '87,040',
    <ProductCard look="grid" to="/" brand="" name="" image={{ src: null, alt: '' }} price={{ won: '87,040원', size: 'm' }} />,
  ],
  ['fields', '이름', <TextField label="이름" />],
  ['radios', '카드', <RadioGroup label="결제" name="pay" options={[{ value: 'a', label: '카드' }]} />],
  [
    'a stepper',
    '수량',
    <QuantityStepper value={1} min={1} max={2} onChange={nothing} labels={{ decrease: '', increase: '', value: '수량' }} />,
  ],
  ['a receipt', '99,990', <Receipt rows={[]} total={{ label: '합계', value: '99,990원' }} />],
  ['a section', '타임세일', <Section title="타임세일">{null}</Section>],
  ['tabs', '리뷰', <Tabs label="상품" look="chip" value="a" onChange={nothing} items={[{ value: 'a', label: '리뷰' }]} />],
  ['a ticket', '향수관', <Ticket value="15%" title="향수관" text="" state="download" actionLabel="" onAction={nothing} />],
  ['the place of messages', 'status', <Toaster toast={null} stayMs={0} onHide={nothing} />],
];

describe('on the server', () => {
  it.each(parts)('NF-01 %s is drawn without a browser', (_, expected, node) => {
    expect(typeof window).toBe('undefined');
    expect(html(node)).toContain(expected);
  });

  it('NF-01 what lies over the page waits for the browser', () => {
    const closed = (
      <>
        <Sheet open={false} onClose={nothing} title="옵션">
          50ml
        </Sheet>
        <AlertDialog open={false} text="취소할까요" okLabel="네" onOk={nothing} onCancel={nothing} />
      </>
    );
    expect(html(closed)).not.toContain('50ml');
  });
});
