import { render } from '@testing-library/react';
import type { ShownOn } from '../../data/layout.model';
import { BannerPicture } from './banner-picture';

const PHONE = '(max-width: 767px)';
const PC = '(min-width: 768px)';

/** What the browser is given, in the order in which it looks: screen and file of each source, then the picture's own. */
function given(fileUrl: string | null, fileUrl2: string | null, shownOn?: ShownOn) {
  const { container } = render(<BannerPicture item={{ fileUrl, fileUrl2 }} sizes={{ mobile: '100vw', pc: '1200px' }} shownOn={shownOn} />);
  return {
    sources: [...container.querySelectorAll('source')].map((source) => [source.media, source.srcset.split(' ')[0], source.sizes]),
    picture: container.querySelector('img')?.getAttribute('src') ?? null,
  };
}

test('D-C04 a phone gets the mobile picture and a PC its own', () => {
  expect(given('/m.webp', '/pc.webp')).toEqual({
    sources: [
      [PC, '/pc.webp', ''],
      [PHONE, '/m.webp', ''],
    ],
    picture: '/m.webp',
  });
});

test('D-C04 pictures in several sizes stand on the screen they are for, at the width they are drawn', () => {
  const { sources } = given('/media/banner/rose-phone-390.aaaaaaaa.webp', '/media/banner/rose-pc-720.bbbbbbbb.webp');
  expect(sources.length).toBeGreaterThan(2);
  for (const [media, file, sizes] of sources) {
    expect([media, sizes]).toEqual(file?.includes('rose-pc') ? [PC, '1200px'] : [PHONE, '100vw']);
  }
});

test('D-C04 a PC without a picture of its own gets the mobile one', () => {
  expect(given('/m.webp', null).sources).toContainEqual([PC, '/m.webp', '']);
});

test('D-C04 without any picture nothing is drawn', () => {
  expect(given(null, '')).toEqual({ sources: [], picture: null });
});

test.each([
  ['mobile', PC, '/m.webp'],
  ['pc', PHONE, '/pc.webp'],
] as const)('D-C04 the picture of a block for %s alone is not fetched on the other screen', (shownOn, other, own) => {
  const { sources, picture } = given('/m.webp', '/pc.webp', shownOn);
  expect(sources[0]?.[0]).toBe(other);
  expect(sources[0]?.[1]).toMatch(/^data:/);
  expect(picture).toBe(own);
});
