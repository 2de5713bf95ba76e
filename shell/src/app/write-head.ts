import type { PageHead } from '../seo/page-head';

/** Brings the document's head in line with the shown screen: title, canonical address, robots word, other languages. */
export function writeHead({ documentTitle, canonical, isHidden, alternates }: PageHead): void {
  const { head } = document;
  document.title = documentTitle;
  if (isCurrent(canonical, isHidden)) return;
  for (const stale of head.querySelectorAll('link[rel=canonical], meta[name=robots], link[hreflang]')) stale.remove();
  add('link', { rel: 'canonical', href: canonical });
  if (isHidden) add('meta', { name: 'robots', content: 'noindex' });
  for (const { tag, href } of alternates) add('link', { rel: 'alternate', hreflang: tag, href });
}

const isCurrent = (canonical: string, isHidden: boolean) =>
  document.head.querySelector('link[rel=canonical]')?.getAttribute('href') === canonical &&
  Boolean(document.head.querySelector('meta[name=robots]')) === isHidden;

function add(tag: 'link' | 'meta', attributes: Record<string, string>) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
}
