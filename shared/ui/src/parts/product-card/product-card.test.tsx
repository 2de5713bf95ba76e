import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { ProductCard, type ProductCardProps } from '.';

const card = (more: Partial<ProductCardProps> = {}) =>
  render(
    <MemoryRouter>
      <ProductCard
        look="grid"
        to="/product/P0001"
        brand="오렐르"
        name="로즈 판톰 오 드 퍼퓸"
        image={{ src: '/media/product/P0001-360.89a82939.webp', alt: '' }}
        price={{ won: '87,040원', discountRate: 32, dollars: '$63.12', size: 'm' }}
        {...more}
      />
    </MemoryRouter>,
  );

describe('ProductCard', () => {
  it('D-C05 a card tells brand, name, discount and price, in one link to the product', () => {
    card();
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/product/P0001');
    expect(link.textContent).toBe('오렐르로즈 판톰 오 드 퍼퓸32%87,040원($63.12)');
  });

  it('D-C05 a product without a discount shows no percent', () => {
    card({ price: { won: '87,040원', discountRate: 0, size: 'm' } });
    expect(screen.getByRole('link').textContent).not.toContain('%');
  });

  it('D-C06 a card with the sold-out word shows it over the picture', () => {
    card({ soldOutLabel: 'SOLD OUT' });
    expect(within(screen.getByRole('link')).getByText('SOLD OUT')).not.toBeNull();
  });

  it('D-C06 a product in stock carries no such word', () => {
    card({ soldOutLabel: null });
    expect(screen.queryByText('SOLD OUT')).toBeNull();
  });

  it('D-C07 the heart is a button beside the link and flips only when the shop says so', async () => {
    const onToggle = jest.fn();
    card({ wish: { pressed: false, label: '로즈 판톰 찜', onToggle } });
    const heart = screen.getByRole('button', { name: '로즈 판톰 찜' });
    expect(screen.getByRole('link').contains(heart)).toBe(false);
    await userEvent.click(heart);
    expect(onToggle).toHaveBeenCalledTimes(1);
    expect(heart.getAttribute('aria-pressed')).toBe('false');
  });

  it('D-C07 a heart on its way takes no second press', async () => {
    const onToggle = jest.fn();
    card({ wish: { pressed: false, label: '찜', onToggle, busy: true } });
    await userEvent.click(screen.getByRole('button', { name: '찜' }));
    expect(onToggle).not.toHaveBeenCalled();
  });

  it('D-C05 at most two tags are drawn', () => {
    card({ tags: ['쿠폰', '무료배송', '3일배송'].map((text) => ({ text, tone: 'brand' as const })) });
    expect(screen.getByText('무료배송')).not.toBeNull();
    expect(screen.queryByText('3일배송')).toBeNull();
  });
});
