import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageViewer } from '.';

const pictures = ['/media/a.webp', '/media/b.webp', '/media/c.webp'];
const labels = {
  title: 'Photos',
  picture: (at: number) => `Photo ${at}`,
  close: 'Close',
  next: 'Next',
  previous: 'Back',
  closer: 'Closer',
  whole: 'Whole',
};
const moves: unknown[] = [];
beforeEach(() => {
  moves.length = 0;
  Element.prototype.scrollTo = (move?: unknown) => void moves.push(move);
});

const open = (onClose = () => undefined as void) => {
  render(<ImageViewer open onClose={onClose} pictures={pictures} start={1} labels={labels} />);
  return userEvent.setup();
};
const press = (name: string) => screen.getByRole('button', { name });

test('R-PRD-01 the viewer begins with the picture that was touched and counts it', async () => {
  open();
  expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('2 / 3');
});

test('R-PRD-01 buttons and arrow keys lead to the other pictures and stop at the ends', async () => {
  const user = open();
  await user.click(press('Next'));
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  expect(press('Next').getAttribute('aria-disabled')).toBe('true');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('status').textContent).toBe('1 / 3');
});

test('R-PRD-01 two quick presses lead two pictures on, though the first is still on its way; a finger leads wherever it goes', async () => {
  const user = open();
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'clientWidth', { value: 100 });
  const scrolledTo = (left: number) => {
    list.scrollLeft = left;
    fireEvent.scroll(list);
  };
  await user.keyboard('{ArrowLeft}');
  scrolledTo(90);
  expect(screen.getByRole('status').textContent).toBe('1 / 3');
  scrolledTo(0);
  await user.keyboard('{ArrowRight}');
  scrolledTo(10);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
  fireEvent.pointerDown(list);
  scrolledTo(100);
  expect(screen.getByRole('status').textContent).toBe('2 / 3');
});

test('R-PRD-01 the keys work at once, before the focus has come to the viewer', () => {
  open();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(false);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(screen.getByRole('status').textContent).toBe('3 / 3');
});

test('R-PRD-01 a picture comes closer by its button or + and goes back by -, and the next one begins whole', async () => {
  const user = open();
  await user.click(press('Closer'));
  await user.click(press('Whole'));
  press('Closer').focus();
  await user.keyboard('+');
  expect(press('Whole')).toBeTruthy();
  await user.keyboard('-');
  expect(press('Closer')).toBeTruthy();
  await user.keyboard('+');
  await user.click(press('Back'));
  expect(press('Closer')).toBeTruthy();
});

test('R-PRD-01 Escape and the cross close the viewer', async () => {
  const onClose = jest.fn();
  const user = open(onClose);
  await user.keyboard('{Escape}');
  await user.click(press('Close'));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('one finger that pulls a whole picture down closes the viewer; a little way, two fingers, a mouse and a closer picture do not', async () => {
  const onClose = jest.fn();
  const user = open(onClose);
  const picture = await screen.findByAltText('Photo 2');
  const slide = picture.closest('li') as HTMLElement;
  const finger = (type: string, clientY: number, pointerType = 'touch', pointerId = 1) =>
    fireEvent(slide, Object.assign(new MouseEvent(type, { clientX: 200, clientY, bubbles: true }), { pointerId, pointerType }));
  const pull = (to: number, pointerType?: string) => {
    finger('pointerdown', 100, pointerType);
    finger('pointermove', to, pointerType);
    const { transform } = (slide.firstElementChild as HTMLElement).style;
    finger('pointerup', to, pointerType);
    return transform;
  };
  expect(pull(130)).toBe('translateY(30px)');
  expect(pull(400, 'mouse')).toBe('');
  finger('pointerdown', 100);
  finger('pointerdown', 100, 'touch', 2);
  finger('pointermove', 400);
  finger('pointerup', 400);
  finger('pointerup', 400, 'touch', 2);
  finger('pointerdown', 100);
  finger('pointermove', 400);
  finger('pointercancel', 400);
  await user.click(press('Closer'));
  expect(pull(400)).toBe('');
  await user.click(press('Whole'));
  expect(onClose).not.toHaveBeenCalled();
  expect(pull(230)).toBe('translateY(130px)');
  expect(onClose).toHaveBeenCalledTimes(1);
});
