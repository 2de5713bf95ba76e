import styled from '@emotion/styled';
import { media } from '@hyangro/ui/theme';
import type { DocumentRow, OrderDocument } from '@hyangro/contracts/order/document.contract';
import { useMoney } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** The rows of a document with supply value and tax, and their sums. */
export const DocumentRows = ({ rows, total, exchangeRate }: Pick<OrderDocument, 'rows' | 'total' | 'exchangeRate'>) => {
  const t = useMessages();
  const { integer } = useMoney();
  return (
    <Scroll role="region" tabIndex={0} aria-label={t('document.item')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('document.item')}</th>
            <th scope="col">{t('document.quantity')}</th>
            <th scope="col">{t('document.unitPrice')}</th>
            <th scope="col">{t('document.supply')}</th>
            <th scope="col">{t('document.vat')}</th>
            <th scope="col">{t('document.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={`${row.kind} ${at}`}>
              <th scope="row">
                <Item row={row} exchangeRate={exchangeRate} />
              </th>
              <td>{row.quantity}</td>
              <td>{row.salePrice !== null && integer(row.salePrice)}</td>
              <td>{integer(row.supply)}</td>
              <td>{integer(row.vat)}</td>
              <td>{integer(row.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('document.total')}
            </th>
            <td>{integer(total.supply)}</td>
            <td>{integer(total.vat)}</td>
            <td>{integer(total.amount)}</td>
          </tr>
        </tfoot>
      </table>
    </Scroll>
  );
};

const Item = ({ row, exchangeRate }: { row: DocumentRow } & Pick<OrderDocument, 'exchangeRate'>) => {
  const t = useMessages();
  const { price } = useMoney(exchangeRate);
  const { kind, productNm, optionNm, couponDiscount } = row;
  if (kind !== 'GOODS') return <>{t(`document.row.${kind}`)}</>;
  return (
    <>
      {[productNm, optionNm].filter(Boolean).join(' · ')}
      {couponDiscount ? (
        <small>
          {t('document.coupon')} −{price(couponDiscount)}
        </small>
      ) : null}
    </>
  );
};

const Scroll = styled.div`
  overflow-x: auto;
  table { width: 100%; border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; }
  th, td { padding: 8px 6px; border-bottom: 1px solid #ddd; text-align: right; white-space: nowrap; }
  th:first-of-type { text-align: left; white-space: normal; min-width: 120px; font-weight: 400; }
  ${media.mobile} {
    table { font-size: 11px; letter-spacing: -0.02em; }
    th, td { padding-inline: 3px; }
    th:first-of-type { min-width: 72px; }
  }
  thead th { border-top: 2px solid #1a1a1a; font-weight: 600; }
  tfoot th, tfoot td { border-top: 1px solid #1a1a1a; font-weight: 700; }
  small { display: block; color: #555; }
`;
