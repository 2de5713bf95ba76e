import { fireEvent, render, screen } from '@testing-library/react';
import { Picture } from '.';

describe('Picture', () => {
  it('D-C04 a picture that cannot be loaded leaves an empty tile, and the next one is tried again', () => {
    const { rerender } = render(<Picture src="/media/a.webp" alt="병" sizes="100vw" />);
    fireEvent.error(screen.getByRole('img', { name: '병' }));
    expect(screen.queryByRole('img')).toBeNull();
    rerender(<Picture src="/media/b.webp" alt="병" sizes="100vw" />);
    expect(screen.getByRole('img', { name: '병' }).getAttribute('src')).toBe('/media/b.webp');
  });

  it('D-C04 without an address there is no broken picture', () => {
    render(<Picture src={null} alt="병" sizes="100vw" />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('D-C15 only the picture of the first view is asked for at once', () => {
    render(
      <>
        <Picture src="/media/product/P0001-360.89a82939.webp" alt="첫" sizes="50vw" eager />
        <Picture src="/media/product/P0002-360.0cffb87c.webp" alt="다음" sizes="50vw" />
      </>,
    );
    expect(screen.getByRole('img', { name: '첫' }).getAttribute('loading')).toBe('eager');
    expect(screen.getByRole('img', { name: '첫' }).getAttribute('fetchpriority')).toBe('high');
    expect(screen.getByRole('img', { name: '다음' }).getAttribute('loading')).toBe('lazy');
    expect(screen.getByRole('img', { name: '다음' }).getAttribute('width')).toBe('720');
  });
});
