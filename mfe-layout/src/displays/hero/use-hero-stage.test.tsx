import { act, renderHook, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { useHeroStage } from './use-hero-stage';

test.each(['pointerup', 'pointercancel'])('the still stays while something of it is pressed, and leaves at the %s', async (end) => {
  const { result } = renderHook(() => useHeroStage(true, createRef()));
  act(() => result.current.start());
  act(() => result.current.hold());
  // Its code has come meanwhile.
  await act(async () => void (await import('./hero-stage')));
  expect(result.current.stage).toBeNull();
  act(() => void window.dispatchEvent(new Event(end)));
  await waitFor(() => expect(result.current.stage).not.toBeNull());
});

test('a press on the stage itself changes nothing', async () => {
  const { result } = renderHook(() => useHeroStage(true, createRef()));
  act(() => result.current.start());
  await waitFor(() => expect(result.current.stage).not.toBeNull());
  act(() => result.current.hold());
  expect(result.current.stage).not.toBeNull();
});

test('what is pressed while the stage waits for the finger is what it begins with', async () => {
  const { result } = renderHook(() => useHeroStage(true, createRef()));
  act(() => result.current.start());
  act(() => result.current.hold());
  // Its code has come meanwhile; the click ends the press.
  await act(async () => void (await import('./hero-stage')));
  act(() => result.current.start('pause'));
  act(() => void window.dispatchEvent(new Event('pointerup')));
  await waitFor(() => expect(result.current.stage).not.toBeNull());
  expect(result.current.wish).toBe('pause');
});
