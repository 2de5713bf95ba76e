import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from '.';

describe('Button', () => {
  it('a button that is busy says so and takes no second press', async () => {
    const onClick = jest.fn();
    const { rerender } = render(
      <Button type="button" variant="primary" onClick={onClick}>
        담기
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: '담기' }));
    rerender(
      <Button type="button" variant="primary" loading onClick={onClick}>
        담기
      </Button>,
    );
    const button = screen.getByRole('button', { name: '담기' });
    await userEvent.click(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('a form is not sent twice while its button is busy', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" variant="primary" loading>
          결제하기
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: '결제하기' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('an icon alone is a button with a name', () => {
    render(
      <IconButton label="닫기">
        <svg />
      </IconButton>,
    );
    expect(screen.getByRole('button', { name: '닫기' }).getAttribute('type')).toBe('button');
  });
});
