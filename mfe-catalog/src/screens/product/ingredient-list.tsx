import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import { useServices, useStore } from '@hyangro/runtime';
import { Tag } from '@hyangro/ui/badge';
import { Chip } from '@hyangro/ui/chip';
import { media } from '@hyangro/ui/theme';
import { productQueries } from '../../data/product.queries';
import { useMessages } from '../../messages';
import { useAvoid } from './use-avoid';

/** What is in it, with a plain word for each, and a mark on what the member avoids (GAP-15). */
export default function IngredientList({ product: { productCd, ingredients } }: { product: ProductDetail }) {
  const t = useMessages();
  const services = useServices();
  const { isLogin } = useStore(services.session);
  const { data: avoided = [] } = useQuery({ ...productQueries.avoided(services), enabled: isLogin });
  const { set, busyName } = useAvoid(productCd);
  return (
    <Ingredients>
      {ingredients.map(({ name, note }) => {
        const isAvoided = isLogin && avoided.includes(name);
        return (
          <div key={name} data-avoided={isAvoided || undefined}>
            <dt>
              <span lang="en">{name}</span> {isAvoided && <Tag tone="warn">{t('avoid.marked')}</Tag>}
            </dt>
            <dd>{note}</dd>
            <dd>
              <Chip
                selected={isAvoided}
                disabled={busyName === name}
                aria-label={t('avoid.name', { name })}
                onClick={() => set({ name, isAvoided: !isAvoided })}
              >
                {t('avoid.on')}
              </Chip>
            </dd>
          </div>
        );
      })}
    </Ingredients>
  );
}

const Ingredients = styled.dl`
  display: grid;
  gap: 4px;
  padding: 4px 0 16px;
  font-size: 14px;
  > div {
    display: grid;
    grid-template: 'name switch' auto 'note switch' auto / 1fr auto;
    column-gap: 12px;
    align-items: center;
    padding: 8px 0;
  }
  dt {
    grid-area: name;
    font-weight: 600;
  }
  dd {
    grid-area: note;
    color: var(--color-text-2);
  }
  dd:last-of-type {
    grid-area: switch;
  }
  ${media.pc} {
    grid-template-columns: 1fr 1fr;
    gap: 4px 32px;
  }
`;
