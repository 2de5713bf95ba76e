import { createElement } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { LANGUAGE_TAG, LOCALES } from '@hyangro/contracts/locales';
import { axeFaults } from '../axe-faults';
import { DrawnStory } from './drawn-story';
import { statesOf, type StoryFile } from './story';

/**
 * Draws each state of a file in each language and looks at it by axe (MFE-21).
 * @returns what is wrong, by state and language; a state that draws nothing is wrong too, unless its name is among `mayBeNothing`; `settleMs` is how long its answers take
 */
export async function faultsOfStories(
  file: StoryFile,
  { mayBeNothing = [], settleMs = 0 }: { mayBeNothing?: readonly string[]; settleMs?: number } = {},
): Promise<string[]> {
  const faults: string[] = [];
  for (const [state, story] of statesOf(file))
    for (const locale of LOCALES) {
      document.documentElement.lang = LANGUAGE_TAG[locale];
      const { unmount } = await act(async () => render(createElement(DrawnStory, { meta: file.default, story, locale })));
      // Answers of a shop come in a turn of their own.
      await act(() => new Promise((resolve) => setTimeout(resolve, settleMs)));
      const isNothing = [...document.body.children].every(({ childElementCount }) => childElementCount === 0);
      if (isNothing !== mayBeNothing.includes(state)) faults.push(`${state} ${locale}: draws ${isNothing ? 'nothing' : 'something'}`);
      faults.push(...(await axeFaults()).map((fault) => `${state} ${locale}: ${fault}`));
      await act(async () => unmount());
      cleanup();
    }
  return faults;
}
