import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf, useMoney } from '@hyangro/runtime';
import { media, skipUntilNear, text } from '@hyangro/ui/theme';
import type { BrandGroup } from '../../data/brand-index';
import { BrandLogo } from '../../features/brands/brand-logo';
import { useMessages } from '../../messages';
import { sectionId } from './section-id';

/** The brands of one letter. */
export const BrandSection = ({ letter, brands }: BrandGroup) => {
  const t = useMessages();
  const { integer } = useMoney();
  const id = sectionId(letter);
  return (
    <Shelf id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <Letter id={`${id}-title`}>{letter}</Letter>
      <Brands>
        {brands.map(({ brandCd, name, latinName, logoUrl, productCount }) => (
          <li key={brandCd}>
            <Tile to={pathOf('Brand', { brandCd })} preview={{ title: name, overline: latinName === name ? undefined : latinName }}>
              <BrandLogo logoUrl={logoUrl} name={latinName} height={56} />
              <span>
                <b>{name}</b>
                {latinName !== name && <small lang="en">{latinName}</small>}
                <small>{t('categories.count', { count: integer(productCount) })}</small>
              </span>
            </Tile>
          </li>
        ))}
      </Brands>
    </Shelf>
  );
};

const Shelf = styled.section`
  padding-top: 24px;
  /* Letters and tabs stay above it. */
  scroll-margin-top: 108px;
  outline: none;
`;
const Letter = styled.h2`
  ${text.displayS}
  color: var(--color-brand);
`;
const Brands = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: var(--gutter);
  }
  ${media.pc} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > li {
    ${skipUntilNear('81px')}
  }
`;
const Tile = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 0;
  border-bottom: 1px solid var(--color-line);
  b {
    display: block;
    font: 600 15px/1.4 var(--font-sans);
    letter-spacing: -0.02em;
  }
  small {
    margin-right: 8px;
    font-size: 12px;
    line-height: 1.4;
    color: var(--color-text-3);
  }
`;
