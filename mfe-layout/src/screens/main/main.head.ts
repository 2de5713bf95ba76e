import { pathOf } from '@hyangro/runtime';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { PREVIEW_PARAM } from '@hyangro/contracts/wire-names';
import type { Head, ScreenArgs } from '@hyangro/runtime';
import { imageSources } from '@hyangro/ui/picture';
import { mediaQuery } from '@hyangro/ui/theme';
import { bannersOf } from '../../data/banner.model';
import { blocksOf, picturesOf, productsOf, type Block, type ReadLayout } from '../../data/layout.model';
import { heroPerView, heroSizes, isHero } from '../../displays/hero/hero.model';
import { layoutQueries, MAIN_LAYOUT, mainLayoutOf } from '../../displays/layout.queries';
import { translate } from '../../messages';

/** Title, share card, structured data, and the picture of the first view, known before any script runs. */
export function mainHead({ services, params, searchParams }: ScreenArgs<'Main' | 'MainLayout' | 'MainMenu' | 'Promotion'>): Head {
  const t = translate(services);
  const layoutCd = mainLayoutOf(params);
  const preview = searchParams.get(PREVIEW_PARAM);
  const data = services.queryClient.getQueryData(layoutQueries.detail(services, layoutCd, preview).queryKey);
  if (data === null) return { title: t(preview === null ? 'notFound.title' : 'preview.gone.title'), status: 404, noIndex: true };
  const isHome = layoutCd === MAIN_LAYOUT;
  const canonical = canonicalOf(layoutCd, data?.layout.kind);
  return {
    title: isHome ? t('head.title') : (data?.layout.layoutNm ?? t('head.title')),
    description: t('head.description'),
    ...(canonical && { canonical }),
    ...((preview !== null || data?.layout.kind === 'TEST') && { noIndex: true }),
    ...(data && pictureHead(data)),
    ...(__SERVER__ && isHome && { jsonLd: siteOf(t('head.brand')) }),
  };
}

/** `/main/MAIN` is the home by its code, and a promotion has an address of its own; another page is known by the one it has. */
function canonicalOf(layoutCd: string, kind: Layout['kind'] | undefined): string | null {
  if (layoutCd === MAIN_LAYOUT) return pathOf('Main');
  return kind === 'PROMOTION' ? pathOf('Promotion', { layoutCd }) : null;
}

/** Of the heroes that open the page the first picture of each screen is preloaded; without a hero the share card takes the page's first picture. */
function pictureHead({ layout }: ReadLayout): Pick<Head, 'image' | 'preloadImage'> {
  const blocks = blocksOf(layout);
  const firstOther = blocks.findIndex(({ display }) => !isHero(display));
  const heroes = firstOther < 0 ? blocks : blocks.slice(0, firstOther);
  const firstOf = (screen: 'mobile' | 'pc') => {
    const block = heroes.find(({ shownOn }) => shownOn === 'both' || shownOn === screen);
    const slides = bannersOf(block?.items ?? []);
    const pictures = slides[0] && picturesOf(slides[0]);
    if (!block || !pictures) return null;
    const sizes = heroSizes(block.display, heroPerView(block.display, slides.length));
    return { ...imageSources(pictures[screen]), sizes: sizes[screen] };
  };
  const pictures = [
    { found: firstOf('mobile'), media: mediaQuery('mobile') },
    { found: firstOf('pc'), media: mediaQuery('tablet') },
  ];
  return {
    image: firstOf('pc')?.src ?? firstPicture(layout, blocks),
    preloadImage: pictures.flatMap(({ found, media }) =>
      found?.avif ? [{ srcSet: found.avif, sizes: found.sizes, type: 'image/avif', media }] : [],
    ),
  };
}

function firstPicture(layout: Layout, blocks: readonly Block[]): string | undefined {
  const items = blocks.flatMap((block) => block.items);
  const src = items.map((item) => picturesOf(item)?.pc ?? productsOf(layout, item)[0]?.imgMainUrl).find(Boolean);
  return src && imageSources(src).src;
}

/** What search engines may know of the shop. */
const siteOf = (name: string): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: pathOf('Main'),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${pathOf('SearchProducts')}/{search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  },
  { '@context': 'https://schema.org', '@type': 'Organization', name, url: pathOf('Main') },
];
