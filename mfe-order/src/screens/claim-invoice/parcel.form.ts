import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { returnParcel, type Claim, type ReturnParcel } from '@hyangro/contracts/order/claim.schemas';

export type ParcelForm = UseFormReturn<ReturnParcel>;

/** The form of a waybill: the same rules as the server's. */
export const useParcelForm = ({ logisticsCompany, invoiceNo }: Pick<Claim, 'logisticsCompany' | 'invoiceNo'>): ParcelForm =>
  useForm<ReturnParcel>({
    resolver: zodResolver(returnParcel),
    defaultValues: { logisticsCompany: logisticsCompany ?? undefined, invoiceNo: invoiceNo ?? '' },
    mode: 'onTouched',
  });
