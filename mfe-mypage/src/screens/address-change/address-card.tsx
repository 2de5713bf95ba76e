import styled from '@emotion/styled';
import { AddressLabel } from '@hyangro/commerce/address-label';
import type { SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { Tag } from '@hyangro/ui/badge';
import { Button } from '@hyangro/ui/button';
import { useMessages } from '../../messages';

interface Props {
  address: SavedAddress;
  /** A change of the book is on its way. */
  isBusy: boolean;
  onEdit(): void;
  onRemove(): void;
  onMakeDefault(): void;
}

/** One address of the book with what can be done with it. */
export const AddressCard = ({ address, isBusy, onEdit, onRemove, onMakeDefault }: Props) => {
  const t = useMessages();
  const name = address.recipient;
  return (
    <Card>
      {address.isDefault && <Tag tone="brand">{t('address.default')}</Tag>}
      <AddressLabel address={address} />
      <Row>
        {!address.isDefault && (
          <Button
            type="button"
            variant="line"
            size="s"
            loading={isBusy}
            aria-label={t('address.makeDefaultOf', { name })}
            onClick={onMakeDefault}
          >
            {t('address.makeDefault')}
          </Button>
        )}
        <Button type="button" variant="line" size="s" aria-label={t('address.editOf', { name })} onClick={onEdit}>
          {t('address.edit')}
        </Button>
        <Button type="button" variant="text" size="s" loading={isBusy} aria-label={t('address.removeOf', { name })} onClick={onRemove}>
          {t('address.remove')}
        </Button>
      </Row>
    </Card>
  );
};

const Card = styled.li`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--color-line);
  &:first-of-type { padding-top: 0; }
`;
const Row = styled.div`display: flex; flex-wrap: wrap; gap: 8px; margin-top: 4px;`;
