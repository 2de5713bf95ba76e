import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod';
import { addressForm } from '@hyangro/contracts/order/address.schemas';

const schema = addressForm.safeExtend({ isDefault: z.boolean() });
export type AddressBookValues = z.input<typeof schema>;
type AddressBookAnswers = z.output<typeof schema>;
export type AddressBookForm = UseFormReturn<AddressBookValues, unknown, AddressBookAnswers>;

/** An address of the book by the rules of the server (E-20, E-21). Messages are codes. */
export const useAddressForm = (defaultValues: AddressBookValues): AddressBookForm =>
  useForm<AddressBookValues, unknown, AddressBookAnswers>({ resolver: zodResolver(schema), defaultValues, shouldFocusError: false });
