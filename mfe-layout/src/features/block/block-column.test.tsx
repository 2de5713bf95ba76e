import { render } from '@testing-library/react';
import { BlockColumn } from './block-column';

/** How wide a block may be, and whether its title and its content keep the page's margin. */
function roomOf(isUseMargin: boolean, isSmallWidth: boolean) {
  const { container } = render(
    <BlockColumn display={{ isUseMargin, isSmallWidth }} heading={<h2>칸</h2>}>
      <p>그림</p>
    </BlockColumn>,
  );
  const column = container.firstElementChild as HTMLElement;
  const margins = (text: string) => {
    const steps: string[] = [];
    for (let at = container.querySelector(text)?.parentElement; at && at !== container; at = at.parentElement)
      steps.push(getComputedStyle(at).paddingInline);
    return steps.some((padding) => padding.includes('--page-margin'));
  };
  return { maxWidth: getComputedStyle(column).maxWidth, title: margins('h2'), content: margins('p') };
}

test.each([
  ['in the page’s column', true, false, /--container/, true],
  ['in a column of 940 px', true, true, /940px \+/, true],
  ['to the edges of the screen', false, false, /^none$/, false],
  ['to the edges of its 940 px', false, true, /^940px$/, false],
])('D-C11 a block stands %s; its title always keeps the margin', (_, isUseMargin, isSmallWidth, width, content) => {
  expect(roomOf(isUseMargin, isSmallWidth)).toEqual({ maxWidth: expect.stringMatching(width), title: true, content });
});
