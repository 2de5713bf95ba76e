/** @jest-environment node */
import { PassThrough } from 'node:stream';
import { CacheProvider, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Suspense, use, type ReactElement } from 'react';
import { createPageStyles } from './page-styles';
import { streamInto } from './stream-tree';

const Red = styled.p`color: red;`;
const Blue = styled.p`color: blue;`;

async function htmlOf(tree: ReactElement): Promise<string> {
  const body = new PassThrough();
  const styles = createPageStyles();
  const { isRendered } = await streamInto(
    body,
    <CacheProvider value={styles.cache}>{tree}</CacheProvider>,
    styles,
    'n0nce',
    () => undefined,
  );
  body.end(isRendered ? '' : 'nothing');
  let html = '';
  for await (const piece of body) html += String(piece);
  return html;
}

test('all styles of a page stand in its head, in one element and in the order of their use', async () => {
  const html = await htmlOf(
    <>
      <Red />
      <Blue />
      <Red />
    </>,
  );
  const [head, content] = html.split('</head>');
  expect(head).toMatch(/^<style nonce="n0nce" data-styles>\.css-\S+\{color:red;\}\.css-\S+\{color:blue;\}<\/style>$/);
  expect(content).not.toContain('<style');
});

test('a movement that two styles name is written once', async () => {
  const turn = keyframes`to { rotate: 1turn; }`;
  const Slow = styled.p`animation: ${turn} 2s;`;
  const Fast = styled.p`animation: ${turn} 1s;`;
  const html = await htmlOf(
    <>
      <Slow />
      <Fast />
    </>,
  );
  expect(html.match(/@keyframes/g)).toHaveLength(1);
});

test('a piece that comes late has its styles before it', async () => {
  const coming = new Promise<string>((resolve) => setTimeout(() => resolve('late'), 20));
  const Late = () => <Blue>{use(coming)}</Blue>;
  const html = await htmlOf(
    <Suspense fallback={<Red>soon</Red>}>
      <Late />
    </Suspense>,
  );
  const [head = '', content = ''] = html.split('</head>');
  expect(head).not.toContain('color:blue');
  expect(content.indexOf('color:blue')).toBeGreaterThan(content.indexOf('soon'));
  expect(content.indexOf('color:blue')).toBeLessThan(content.indexOf('late'));
});

test('a page that cannot be rendered is a whole document all the same', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  expect(await htmlOf(<Broken />)).toBe('</head><body><div id="root">nothing');
});
