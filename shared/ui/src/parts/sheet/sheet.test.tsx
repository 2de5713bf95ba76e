import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AlertDialog } from '../dialog';
import { Sheet } from '.';

const onPhone = (isPhone: boolean) => {
  window.matchMedia = ((media: string) => ({
    media,
    matches: isPhone && media.includes('767'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
    onchange: null,
  })) as typeof window.matchMedia;
};

describe.each([
  ['a phone', true],
  ['a PC', false],
])('Sheet on %s', (_, isPhone) => {
  beforeEach(() => onPhone(isPhone));

  it('it is a named dialog that Escape and its cross close', async () => {
    const onClose = jest.fn();
    render(
      <Sheet open onClose={onClose} title="옵션 고르기" closeLabel="닫기" footer={<button type="button">담기</button>}>
        <p>50ml</p>
      </Sheet>,
    );
    expect(await screen.findByRole('dialog', { name: '옵션 고르기' })).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('a closed sheet leaves nothing on the page', async () => {
    const { rerender } = render(
      <Sheet open onClose={jest.fn()} title="옵션">
        <p>50ml</p>
      </Sheet>,
    );
    rerender(
      <Sheet open={false} onClose={jest.fn()} title="옵션">
        <p>50ml</p>
      </Sheet>,
    );
    await waitFor(() => expect(screen.queryByText('50ml')).toBeNull());
  });
});

describe('AlertDialog', () => {
  it('a question has its words as description, and both answers', async () => {
    const [onOk, onCancel] = [jest.fn(), jest.fn()];
    render(
      <AlertDialog open title="취소할까요" text="쿠폰은 돌려드려요" okLabel="네" cancelLabel="아니요" onOk={onOk} onCancel={onCancel} />,
    );
    const dialog = await screen.findByRole('alertdialog', { name: '취소할까요' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('쿠폰은 돌려드려요');
    await userEvent.click(screen.getByRole('button', { name: '아니요' }));
    await userEvent.click(screen.getByRole('button', { name: '네' }));
    expect([onOk.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
  });
});
