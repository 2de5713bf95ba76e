import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs, tabPanelProps } from '.';

const ITEMS = [
  { value: 'info', label: '상품정보' },
  { value: 'review', label: '리뷰' },
  { value: 'qna', label: 'Q&A' },
];

const Screen = () => {
  const [tab, setTab] = useState('info');
  return (
    <>
      <Tabs label="상품" look="underline" value={tab} onChange={setTab} items={ITEMS} />
      <div {...tabPanelProps(tab)}>{tab}</div>
    </>
  );
};

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

describe('Tabs', () => {
  it('one press of Tab reaches the selected tab, arrows move and select, and the ends join', async () => {
    render(<Screen />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('상품정보');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('리뷰');
    expect(document.activeElement?.textContent).toBe('리뷰');
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(selected()).toBe('상품정보');
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Q&A');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('상품정보');
  });

  it('the panel is named by its tab', async () => {
    render(<Screen />);
    await userEvent.click(screen.getByRole('tab', { name: '리뷰' }));
    expect(screen.getByRole('tabpanel', { name: '리뷰' }).textContent).toBe('review');
  });

  it('with nothing selected the first tab is still reached by keyboard', async () => {
    render(<Tabs label="상품" look="chip" value="gone" onChange={() => undefined} items={ITEMS} />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('상품정보');
  });
});
