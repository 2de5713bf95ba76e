import styled from '@emotion/styled';
import { useSuspenseQuery } from '@tanstack/react-query';
import { startTransition, useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useServices, useStore } from '@hyangro/runtime';
import { EmptyState } from '@hyangro/ui/empty-state';
import { TextField } from '@hyangro/ui/field';
import { Container } from '@hyangro/ui/section';
import { Tabs, tabPanelProps } from '@hyangro/ui/tabs';
import { media, text } from '@hyangro/ui/theme';
import { INDEXES, brandGroups, indexOf } from '../../data/brand-index';
import { brandQueries } from '../../data/brand.queries';
import { useMessages } from '../../messages';
import { BrandSection } from './brand-section';
import { LetterBar } from './letter-bar';

const TABS = 'brands';

/** All brands by ㄱ–ㅎ, A–Z or pinyin: a search among them, letters to jump to. */
export default function BrandsScreen() {
  const t = useMessages();
  const services = useServices();
  const locale = useStore(services.locale);
  const { data: brands } = useSuspenseQuery(brandQueries.list(services));
  const [search, setSearch] = useSearchParams();
  const [words, setWords] = useState('');
  const wanted = useDeferredValue(words);
  const index = indexOf(search, locale);
  const groups = brandGroups(brands, index, wanted);
  const open = (next: string) =>
    startTransition(() => {
      const params = new URLSearchParams(search);
      params.set('index', next);
      setSearch(params, { replace: true, preventScrollReset: true });
    });

  return (
    <Page>
      <Title>{t('brands.title')}</Title>
      <Find role="search">
        <TextField
          type="search"
          label={t('brands.search')}
          hideLabel
          placeholder={t('brands.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          autoComplete="off"
        />
      </Find>
      <Sticky>
        <Tabs
          name={TABS}
          label={t('brands.order')}
          look="underline"
          value={index}
          onChange={open}
          items={INDEXES.map((value) => ({ value, label: t(`brands.index.${value}`) }))}
        />
        <LetterBar letters={groups.map(({ letter }) => letter)} />
      </Sticky>
      <div {...tabPanelProps(index, TABS)}>
        {groups.map((group) => (
          <BrandSection key={group.letter} {...group} />
        ))}
        {groups.length === 0 && (
          <EmptyState
            title={brands.length === 0 ? t('brands.empty') : t('brands.nothing', { words: wanted })}
            text={brands.length === 0 ? undefined : t('brands.nothingText')}
          />
        )}
      </div>
    </Page>
  );
}

const Page = styled(Container)`
  padding-bottom: 72px;
`;
const Title = styled.h1`
  ${text.displayS}
  padding: 12px 0;
  ${media.pc} {
    ${text.displayM}
    padding: 40px 0 20px;
  }
`;
const Find = styled.div`
  max-width: 420px;
  padding-bottom: 8px;
`;
const Sticky = styled.div`
  position: sticky;
  top: var(--sticky-top, var(--size-header));
  z-index: var(--z-sticky);
  margin-inline: calc(var(--page-margin) * -1);
  padding-inline: var(--page-margin);
  background: var(--color-bg);
`;
