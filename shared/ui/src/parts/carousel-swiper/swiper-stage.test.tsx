import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { SwiperStage } from '.';

/** Not the library's own default. */
const AUTOPLAY_MS = 2000;
const slides = (autoplay: boolean, count: number) => (
  <SwiperStage
    slides={Array.from({ length: count }, (_, n) => ({
      key: String(n),
      node: <a href={`/${n}`}>{`기획전 ${n + 1}`}</a>,
    }))}
    perView={{ mobile: 1, pc: 1 }}
    autoplayMs={autoplay ? AUTOPLAY_MS : undefined}
    fractionLabel={(n, all) => `${all}개 중 ${n}번째`}
    pauseLabel="멈춤"
    playLabel="재생"
    prevLabel="이전"
    nextLabel="다음"
  />
);

const stage = (autoplay: boolean, count: number) => render(slides(autoplay, count));

const still = (matches: boolean) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: matches && media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
    onchange: null,
  })) as typeof window.matchMedia;
};

describe('SwiperStage', () => {
  beforeEach(() => still(false));

  it('slides that move by themselves can be stopped and started again', async () => {
    stage(true, 3);
    await userEvent.click(screen.getByRole('button', { name: '멈춤' }));
    expect(screen.getByRole('button', { name: '재생' })).not.toBeNull();
  });

  it('nothing moves by itself for those who asked for stillness', () => {
    still(true);
    stage(true, 3);
    expect(screen.queryByRole('button', { name: '멈춤' })).toBeNull();
    expect(screen.queryByRole('button', { name: '재생' })).toBeNull();
  });

  it('which slide is seen is told, and the next button goes on', async () => {
    stage(false, 3);
    expect(screen.getByRole('img', { name: '3개 중 1번째' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    expect(await screen.findByRole('img', { name: '3개 중 2번째' })).not.toBeNull();
  });

  it('a home that was kept alive shows the slide it showed before and goes on', async () => {
    const kept = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{slides(false, 3)}</Activity>;
    const { rerender } = render(kept('visible'));
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    await screen.findByRole('img', { name: '3개 중 2번째' });
    rerender(kept('hidden'));
    rerender(kept('visible'));
    expect(screen.getByRole('img', { name: '3개 중 2번째' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '다음' }));
    expect(await screen.findByRole('img', { name: '3개 중 3번째' })).not.toBeNull();
  });

  it('the next slide comes when its time is up and not before, and the first follows the last', async () => {
    jest.useFakeTimers();
    const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
    const { container } = stage(true, 3);
    const after = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
    // jsdom moves nothing, so it tells of no end of a movement, where the next wait begins.
    const arrived = () => act(async () => container.querySelector('.swiper-wrapper')?.dispatchEvent(new Event('transitionend')));
    const shown = () => screen.getByRole('img').getAttribute('aria-label');
    // It moves from the frame after its first picture on.
    while (!container.querySelector('.swiper-initialized')) await after(1);
    for (const next of [2, 3, 1]) {
      const before = shown();
      await after(AUTOPLAY_MS - 1);
      expect(shown()).toBe(before);
      await after(1);
      expect(shown()).toBe(`3개 중 ${next}번째`);
      await arrived();
    }
    width.mockRestore();
    jest.useRealTimers();
  });

  it('a single slide has no controls', () => {
    stage(true, 1);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
