import styled from '@emotion/styled';
import { useState } from 'react';
import { media } from '@hyangro/ui/theme';
import { LOCALES } from '@hyangro/contracts/locales';
import { pathOf, useTerms } from '@hyangro/runtime';
import { AppHeader, HeaderLink } from '@hyangro/ui/app-header';
import { Footer } from '@hyangro/ui/footer';
import { Gnb } from '@hyangro/ui/gnb';
import { Grid, Heart, Home, Search, ShoppingBag, User } from '@hyangro/ui/icons';
import { LocaleSwitch } from '@hyangro/ui/locale-switch';
import { HeaderPlace, PcHeader, SearchBox } from '@hyangro/ui/pc-header';
import { Stack } from '@hyangro/ui/section';
import { TabBar } from '@hyangro/ui/tab-bar';
import { tabPanelProps, Tabs } from '@hyangro/ui/tabs';
import { Stand } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords } from '../../features/publ/words';

const nothing = () => undefined;

/** Template 5: how one gets about. Parts of phones and of PCs stand at their own widths only, as in the shop. */
export const Navigation = () => (
  <>
    <Headers />
    <Menus />
    <TabSets />
    <End />
  </>
);

const Headers = () => {
  const t = usePublWords();
  const term = useTerms();
  const home = { to: pathOf('Main'), label: term('action.home') };
  const cart = (
    <HeaderLink to={pathOf('OrderCart')} label={t('nav.cart')} count="3">
      <ShoppingBag />
    </HeaderLink>
  );
  return (
    <>
      <Narrow>
        {' '}
        <Specimen title={t('nav.phone')}>
          <Stack gap={4}>
            <Stand>
              <AppHeader home={home} actions={cart} />
            </Stand>
            <Stand>
              <AppHeader back={{ label: t('nav.back'), onBack: nothing }} title={t('t3.title')} actions={cart} />
            </Stand>
          </Stack>
        </Specimen>
      </Narrow>
      <Wide>
        {' '}
        <Specimen title={t('nav.pc')}>
          <Stand>
            <PcHeader
              home={home}
              utilityLabel={t('nav.utility')}
              utilityStart={<span>KRW / USD</span>}
              utilityLinks={[{ to: pathOf('Login'), label: term('action.login') }]}
              search={
                <SearchBox
                  label={term('search.label')}
                  submitLabel={term('search.submit')}
                  formLabel={t('nav.pc')}
                  placeholder={term('search.placeholder')}
                  action={pathOf('SearchProducts')}
                  onSearch={nothing}
                />
              }
              places={
                <>
                  <HeaderPlace to={pathOf('MyProducts')} label={t('nav.wishlist')} icon={<Heart />} />
                  <HeaderPlace to={pathOf('MyPage')} label={t('nav.mypage')} icon={<User />} />
                </>
              }
            />
          </Stand>
        </Specimen>
      </Wide>
    </>
  );
};

const Menus = () => {
  const t = usePublWords();
  const term = useTerms();
  const places = [
    { key: 'best', to: pathOf('BestReviews'), label: t('nav.best'), selected: true },
    { key: 'brands', to: pathOf('Brands'), label: t('nav.brands') },
    { key: 'raffles', to: pathOf('Raffles'), label: t('nav.raffles') },
  ];
  return (
    <>
      <Specimen title={t('nav.menu')}>
        <Stand>
          <Gnb label={t('nav.menu')} items={places} stickyTop={0} />
        </Stand>
      </Specimen>
      <Phone>
        {' '}
        <Specimen title={t('nav.bar')}>
          <Stand style={{ minHeight: 64 }}>
            <TabBar
              label={t('nav.bar')}
              items={[
                { key: 'home', to: pathOf('Main'), label: term('action.home'), icon: <Home />, selected: true },
                { key: 'brands', to: pathOf('Brands'), label: t('nav.brands'), icon: <Grid /> },
                { key: 'search', to: pathOf('Search'), label: term('search.label'), icon: <Search /> },
                { key: 'wishlist', to: pathOf('MyProducts'), label: t('nav.wishlist'), icon: <Heart /> },
                { key: 'mypage', to: pathOf('MyPage'), label: t('nav.mypage'), icon: <User /> },
              ]}
            />
          </Stand>
        </Specimen>
      </Phone>
    </>
  );
};

const TabSets = () => {
  const t = usePublWords();
  return (
    <Specimen title={t('nav.tabs')}>
      <Stack gap={6}>
        <TabSet look="underline" />
        <TabSet look="chip" />
      </Stack>
    </Specimen>
  );
};

const TabSet = ({ look }: { look: 'underline' | 'chip' }) => {
  const t = usePublWords();
  const [value, setValue] = useState('best');
  const items = [
    { value: 'best', label: t('nav.best') },
    { value: 'brands', label: t('nav.brands') },
    { value: 'raffles', label: t('nav.raffles') },
  ];
  return (
    <div>
      <Tabs look={look} name={look} label={`${t('nav.tabs')} ${look}`} value={value} onChange={setValue} items={items} />
      {items.map((item) => (
        <p key={item.value} hidden={item.value !== value} {...tabPanelProps(item.value, look)}>
          {item.label}
        </p>
      ))}
    </div>
  );
};

const End = () => {
  const t = usePublWords();
  const [language, setLanguage] = useState<string>(LOCALES[0]);
  return (
    <Specimen title={t('nav.footer')}>
      <Stand>
        <Footer
          navLabel={t('nav.footer')}
          links={[
            { to: pathOf('Company'), label: t('nav.company') },
            { to: pathOf('Faq'), label: t('notices'), strong: true },
          ]}
          company={t('nav.company')}
          copyright="© hyangro"
          end={
            <LocaleSwitch
              label={t('nav.language')}
              value={language}
              onChange={setLanguage}
              options={LOCALES.map((locale) => ({ value: locale, label: locale.toUpperCase(), lang: 'en' }))}
            />
          }
        />
      </Stand>
    </Specimen>
  );
};

const Phone = styled.div`${media.tablet} { display: none; }`;
const Narrow = styled.div`${media.pc} { display: none; }`;
const Wide = styled.div`
  display: none;
  ${media.pc} { display: block; }
`;
