import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useMoney, useTerms } from '@hyangro/runtime';
import { CheckboxField } from '@hyangro/ui/field';
import { PROMOTED } from '../../data/list-filter';
import { useMessages } from '../../messages';
import type { ListFilterState } from './use-list-filter';

export interface BrandCount {
  brandCd: string;
  name: string;
  productCount: number;
}
interface Props {
  listFilter: ListFilterState;
  brands: readonly BrandCount[];
}

/** All filters of a list; each acts at once. */
export const FilterFields = ({ listFilter: { filter, change }, brands }: Props) => {
  const t = useMessages();
  const term = useTerms();
  const { won } = useMoney();
  const toggleBrand = (brandCd: string, isOn: boolean) =>
    change({ brandCds: isOn ? [...filter.brandCds, brandCd] : filter.brandCds.filter((code) => code !== brandCd) });
  return (
    <>
      <Group title={t('filter.delivery')}>
        {(['DOMESTIC', 'OVERSEAS'] as const).map((type) => (
          <CheckboxField
            key={type}
            label={term(`productType.${type}`)}
            checked={filter.productType === type}
            onChange={(event) => change({ productType: event.target.checked ? type : null })}
          />
        ))}
        <CheckboxField
          label={term('card.freeShipping')}
          checked={filter.freeShipping}
          onChange={(event) => change({ freeShipping: event.target.checked })}
        />
      </Group>
      <Group title={t('filter.choice')}>
        <CheckboxField
          label={t('filter.inStock')}
          checked={filter.inStock}
          onChange={(event) => change({ inStock: event.target.checked })}
        />
        <CheckboxField
          label={t('filter.maxPrice', { won: won(PROMOTED.maxPrice) })}
          checked={filter.maxPrice === PROMOTED.maxPrice}
          onChange={(event) => change({ maxPrice: event.target.checked ? PROMOTED.maxPrice : null })}
        />
        <CheckboxField
          label={t('filter.maxVolume', { ml: PROMOTED.maxVolumeMl })}
          checked={filter.maxVolumeMl === PROMOTED.maxVolumeMl}
          onChange={(event) => change({ maxVolumeMl: event.target.checked ? PROMOTED.maxVolumeMl : null })}
        />
      </Group>
      {brands.length > 0 && (
        <Group title={t('filter.brand')}>
          {brands.map(({ brandCd, name, productCount }) => (
            <CheckboxField
              key={brandCd}
              label={name}
              labelNote={productCount}
              checked={filter.brandCds.includes(brandCd)}
              onChange={(event) => toggleBrand(brandCd, event.target.checked)}
            />
          ))}
        </Group>
      )}
    </>
  );
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      {children}
    </Box>
  );
};

const Box = styled.div`
  padding: 16px 0;
  & + & {
    border-top: 1px solid var(--color-line);
  }
`;
const Title = styled.p`
  margin-bottom: 4px;
  font: 700 14px/1.5 var(--font-sans);
`;
