import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { ChipRow } from '@hyangro/ui/chip';
import { media, text } from '@hyangro/ui/theme';
import { useMessages } from '../../messages';

interface Place {
  cateCd: string;
  name: string;
}
interface Props extends Place {
  parent: Place | null;
  /** Beside this category; below it, when it is a parent. */
  siblings: readonly Place[];
}

/** Where the reader stands among the categories, and the choices around. */
export const CategoryHeader = ({ cateCd, name, parent, siblings }: Props) => {
  const t = useMessages();
  const top = parent ?? { cateCd, name };
  return (
    <Head>
      {parent && <Trail to={pathOf('Category', { cateCd: parent.cateCd })}>{parent.name}</Trail>}
      <Title>{name}</Title>
      <nav aria-label={t('category.nav')}>
        <ChipRow>
          <Choice to={pathOf('Category', { cateCd: top.cateCd })} aria-current={parent ? undefined : 'page'}>{t('category.all')}</Choice>
          {siblings.map((place) => (
            <Choice key={place.cateCd} to={pathOf('Category', { cateCd: place.cateCd })} aria-current={place.cateCd === cateCd ? 'page' : undefined}>
              {place.name}
            </Choice>
          ))}
        </ChipRow>
      </nav>
    </Head>
  );
};

const Head = styled.header`
  padding: 12px 0 8px;
  ${media.pc} {
    padding: 40px 0 24px;
  }
`;
const Trail = styled(Link)`
  display: inline-block;
  padding: 4px 0;
  font-size: 13px;
  color: var(--color-text-2);
`;
const Title = styled.h1`
  ${text.displayS}
  margin-bottom: 8px;
  ${media.pc} {
    ${text.displayM}
    margin-bottom: 16px;
  }
`;
const Choice = styled(Link)`
  position: relative;
  flex: none;
  display: inline-flex;
  align-items: center;
  height: 36px;
  padding: 0 14px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-pill);
  font: 500 14px/1 var(--font-sans);
  letter-spacing: -0.01em;
  white-space: nowrap;
  color: var(--color-text-2);
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &[aria-current] {
    border-color: var(--color-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: 600;
  }
`;
