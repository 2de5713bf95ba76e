import type { Page } from '@playwright/test';

/** As the Chrome DevTools Protocol tells of it. */
interface DomNode {
  nodeId: number;
  nodeType: number;
  nodeName: string;
  nodeValue: string;
  children?: DomNode[];
}
const TEXT = 3;
const UNSEEN = new Set(['HEAD', 'SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE']);
/** An emoji is the device's in every text. */
const isWritten = (text: string) => /[\p{L}\p{N}]/u.test(text) && !/\p{Emoji_Presentation}/u.test(text);

/**
 * Every text of the page that is drawn in more than one typeface, whatever brings them, as `향수 [Pretendard Variable, Noto Sans CJK KR]`,
 * and how many texts are drawn at all.
 */
export async function twoFaces(page: Page): Promise<{ texts: number; split: string[] }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument', { depth: -1 });
  let texts = 0;
  const split: string[] = [];
  for (const { nodeId, nodeValue } of textsOf(root)) {
    // A clock may have been drawn anew meanwhile.
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }));
    if (fonts.length) texts += 1;
    const names = new Set(fonts.map(({ familyName }) => familyName));
    if (names.size > 1) split.push(`${nodeValue.trim().slice(0, 40)} [${[...names].join(', ')}]`);
  }
  await cdp.detach();
  return { texts, split };
}

function* textsOf(node: DomNode): Generator<DomNode> {
  if (UNSEEN.has(node.nodeName)) return;
  if (node.nodeType === TEXT && isWritten(node.nodeValue)) yield node;
  for (const child of node.children ?? []) yield* textsOf(child);
}

/** Typefaces that an element's text is drawn in, and whether they are files of the shop. */
export async function facesOf(page: Page, selector: string): Promise<{ name: string; isOwn: boolean }[]> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  const { root } = await cdp.send('DOM.getDocument');
  const { nodeId } = await cdp.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
  await cdp.detach();
  return fonts.map(({ familyName, isCustomFont }) => ({ name: familyName, isOwn: isCustomFont }));
}
