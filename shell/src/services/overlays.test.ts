import { createOverlays } from './overlays';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('K-TST LS-11 a notification waits until the toast before had its three seconds', () => {
  const overlays = createOverlays();
  const text = () => overlays.toast.get()?.text;
  overlays.showToast('담았어요');
  overlays.showNext('새 소식');
  jest.advanceTimersByTime(2999);
  expect(text()).toBe('담았어요');
  jest.advanceTimersByTime(1);
  expect(text()).toBe('새 소식');
});

test('LS-11 with nothing on the page a notification shows at once', () => {
  const overlays = createOverlays();
  overlays.showNext('새 소식', { action: { label: '보기', to: '/promotion/EV01' } });
  expect(overlays.toast.get()).toMatchObject({ text: '새 소식', action: { to: '/promotion/EV01' } });
});
