import styled from '@emotion/styled';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { pathOf } from '@hyangro/runtime';
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

/** The current category and its neighbours; a filter changes nothing of them. */
export const CategoryHeader = memo(({ cateCd, name, parent, siblings }: Props) => {
  const t = useMessages();
  const top = parent ?? { cateCd, name };
  return (
    <Head>
      {parent && (
        <Trail to={pathOf('Category', { cateCd: parent.cateCd })} preview={{ title: parent.name }}>
          {parent.name}
        </Trail>
      )}
      <Title>{name}</Title>
      <nav aria-label={t('category.nav')}>
        <Choices>
          <Choice to={pathOf('Category', { cateCd: top.cateCd })} preview={{ title: top.name }} aria-current={parent ? undefined : 'page'}>
            {t('category.all')}
          </Choice>
          {siblings.map((place) => (
            <Choice
              key={place.cateCd}
              to={pathOf('Category', { cateCd: place.cateCd })}
              preview={{ title: place.name }}
              aria-current={place.cateCd === cateCd ? 'page' : undefined}
            >
              {place.name}
            </Choice>
          ))}
        </Choices>
      </nav>
    </Head>
  );
});

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
const Choices = styled.div`
  display: flex;
  margin-inline: calc(var(--page-margin) * -1);
  gap: 20px;
  padding-inline: var(--page-margin);
  overflow-x: auto;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  box-shadow: inset 0 -1px 0 var(--color-line);
  &::-webkit-scrollbar {
    display: none;
  }
  ${media.pc} {
    gap: 28px;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
const Choice = styled(Link)`
  flex: none;
  font: 500 15px/var(--size-tap) var(--font-sans);
  letter-spacing: -0.02em;
  white-space: nowrap;
  color: var(--color-text-2);
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current] {
    font-weight: 700;
    color: var(--color-brand);
    box-shadow: inset 0 -2.5px 0 var(--color-brand);
  }
  ${media.pc} {
    font-size: 16px;
  }
`;
