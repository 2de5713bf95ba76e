import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { pathOf, useServices } from '@hyangro/runtime';
import { X } from '@hyangro/ui/icons';
import { Picture } from '@hyangro/ui/picture';
import { compareListOf } from '../../data/compare-list';
import { useMessages } from '../../messages';
import { useCompareRows, type ComparedColumn } from './compare-rows';

/** One column per product, one row per fact. Row and column have their headings, so that a cell is read with both. */
export const CompareTable = ({ products }: { products: readonly ComparedColumn[] }) => {
  const t = useMessages();
  const { toggle } = compareListOf(useServices().storage);
  const rows = useCompareRows(products);
  return (
    <Scroll role="region" tabIndex={0} aria-label={t('compare.title')}>
      <Table>
        <thead>
          <tr>
            <td />
            {products.map(({ product, detail }) => (
              <th key={product.productCd} scope="col">
                <Name to={pathOf('Product', { productCd: product.productCd })}>
                  <Picture src={product.imgMainUrl} alt="" sizes="160px" />
                  <small>{detail?.brandNm ?? t('compare.gone')}</small>
                  {product.productNm}
                </Name>
                <Out type="button" aria-label={t('compare.out', { name: product.productNm })} onClick={() => toggle(product)}>
                  <X size={16} />
                </Out>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, cells }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              {cells.map(({ key, text, isBest }) => (
                <td key={key} data-best={isBest || undefined}>
                  {text}
                  {isBest && <small>{t('compare.best')}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Scroll>
  );
};

const Scroll = styled.div`
  margin-inline: -20px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;
const Table = styled.table`
  min-width: 100%;
  font-size: 14px;
  line-height: 1.45;
  td,
  th {
    min-width: 136px;
    max-width: 220px;
    padding: 10px 12px;
    border-bottom: 1px solid var(--color-line);
    text-align: left;
    vertical-align: top;
    font-weight: 400;
  }
  tr > :first-of-type:is(td),
  th[scope='row'] {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 76px;
    padding-left: 20px;
    background: var(--color-bg-raised);
    color: var(--color-text-2);
    font-size: 13px;
  }
  tbody tr > td:first-of-type {
    position: static;
    padding-left: 12px;
    color: inherit;
    font-size: inherit;
  }
  thead th {
    position: relative;
  }
  [data-best] {
    font-weight: 700;
  }
  td small {
    display: block;
    color: var(--color-genuine);
    font-weight: 600;
  }
`;
const Name = styled(Link)`
  display: block;
  max-width: 176px;
  font-weight: 500;
  small {
    display: block;
    margin-top: 8px;
    font: 700 12px/1.5 var(--font-sans);
  }
`;
const Out = styled.button`
  position: absolute;
  top: 14px;
  left: 16px;
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: 50%;
  background: var(--color-bg);
  border: 1px solid var(--color-line-strong);
`;
