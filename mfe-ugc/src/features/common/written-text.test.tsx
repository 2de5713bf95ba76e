import { screen } from '@testing-library/react';
import { renderScreen } from '@hyangro/testing';
import { linkParts } from './link-parts';
import { WrittenText } from './written-text';

test.each([
  ['향이 좋아요', [{ text: '향이 좋아요' }]],
  [
    '여기 https://a.example/p?q=1.',
    [{ text: '여기 ' }, { text: 'https://a.example/p?q=1', address: 'https://a.example/p?q=1' }, { text: '.' }],
  ],
  [
    '(http://a.example)와 https://b.example',
    [
      { text: '(' },
      { text: 'http://a.example', address: 'http://a.example' },
      { text: ')와 ' },
      { text: 'https://b.example', address: 'https://b.example' },
    ],
  ],
  ['javascript:alert(1) ftp://a.example', [{ text: 'javascript:alert(1) ftp://a.example' }]],
  ['https:// 와 http://[', [{ text: 'https:// 와 http://[' }]],
])('web addresses are told from the words around them: %s', (text, parts) => {
  expect(linkParts(text)).toEqual(parts);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('what a member wrote is text, never markup; an address in it leads to the leaving page, unrecommended', async () => {
  const { container } = await renderScreen(
    <p>
      <WrittenText text={'<img src=x onerror=alert(1)> https://a.example/p'} />
    </p>,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.textContent).toBe('<img src=x onerror=alert(1)> https://a.example/p');
  const link = screen.getByRole('link', { name: 'https://a.example/p' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/leave/https://a.example/p', 'noopener nofollow ugc']);
});
