import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import { aMedia, messages } from '../../testing/samples';
import ImageViewerScreen from './image-viewer.screen';

beforeAll(() => {
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.setPointerCapture = () => undefined;
  HTMLMediaElement.prototype.pause = () => undefined;
});
const film = aMedia({ type: 'VIDEO', url: '/media/ugc/G2/film.mp4', posterUrl: '/media/ugc/G2/full.jpg' });
const show = (state: unknown) => renderScreen(<ImageViewerScreen />, { messages, at: '/image-viewer', state });
const place = () => screen.getByRole('status').textContent;
const press = (name: string) => screen.getByRole('button', { name });

test('R-PUB-10 the viewer begins with the picture that was touched; buttons and arrow keys lead to the others and stop at the ends', async () => {
  const { user } = await show({ pictures: ['/a.webp', '/b.webp', '/c.webp'], start: 1 });
  expect([place(), screen.getByRole('img', { name: '사진 2' }).getAttribute('src')]).toEqual(['2 / 3', '/b.webp']);
  // The focus is held by the viewer from the start.
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([place(), press('다음 사진').getAttribute('aria-disabled')]).toEqual(['3 / 3', 'true']);
  await user.click(press('이전 사진'));
  expect(place()).toBe('2 / 3');
});

test('R-PUB-10 a picture comes closer by button, keys, double tap and two fingers, and the next one begins whole', async () => {
  const { user } = await show({ pictures: ['/a.webp', '/b.webp'], start: 0 });
  const picture = () => screen.getByRole('img', { name: '사진 1' });
  const slide = picture().parentElement as HTMLElement;
  slide.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  await user.click(press('더 크게'));
  expect(picture().style.transform).toBe('translate(0px, 0px) scale(2.5)');
  await user.keyboard('-');
  expect(picture().style.transform).toBe('');
  await user.keyboard('+');
  expect(press('원래 크기로')).toBeTruthy();
  await user.keyboard('-');
  const point = (type: string, clientX: number, pointerId = 1) =>
    fireEvent(slide, Object.assign(new MouseEvent(type, { clientX, clientY: 200, bubbles: true }), { pointerId }));
  for (let tap = 0; tap < 2; tap += 1) {
    point('pointerdown', 200);
    point('pointerup', 200);
  }
  expect(picture().style.transform).toContain('scale(2.5)');
  await user.keyboard('-');
  point('pointerdown', 150, 1);
  point('pointerdown', 250, 2);
  point('pointermove', 350, 2);
  expect(picture().style.transform).toContain('scale(2)');
  point('pointerup', 350, 2);
  point('pointerup', 150, 1);
  await user.keyboard('{ArrowRight}{ArrowLeft}');
  expect(picture().style.transform).toBe('');
});

test('a finger that pulls a whole picture down closes the viewer; a little, by a mouse or from a closer one it does not', async () => {
  const { user, address } = await show({ pictures: ['/a.webp', '/b.webp'], start: 0 });
  const picture = screen.getByRole('img', { name: '사진 1' });
  const slide = picture.parentElement as HTMLElement;
  slide.getBoundingClientRect = () => new DOMRect(0, 0, 400, 800);
  const finger = (type: string, clientY: number, pointerType = 'touch') =>
    fireEvent(slide, Object.assign(new MouseEvent(type, { clientX: 200, clientY, bubbles: true }), { pointerId: 1, pointerType }));
  const pull = (to: number, pointerType?: string) => {
    finger('pointerdown', 100, pointerType);
    finger('pointermove', to, pointerType);
    const { transform } = picture.style;
    finger('pointerup', to, pointerType);
    return transform;
  };
  expect([pull(130), picture.style.transform]).toEqual(['translateY(30px)', '']);
  expect(pull(400, 'mouse')).toBe('');
  finger('pointerdown', 100);
  finger('pointermove', 180);
  finger('pointercancel', 180);
  expect(picture.style.transform).toBe('');
  await user.keyboard('+');
  expect(pull(400)).toContain('scale(2.5)');
  await user.keyboard('-');
  expect(address()).toBe('/image-viewer');
  expect(pull(230)).toBe('translateY(130px)');
  await waitFor(() => expect(address()).toBe('/'));
});

test('R-PUB-10 a video of the list plays in its place; what cannot be loaded says so', async () => {
  const { user } = await show({ pictures: ['/a.webp', film], start: 1 });
  const video = screen.getByLabelText<HTMLVideoElement>('영상 2');
  expect([new URL(video.src).pathname, video.controls, screen.queryByRole('button', { name: '더 크게' })]).toEqual([film.url, true, null]);
  fireEvent.error(video);
  expect(screen.getByText('사진이나 영상을 불러오지 못했어요.')).toBeTruthy();
  await user.click(press('이전 사진'));
  expect(screen.getByRole('img', { name: '사진 1' })).toBeTruthy();
});

test.each([['Escape'], ['the cross']])('R-PUB-10 %s closes the viewer', async (by) => {
  const { user, address } = await show({ pictures: ['/a.webp'], start: 0 });
  expect(screen.queryByRole('status')).toBeNull();
  await (by === 'Escape' ? user.keyboard('{Escape}') : user.click(press('닫기')));
  await waitFor(() => expect(address()).toBe('/'));
});

test.each<[string, unknown]>([
  ['no state', null],
  ['no list', { start: 1 }],
  ['an empty list', { pictures: [] }],
  ['a list of something else', { pictures: [1, { type: 'VIDEO' }] }],
])('R-PUB-10 with %s there is nothing to see, and the way leads home', async (_, state) => {
  const { address } = await show(state);
  await waitFor(() => expect(address()).toBe('/'));
});

test('R-PUB-10 an index beyond the list begins at its end', async () => {
  await show({ pictures: ['/a.webp', '/b.webp'], start: 9 });
  expect(place()).toBe('2 / 2');
});
