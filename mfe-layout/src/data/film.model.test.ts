import { filmOf } from './film.model';

const EMBED = 'https://www.youtube.com/embed/dQw4w9WgXcQ';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', EMBED],
  ['https://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=10s', EMBED],
  ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', EMBED],
  [' https://youtu.be/dQw4w9WgXcQ?si=abc ', EMBED],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', EMBED],
  ['https://www.youtube.com/live/dQw4w9WgXcQ?feature=share', EMBED],
])('D-12 the watch link %s becomes an embed link', (link, src) => {
  expect(filmOf(link)).toEqual({ kind: 'player', src });
});

test.each([EMBED, 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=3', 'https://player.vimeo.com/video/76979871'])(
  'D-12 the address of an allowed player stays: %s',
  (link) => expect(filmOf(link)).toEqual({ kind: 'player', src: link }),
);

test('a film of the shop is played from its file', () => {
  expect(filmOf('/media/video/rose.mp4')).toEqual({ kind: 'file', src: '/media/video/rose.mp4' });
});

test.each([
  null,
  '',
  'https://evil.example/embed/1',
  'https://player.vimeo.com.evil.example/video/1',
  'http://player.vimeo.com/video/1',
  'https://www.youtube.com/@hyangro',
  'https://www.youtube.com/watch?v="><script>',
  'https://youtu.be/',
  'javascript:alert(1)//.mp4',
  '//evil.example/a.mp4',
  '/promotion/EV01',
])('%s is shown within no page', (link) => expect(filmOf(link)).toBeNull());
