import { render, screen } from '@testing-library/react';
import { Rail } from '.';

const rail = (mobile: number, pc: number) =>
  render(
    <Rail label="타임세일" perView={{ mobile, pc }}>
      {['가', '나', '다']}
    </Rail>,
  );
const list = () => screen.getByRole('list', { name: '타임세일' });

describe('Rail', () => {
  it.each([
    [2.8, 4, ['2.8', '2', '4', '3']],
    [2, 5, ['2', '1', '5', '4']],
  ])('D-C08 phones see %p cards and PCs %p, as they are told', (mobile, pc, widths) => {
    rail(mobile, pc);
    const { style } = list().parentElement as HTMLElement;
    expect(['--per-m', '--gaps-m', '--per-p', '--gaps-p'].map((name) => style.getPropertyValue(name))).toEqual(widths);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('the rail can be reached and scrolled by keyboard', () => {
    rail(2.8, 4);
    expect(list().tabIndex).toBe(0);
  });
});
