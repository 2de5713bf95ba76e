import { imageSources } from '.';

describe('imageSources', () => {
  it('D-C15 a pack shot is offered in three widths and two formats', () => {
    const { avif, webp, width, height } = imageSources('/media/product/P0001-360.89a82939.webp');
    expect(webp).toBe(
      '/media/product/P0001-180.89a82939.webp 180w, /media/product/P0001-360.89a82939.webp 360w, /media/product/P0001-720.89a82939.webp 720w',
    );
    expect(avif.endsWith('/media/product/P0001-720.89a82939.avif 720w')).toBe(true);
    expect([width, height]).toEqual([720, 720]);
  });

  it('D-C15 a pack shot that grows with the window is not offered at its smallest', () => {
    const { avif, webp } = imageSources('/media/product/P0001-360.89a82939.webp', '(min-width: 1024px) 24vw, 34vw');
    expect(webp).toBe('/media/product/P0001-360.89a82939.webp 360w, /media/product/P0001-720.89a82939.webp 720w');
    expect(avif).not.toContain('180w');
    expect(imageSources('/media/product/P0001-360.89a82939.webp', '88px').webp).toContain('180w');
  });

  it('D-C15 a pack shot of an operator may be twice as large', () => {
    const { webp, width, height } = imageSources('/media/product/P0001-1440.89a82939.webp');
    expect(webp.split(', ').at(-2)).toBe('/media/product/P0001-720.89a82939.webp 720w');
    expect(webp.split(', ').at(-1)).toBe('/media/product/P0001-1440.89a82939.webp 1440w');
    expect([width, height]).toEqual([1440, 1440]);
  });

  it('D-C15 gallery and shopper pictures follow the same rule on any host', () => {
    expect(imageSources('https://img.example.com/media/gallery/P0001-g2-720.b4736d6c.webp').webp).toContain(
      'https://img.example.com/media/gallery/P0001-g2-180.b4736d6c.webp 180w',
    );
    expect(imageSources('/media/shopper/P0001-u1-180.0c0087cd.avif').webp).toContain('P0001-u1-720.0c0087cd.webp 720w');
  });

  it.each([
    ['/media/banner/atelier-pc-1440.6c4764fb.jpg', '720w', '1440w', [1440, 560]],
    ['/media/banner/atelier-phone-390.2c7aea66.webp', '390w', '780w', [780, 1080]],
    ['/media/layout/rose-pc1912-956.0123abcd.webp', '956w', '1912w', [1912, 744]],
    ['/media/layout/customs-strip-640.8dd0bc35.webp', '320w', '640w', [640, 240]],
    ['/media/layout/rose-video-640.8dd0bc35.webp', '640w', '1280w', [1280, 720]],
  ])('D-C15 the scene %s is offered in half and full width', (src, half, full, shape) => {
    const { avif, width, height } = imageSources(src);
    expect(avif).toMatch(new RegExp(`${half}, .*${full}$`));
    expect([width, height]).toEqual(shape);
  });

  it.each([
    '/media/upload/2026/abc.webp',
    'https://cdn.example.com/a.jpg',
    '/media/logo/B01.svg',
    '/media/layout/rose-strange-640.8dd0bc35.webp',
  ])('D-C15 a picture of unknown name stands alone: %s', (src) =>
    expect(imageSources(src)).toEqual({ src, avif: '', webp: '', width: null, height: null }),
  );
});
