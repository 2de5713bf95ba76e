import { ADDRESS_BOOK_MAX } from '@hyangro/contracts/constants';
import type { SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { EmptyState } from '@hyangro/ui/empty-state';
import { Notice } from '@hyangro/ui/notice';
import { ADDRESS_CHANGE_KEY, addressChange } from '../../data/address.mutations';
import { Actions } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { AddressCard } from './address-card';

interface Props {
  book: readonly SavedAddress[];
  /** Opens the fields of a row, or of a new address. */
  onEdit(row: SavedAddress | null): void;
}

/** The addresses of the member: name the default one, take one out after a question, add one while there is room. */
export const AddressBook = ({ book, onEdit }: Props) => {
  const t = useMessages();
  const services = useServices();
  const { isPending, variables, start } = useSingleMutation({ mutationKey: ADDRESS_CHANGE_KEY, ...addressChange(services) });
  const isBusy = (addressCd: string) => isPending && variables.addressCd === addressCd;

  const remove = async ({ addressCd }: SavedAddress) => {
    if (!(await services.confirm(t('address.removeAsk'), { ok: t('address.remove') }))) return;
    if (await start({ kind: 'remove', addressCd })) services.toast(t('address.removed'));
  };
  const makeDefault = async ({ addressCd }: SavedAddress) => {
    if (await start({ kind: 'makeDefault', addressCd })) services.toast(t('address.defaultSet'));
  };
  const add = (
    <Button type="button" variant="primary" size="l" block onClick={() => onEdit(null)}>
      {t('address.add')}
    </Button>
  );

  if (book.length === 0) return <EmptyState title={t('address.empty')} text={t('address.emptyText')} action={add} />;
  return (
    <>
      <ul aria-label={t('address.list')}>
        {book.map((row) => (
          <AddressCard
            key={row.addressCd}
            address={row}
            isBusy={isBusy(row.addressCd)}
            onEdit={() => onEdit(row)}
            onRemove={() => void remove(row)}
            onMakeDefault={() => void makeDefault(row)}
          />
        ))}
      </ul>
      <Actions>
        {book.length < ADDRESS_BOOK_MAX ? add : <Notice tone="info">{t('address.full', { max: ADDRESS_BOOK_MAX })}</Notice>}
      </Actions>
    </>
  );
};
