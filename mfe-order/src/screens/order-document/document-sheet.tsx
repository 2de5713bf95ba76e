import styled from '@emotion/styled';
import type { OrderDocument } from '@hyangro/contracts/order/document.contract';
import { useMoney } from '@hyangro/runtime';
import { formatDollars } from '@hyangro/runtime/format';
import { media, text } from '@hyangro/ui/theme';
import { useMoment } from '../../features/day/use-day';
import { useMessages } from '../../messages';
import { DocumentRows } from './document-rows';

/** Head, parties, rows and total of a document, as wide as a sheet of A4. */
export const DocumentSheet = ({ document }: { document: OrderDocument }) => {
  const t = useMessages();
  const moment = useMoment();
  const { won } = useMoney();
  const { kind, orderCd, orderedAt, paidAt, issuedAt, payMethod, buyer, isCorrected, rows, total, exchangeRate } = document;
  const dollars = formatDollars(total.amount, exchangeRate);
  const facts = [
    [t('document.orderCd'), orderCd],
    [t('document.orderedAt'), moment(orderedAt)],
    [t('document.paidAt'), moment(paidAt)],
    [t('document.issuedAt'), moment(issuedAt)],
    ...(payMethod ? [[t('document.payMethod'), t(`payMethod.${payMethod}`)]] : []),
  ] as const;
  return (
    <Paper data-paper>
      <h1>{t(`document.${kind}`)}</h1>
      {isCorrected && <p>{t('document.corrected')}</p>}
      <Parties>
        <section>
          <h2>{t('document.seller')}</h2>
          <p>{t('document.sellerNm')}</p>
          <p>
            {t('document.businessNo')} {t('document.sellerNo')}
          </p>
          <p>{t('document.sellerAddress')}</p>
        </section>
        <section>
          <h2>{t('document.buyer')}</h2>
          {buyer.companyNm && <p translate="no">{buyer.companyNm}</p>}
          {buyer.businessNo && (
            <p>
              {t('document.businessNo')} {buyer.businessNo}
            </p>
          )}
          <p translate="no">{buyer.name}</p>
        </section>
      </Parties>
      <Facts>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <DocumentRows rows={rows} total={total} exchangeRate={exchangeRate} />
      <Sum>
        {t('document.total')} <b>{won(total.amount)}</b>
        {dollars && <small>{t('document.dollars', { dollars })}</small>}
      </Sum>
      {kind === 'STATEMENT' && <p>{t('document.taxNote')}</p>}
    </Paper>
  );
};

const Paper = styled.article`
  max-width: 794px;
  margin: 0 auto;
  padding: 24px 16px;
  background: #fff;
  color: #1a1a1a;
  box-shadow: var(--shadow-2);
  ${media.pc} { padding: 56px; }
  h1 { ${text.displayM} text-align: center; margin-bottom: 8px; }
  h1 + p { text-align: center; }
  p { font-size: 14px; }
  @media print { max-width: none; padding: 0; box-shadow: none; }
`;
const Parties = styled.div`
  display: grid;
  gap: 16px;
  margin: 24px 0;
  ${media.pc} { grid-template-columns: 1fr 1fr; }
  @media print { grid-template-columns: 1fr 1fr; }
  section { padding: 12px 16px; border: 1px solid #bbb; }
  h2 { margin-bottom: 4px; font: 600 13px/1.4 var(--font-sans); color: #555; }
`;
const Facts = styled.dl`
  display: grid;
  gap: 4px;
  margin-bottom: 24px;
  font-size: 14px;
  div { display: flex; gap: 12px; }
  dt { flex: none; min-width: 96px; color: #555; }
  dd { font-variant-numeric: tabular-nums; }
`;
const Sum = styled.p`
  margin: 16px 0;
  text-align: right;
  b { margin-left: 8px; font-size: 22px; font-variant-numeric: tabular-nums; }
  small { display: block; font-size: 13px; color: #555; }
`;
