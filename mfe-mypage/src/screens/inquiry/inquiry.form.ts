import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { KeptPhoto } from '@hyangro/commerce/photos';
import { inquiryForm } from '@hyangro/contracts/inquiry/inquiry.rules';
import { memberStore } from '@hyangro/runtime';

export type InquiryValues = z.input<typeof inquiryForm>;
export type InquiryFormState = UseFormReturn<InquiryValues, unknown, z.output<typeof inquiryForm>>;
/** No kind is chosen yet, which the rules refuse. */
export const EMPTY: InquiryValues = { kind: '' as InquiryValues['kind'], orderCd: '', title: '', body: '', photoKeys: [] };

/** What is being typed, and the photos that the server has already. */
export const draftStore = memberStore(EMPTY);
export const photoStore = memberStore<readonly KeptPhoto[]>([]);

/** An inquiry by the rules of the server. Messages are codes. */
export const useInquiryForm = (defaultValues: InquiryValues): InquiryFormState =>
  useForm({ resolver: zodResolver(inquiryForm), defaultValues });
