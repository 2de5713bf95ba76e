import { render } from '@testing-library/react';
import { Amount, Price } from '.';

const words = (node: React.ReactNode) => render(node).container.textContent;

describe('Price', () => {
  it('D-C05 the parts of a price stand in one order: rate, won, dollars', () => {
    expect(words(<Price size="m" won="87,040원" discountRate={32} dollars="$63.12" />)).toBe('32%87,040원($63.12)');
  });

  it('D-C05 a price in the English and Chinese way keeps its sign before it', () => {
    expect(words(<Price size="m" won="₩87,040" dollars="($63.12)" />)).toBe('₩87,040($63.12)');
  });

  it('a sum among words carries its dollars in brackets, and none without a rate', () => {
    expect(words(<Amount won="87,040원" dollars="$63.12" />)).toBe('87,040원 ($63.12)');
    expect(words(<Amount won="₩87,040" dollars={null} />)).toBe('₩87,040');
  });

  it('two sums in a row are told apart when read aloud', () => {
    const price = <Price size="xl" won="87,040원" listPrice="128,000원" srLabels={{ sale: '판매가', list: '정가' }} />;
    expect(words(price)).toBe('정가 128,000원판매가 87,040원');
  });
});
