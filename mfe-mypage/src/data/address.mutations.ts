import type { UseMutationOptions } from '@tanstack/react-query';
import type { AddressValues, SavedAddress } from '@hyangro/contracts/order/address.schemas';
import { fieldErrorsOf, type ShellServices } from '@hyangro/runtime';
import { addressQueries } from './address.queries';

export type AddressChange =
  | { kind: 'save'; addressCd: string | null; address: AddressValues & { isDefault: boolean } }
  | { kind: 'remove' | 'makeDefault'; addressCd: string };

export const ADDRESS_CHANGE_KEY = ['mypage', 'address-change'] as const;

/** Changes of the book, one after the other; the server answers the whole book. What belongs to a field is left to the form. */
export function addressChange(services: ShellServices): UseMutationOptions<SavedAddress[], Error, AddressChange> {
  const { api, queryClient, reportError } = services;
  const { queryKey } = addressQueries.book(services);
  return {
    scope: { id: 'address book' },
    mutationFn: (change) => {
      if (change.kind === 'save')
        return change.addressCd === null
          ? api('POST /addresses', { body: change.address })
          : api('PUT /addresses/:addressCd', { params: { addressCd: change.addressCd }, body: change.address });
      const params = { addressCd: change.addressCd };
      return change.kind === 'remove'
        ? api('DELETE /addresses/:addressCd', { params })
        : api('PUT /addresses/:addressCd/default', { params });
    },
    onSuccess: (book) => void queryClient.setQueryData(queryKey, book),
    onError: async (error) => {
      if (Object.keys(fieldErrorsOf(error)).length > 0) return;
      await reportError(error);
      await queryClient.refetchQueries({ queryKey });
    },
  };
}
