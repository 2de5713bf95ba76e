import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { ThemeChips } from '@hyangro/commerce/theme-chips';
import type { CategoryNode } from '@hyangro/contracts/catalog/catalog.schemas';
import { LanguageChips } from '@hyangro/commerce/language-chips';
import { pathOf, useMoney, useServices } from '@hyangro/runtime';
import { EmptyState } from '@hyangro/ui/empty-state';
import { ChevronRight } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { Container, VisuallyHidden } from '@hyangro/ui/section';
import { media, text } from '@hyangro/ui/theme';
import { categoryQueries } from '../../data/category.queries';
import { useMessages } from '../../messages';

/** All categories: on phones one parent at a time beside a rail, on PCs all of them. */
export default function CategoriesScreen() {
  const t = useMessages();
  const services = useServices();
  const { data: tree } = useSuspenseQuery(categoryQueries.list(services));
  const [search] = useSearchParams();
  const open = tree.find(({ cateCd }) => cateCd === search.get('cateCd')) ?? tree[0];

  if (!open) return <EmptyState isScreen title={t('categories.empty')} />;
  return (
    <Page>
      <VisuallyHidden as="h1">{t('categories.title')}</VisuallyHidden>
      <Rail aria-label={t('categories.nav')}>
        {tree.map((parent) => (
          <RailLink
            key={parent.cateCd}
            to={`?cateCd=${encodeURIComponent(parent.cateCd)}`}
            replace
            preventScrollReset
            aria-current={parent === open || undefined}
          >
            {parent.name}
          </RailLink>
        ))}
      </Rail>
      <div>
        <Languages />
        {tree.map((parent) => (
          <Parent key={parent.cateCd} node={parent} isOpen={parent === open} />
        ))}
        <Look labels={{ name: t('theme.name'), device: t('theme.device'), light: t('theme.light'), dark: t('theme.dark') }} />
      </div>
    </Page>
  );
}

const Look = styled(ThemeChips)`margin-block: 32px 16px;`;

const Parent = ({ node, isOpen }: { node: CategoryNode; isOpen: boolean }) => {
  const t = useMessages();
  const { integer } = useMoney();
  return (
    <Shelf aria-labelledby={`category-${node.cateCd}`} data-open={isOpen || undefined}>
      <Heading id={`category-${node.cateCd}`}>
        <Link to={pathOf('Category', { cateCd: node.cateCd })} preview={{ title: node.name }}>
          {node.name} <small>{t('categories.count', { count: integer(node.productCount) })}</small>
          <ChevronRight size={18} />
        </Link>
      </Heading>
      <Tiles>
        {node.children.map(({ cateCd, name, imageUrl, productCount }) => (
          <li key={cateCd}>
            <Tile to={pathOf('Category', { cateCd })} preview={{ title: name }}>
              <Shoulder>
                <Picture src={imageUrl} alt="" sizes="(min-width: 1024px) 148px, 31vw" />
              </Shoulder>
              <b>{name}</b>
              <small>{t('categories.count', { count: integer(productCount) })}</small>
            </Tile>
          </li>
        ))}
      </Tiles>
    </Shelf>
  );
};

const Page = styled(Container)`
  display: grid;
  grid-template-columns: 88px minmax(0, 1fr);
  min-height: calc(100vh - var(--size-header) - var(--size-tabbar));
  padding-left: 0;
  ${media.pc} {
    display: block;
    min-height: 0;
    padding: 24px var(--page-margin) 80px;
  }
`;
const Rail = styled.nav`
  background: var(--color-bg-sunken);
  ${media.pc} {
    display: none;
  }
`;
const RailLink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding: 8px 8px 8px 16px;
  font: 500 14px/1.3 var(--font-sans);
  letter-spacing: -0.02em;
  color: var(--color-text-2);
  &[aria-current] {
    background: var(--color-bg);
    color: var(--color-brand);
    font-weight: 700;
    box-shadow: inset 3px 0 0 var(--color-brand);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`;
const Languages = styled(LanguageChips)`
  margin-inline: 0 calc(var(--page-margin) * -1);
  padding: 12px var(--page-margin) 4px 16px;
`;
const Shelf = styled.section`
  display: none;
  padding: 8px 0 40px 16px;
  &[data-open] {
    display: block;
  }
  ${media.pc} {
    &,
    &[data-open] {
      display: grid;
    }
    grid-template-columns: 200px minmax(0, 1fr);
    gap: var(--gutter);
    padding: 32px 0;
    & + & {
      border-top: 1px solid var(--color-line);
    }
  }
`;
const Heading = styled.h2`
  ${text.displayS}
  a {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 48px;
  }
  small {
    font: 400 13px/1 var(--font-sans);
    letter-spacing: 0;
    color: var(--color-text-3);
  }
  svg {
    margin-left: auto;
    color: var(--color-text-3);
  }
  ${media.pc} {
    ${text.displayM}
    a {
      flex-wrap: wrap;
    }
    svg {
      margin-left: 0;
    }
  }
`;
const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(86px, 1fr));
  gap: 16px 8px;
  ${media.pc} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: var(--gutter);
  }
`;
const Tile = styled(Link)`
  display: block;
  border-radius: var(--radius-shoulder-s);
  text-align: center;
  b {
    display: block;
    margin-top: 8px;
    font: 600 13px/1.35 var(--font-sans);
    letter-spacing: -0.02em;
  }
  small {
    font-size: 12px;
    line-height: 1.4;
    color: var(--color-text-3);
  }
  ${media.pc} {
    b {
      font-size: 15px;
    }
  }
`;
const Shoulder = styled.span`
  display: block;
  overflow: hidden;
  border-radius: var(--radius-shoulder-s);
  ${media.pc} {
    border-radius: var(--radius-shoulder);
  }
  img {
    transition: transform var(--dur-scene) var(--ease-pour);
  }
  ${media.hover} {
    a:hover & img {
      transform: scale(1.04);
    }
  }
`;
