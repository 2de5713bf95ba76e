import { render, screen } from '@testing-library/react';
import { Rail } from '.';

const widths = () => {
  const box = screen.getByRole('list', { name: '타임세일' }).parentElement as HTMLElement;
  return ['--per-m', '--gaps-m', '--per-p', '--gaps-p'].map((name) => box.style.getPropertyValue(name));
};

describe('Rail', () => {
  it('D-C08 phones see 2.8 cards and PCs 4 unless told otherwise', () => {
    render(<Rail label="타임세일">{['가', '나', '다']}</Rail>);
    expect(widths()).toEqual(['2.8', '2', '4', '3']);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('D-C08 the numbers in sight can be set', () => {
    render(
      <Rail label="타임세일" perView={{ mobile: 2, pc: 5 }}>
        {['가']}
      </Rail>,
    );
    expect(widths()).toEqual(['2', '1', '5', '4']);
  });

  it('QA-08 the rail can be reached and scrolled by keyboard', () => {
    render(<Rail label="타임세일">{['가']}</Rail>);
    expect(screen.getByRole('list', { name: '타임세일' }).tabIndex).toBe(0);
  });
});
