import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { LANGUAGE_TAG } from '@hyangro/contracts/locales';
import type { BrandProducts } from '@hyangro/contracts/catalog/list.schemas';
import { pathOf, useServices, useStore } from '@hyangro/runtime';
import { ChevronRight } from '@hyangro/ui/icons';
import { media, text } from '@hyangro/ui/theme';
import { BrandLogo } from '../../features/brands/brand-logo';
import { useMessages } from '../../messages';

/** Who makes these goods: logo, name, where from, and its story. */
export const BrandHeader = ({ brand }: { brand: BrandProducts['brand'] }) => {
  const t = useMessages();
  const locale = useStore(useServices().locale);
  const { name, latinName, logoUrl, origin, story } = brand;
  return (
    <Head>
      <Trail to={pathOf('Brands')} preview={{ title: t('brands.title') }}>
        {t('brands.title')}
        <ChevronRight size={14} />
      </Trail>
      <Who>
        <BrandLogo logoUrl={logoUrl} name={latinName} height={72} />
        <div>
          <Title>{name}</Title>
          <Line>
            {latinName !== name && <span lang="en">{latinName}</span>}
            <span>{countryOf(origin, LANGUAGE_TAG[locale])}</span>
          </Line>
        </div>
      </Who>
      {story && <Story>{story}</Story>}
    </Head>
  );
};

/** Name of a country in a language; what is no country stands for itself. */
function countryOf(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}

const Head = styled.header`
  padding: 12px 0 16px;
  margin-bottom: 8px;
  border-bottom: 1px solid var(--color-line);
  ${media.pc} {
    padding: 32px 0 28px;
    margin-bottom: 24px;
  }
`;
const Trail = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  padding: 8px 0;
  font-size: 13px;
  color: var(--color-text-2);
`;
const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 4px 0;
`;
const Title = styled.h1`
  ${text.displayS}
  ${media.pc} {
    ${text.displayM}
  }
`;
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  margin-top: 2px;
  font-size: 13px;
  color: var(--color-text-2);
`;
const Story = styled.p`
  max-width: 640px;
  margin-top: 12px;
  font-size: 15px;
  line-height: 1.6;
  color: var(--color-text-2);
`;
