import styled from '@emotion/styled';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { Tag } from '@hyangro/ui/badge';
import { ChevronDown } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';
import { ProductSection } from './product-section';

const IngredientList = lazy(() => import(/* webpackChunkName: "ingredient-list" */ './ingredient-list'));

/** What it is, whom it suits, and what is in it with a plain word for each ingredient; `children` follow. */
export const ProductStory = ({ product, children }: { product: ProductDetail; children: ReactNode }) => {
  const t = useMessages();
  const { ingredients, skinTypes, concerns } = product;
  return (
    <ProductSection id="info" title={t('story.title')}>
      <Text>{product.description}</Text>
      {(skinTypes.length > 0 || concerns.length > 0) && (
        <Suits>
          {skinTypes.length > 0 && <Suit label={t('story.skin')} words={skinTypes} />}
          {concerns.length > 0 && <Suit label={t('story.concern')} words={concerns} />}
        </Suits>
      )}
      {ingredients.length > 0 && (
        <Fold>
          <summary>
            <span>
              {t('story.ingredients')} <small>{ingredients.length}</small>
            </span>
            <ChevronDown size={20} />
          </summary>
          <Suspense fallback={null}>
            <IngredientList product={product} />
          </Suspense>
        </Fold>
      )}
      {children}
    </ProductSection>
  );
};

const Suit = ({ label, words }: { label: string; words: readonly string[] }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {words.map((word) => (
        <Tag key={word} tone="plain">
          {word}
        </Tag>
      ))}
    </dd>
  </div>
);

const Text = styled.p`
  max-width: 42em;
  font-size: 15px;
  line-height: 1.7;
  white-space: pre-line;
`;
const Suits = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 16px;
  font-size: 14px;
  > div {
    display: flex;
    align-items: baseline;
  }
  dt {
    flex: none;
    width: 84px;
    color: var(--color-text-3);
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
`;
const Fold = styled.details`
  margin-top: 16px;
  border-top: 1px solid var(--color-line);
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    font: 600 15px/1.4 var(--font-sans);
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    small {
      font: 400 13px/1 var(--font-sans);
      color: var(--color-text-3);
    }
    svg {
      transition: transform var(--dur-fast);
    }
  }
  &[open] summary svg {
    transform: rotate(180deg);
  }
`;
