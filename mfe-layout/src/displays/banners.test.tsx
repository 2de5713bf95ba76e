import { screen } from '@testing-library/react';
import { aDisplay, aLayout, anItem } from '../testing/samples';
import { showLayout, standInBrowser } from '../testing/show-layout';

beforeEach(standInBrowser);

const show = (displayCd: number, item: Parameters<typeof anItem>[0], title: string | null = null) =>
  showLayout(aLayout({ displays: [aDisplay({ displayCd, title })], displayItems: [anItem(item)] }));

describe.each([2, 4, 18, 21])('a banner of type %i', (displayCd) => {
  test('without a picture still shows its words as a link, on a ground for their ink', async () => {
    await show(displayCd, { text: '바다를 머금은', description: '최대 33%', link: '/promotion/EV05', font: 'display-m.light' });
    const card = screen.getByRole('link', { name: /바다를 머금은/ });
    expect([card.getAttribute('href'), card.dataset.ink, card.querySelector('img')]).toEqual(['/promotion/EV05', 'light', null]);
  });

  test('without words is read by the name of its block', async () => {
    await show(displayCd, { fileUrl: '/m.webp', link: '/brand/B07' }, '이번 주');
    expect(screen.getAllByRole('link', { name: '이번 주' })).toHaveLength(1);
  });

  test('with neither is left out', async () => {
    await show(displayCd, { link: '/brand/B07' });
    expect(screen.queryByRole('link')).toBeNull();
  });
});

test('a main carousel shows the words of a slide that has no picture', async () => {
  await show(27, { text: '그림 없이도', link: '/promotion/EV05' });
  expect(screen.getByRole('link', { name: /그림 없이도/ }).getAttribute('href')).toBe('/promotion/EV05');
});

describe('a film', () => {
  const poster = { fileUrl: '/poster.webp' };

  test('of the shop is played from its file, in place of its picture', async () => {
    const { user } = await show(12, { ...poster, link: '/media/video/rose.mp4' }, '백일 동안');
    await user.click(screen.getByRole('link', { name: /백일 동안/ }));
    const film = document.querySelector('video');
    expect([film?.getAttribute('src'), film?.getAttribute('aria-label')]).toEqual(['/media/video/rose.mp4', '백일 동안']);
    expect(document.querySelector('img')).toBeNull();
  });

  test('of a house that no page may frame is a link to it', async () => {
    const { user } = await show(12, { ...poster, link: 'https://films.example/1' }, '백일 동안');
    const link = screen.getByRole('link', { name: /백일 동안/ });
    link.addEventListener('click', (event) => event.preventDefault());
    await user.click(link);
    expect([link.getAttribute('href'), document.querySelector('iframe')]).toEqual(['https://films.example/1', null]);
  });

  test('takes the picture of its block where it has none of its own, and it is drawn once', async () => {
    await showLayout(
      aLayout({
        displays: [aDisplay({ displayCd: 12, title: '백일 동안', imgFileUrl: '/block.webp' })],
        displayItems: [anItem({ link: 'https://youtu.be/dQw4w9WgXcQ' })],
      }),
    );
    expect([...document.querySelectorAll('img')].map((img) => img.getAttribute('src'))).toEqual(['/block.webp']);
  });
});
