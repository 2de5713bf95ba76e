import { sized } from './media.model';

test('R-UGC-02 a photo of a member is shown in the size that its place needs', () => {
  expect(sized('/media/ugc/GKEY/full.jpg', 'thumb')).toBe('/media/ugc/GKEY/thumb.jpg');
  expect(sized('https://shop.example/media/ugc/GKEY/thumb.jpg', 'full')).toBe('https://shop.example/media/ugc/GKEY/full.jpg');
  for (const other of ['/media/ugc/GKEY/film.mp4', '/media/shopper/P0017-1-360.89a82931.webp', '/media/ugc/GKEY/parts/full.jpg'])
    expect(sized(other, 'thumb')).toBe(other);
});
