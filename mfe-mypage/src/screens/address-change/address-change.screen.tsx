import { useSuspenseQuery } from '@tanstack/react-query';
import { useServices, useStore } from '@hyangro/runtime';
import { ADDRESS_BOOK_MAX } from '@hyangro/contracts/constants';
import { addressQueries } from '../../data/address.queries';
import { TaskPage } from '../../features/common/task-page';
import { useMessages } from '../../messages';
import { AddressBook } from './address-book';
import { draftOf, draftStore } from './address-draft';
import { AddressEditor } from './address-editor';

/** The address book (API-D17): the list, or the address that is being written. */
export default function AddressChangeScreen() {
  const t = useMessages();
  const services = useServices();
  const { data: book } = useSuspenseQuery(addressQueries.book(services));
  const store = draftStore(services.memberMemory);
  const draft = useStore(store);
  if (draft) {
    return (
      <TaskPage title={t(draft.addressCd === null ? 'address.addTitle' : 'address.editTitle')}>
        <AddressEditor draft={draft} canBecomeDefault={book.some((row) => row.isDefault && row.addressCd !== draft.addressCd)} />
      </TaskPage>
    );
  }
  return (
    <TaskPage title={t('address.title')} lead={t('address.lead', { max: ADDRESS_BOOK_MAX })}>
      <AddressBook book={book} onEdit={(row) => store.set(draftOf(services, row))} />
    </TaskPage>
  );
}
