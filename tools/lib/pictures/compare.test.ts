import sharp from 'sharp';
import { differenceFrom, referenceOf } from './compare';

interface Block {
  /** px that the heading stands lower, or further right. */
  lower?: number;
  right?: number;
  ink?: string;
  cards?: number;
  price?: string;
  /** Behind the picture of a card. */
  tile?: string;
}

/** A block of the shop as shapes: a heading of thin strokes, cards with picture, name and price. */
const block = ({ lower = 0, right = 0, ink = '#27141e', cards = 4, price = '#27141e', tile = '#f5f2f4' }: Block = {}) => {
  const strokes = (x: number, y: number, count: number, size: number, colour: string) =>
    Array.from({ length: count }, (_, n) => {
      const left = x + n * size;
      return `<path fill="none" stroke="${colour}" stroke-width="${size / 9}" d="M${left} ${y}v${size * 0.8}M${left} ${y + size * 0.4}h${size * 0.7}M${left + size * 0.5} ${y}v${size * 0.8}"/>`;
    }).join('');
  const card = (n: number) => {
    const x = 16 + n * 150;
    return `<rect x="${x}" y="80" width="136" height="136" rx="6" fill="${tile}"/><circle cx="${x + 68}" cy="148" r="40" fill="#7a4a5e"/>
      ${strokes(x, 228, 8, 13, '#63505b')}${strokes(x, 252, 6, 15, price)}`;
  };
  return png(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="300"><rect width="640" height="300" fill="#fff"/>
    ${strokes(16 + right, 24 + lower, 7, 26, ink)}${Array.from({ length: cards }, (_, n) => card(n)).join('')}</svg>`);
};
const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();
const differs = async (screenshot: Buffer) => (await differenceFrom(screenshot, await referenceOf(await block())))?.text ?? null;

test('the same block is the same, and so it is after another rasteriser drew it: blurred by a pixel, or its letters a pixel lower', async () => {
  const same = await block();
  const lighter = await sharp(same).gamma(1.0).linear(0.98, 5).png().toBuffer();
  const blurred = await sharp(same).blur(1).png().toBuffer();
  const moved = await block({ right: 0.5, lower: 1 });
  expect(await Promise.all([same, lighter, blurred, moved].map(differs))).toEqual([null, null, null, null]);
});

test.each<[string, Block]>([
  ['a heading that stands 12 px lower', { lower: 12 }],
  ['a heading that stands 12 px to the right', { right: 12 }],
  ['a card that is missing', { cards: 3 }],
  ['a heading in another ink', { ink: '#d0123f' }],
  ['a heading in the ink of the brand', { ink: '#5d103b' }],
  ['pictures on another tint', { tile: '#fbe9ef' }],
  ['prices in another ink', { price: '#d0123f' }],
])('%s is told', async (_, over) => {
  expect(await differs(await block(over))).toMatch(/^differs in \d+ of/);
});

test('another height is told by its numbers, a rounded pixel is none', async () => {
  const taller = (by: number) => block().then((picture) => sharp(picture).extend({ bottom: by, background: '#fff' }).png().toBuffer());
  expect(await differs(await taller(2))).toBeNull();
  expect(await differs(await taller(30))).toBe('is 213×110 and was 213×100 at a third of its size');
});
