import styled from '@emotion/styled';
import { pathOf, useServices, useStore } from '@hyangro/runtime';
import { LinkButton } from '@hyangro/ui/button';
import { ReceiptText } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

/** Ways to what can be printed of a paid order; the statement is for corporate members. */
export const Documents = ({ orderCd }: { orderCd: string }) => {
  const t = useMessages();
  const { member } = useStore(useServices().session);
  const kinds = member?.memberType === 'CORPORATE' ? (['RECEIPT', 'STATEMENT'] as const) : (['RECEIPT'] as const);
  return (
    <Row aria-label={t('detail.documents')}>
      {kinds.map((kind) => (
        <LinkButton key={kind} variant="line" size="s" to={pathOf('OrderDocument', { kind: kind.toLowerCase(), orderCd })}>
          <ReceiptText size={16} />
          {t(`document.${kind}`)}
        </LinkButton>
      ))}
    </Row>
  );
};

const Row = styled.nav`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px;`;
