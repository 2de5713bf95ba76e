import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderScreen } from '@hyangro/testing';
import ko from '../../../locales/ko.json';
import { aDisplay, anItem } from '../../testing/samples';
import { standInBrowser } from '../../testing/show-layout';
import { HeroStage } from './hero-stage';

test('the main carousel stands still for 2999 ms, and at 3000 ms the next picture comes; the first follows the last', async () => {
  standInBrowser();
  window.matchMedia = (() => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined })) as never;
  jest.useFakeTimers();
  const width = jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  const { container } = await renderScreen(
    <HeroStage
      display={aDisplay({ displayCd: 27 })}
      slides={[1, 2].map((seq) => anItem({ seq, text: `기획 ${seq}`, fileUrl: `/m${seq}.webp` }))}
      shownOn="both"
      perView={{ mobile: 1, pc: 1 }}
      wish={null}
      extra={null}
      host={createRef()}
    />,
    { messages: { layout: ko } },
  );
  const after = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
  const shown = () => screen.getByRole('img', { name: /2장 가운데/ }).textContent;
  // It moves from the frame after its first picture on.
  while (!container.querySelector('.swiper-initialized')) await after(1);
  for (const next of ['2 / 2', '1 / 2']) {
    const before = shown();
    await after(2999);
    expect(shown()).toBe(before);
    await after(1);
    expect(shown()).toBe(next);
    // jsdom moves nothing, so it tells of no end of a movement, where the next wait begins.
    await act(async () => container.querySelector('.swiper-wrapper')?.dispatchEvent(new Event('transitionend')));
  }
  width.mockRestore();
  jest.useRealTimers();
});
