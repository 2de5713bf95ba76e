import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import type { KeptPhoto } from '@hyangro/commerce/photos';
import { hasRightCheckSign, plainIdNumber, realNameForm } from '@hyangro/contracts/member/real-name.rules';
import { memberStore } from '@hyangro/runtime';

export type RealNameValues = z.input<typeof realNameForm>;
export type RealNameAnswers = z.output<typeof realNameForm>;
export type RealNameFormState = UseFormReturn<RealNameValues, unknown, RealNameAnswers>;
/** The photos that the server has, by side. */
export type SidePhotos = Readonly<Record<'frontPhotoKey' | 'backPhotoKey', KeptPhoto | null>>;

export const EMPTY: RealNameValues = { name: '', idNumber: '', frontPhotoKey: '', backPhotoKey: '', isAgreed: false };
export const NO_PHOTOS: SidePhotos = { frontPhotoKey: null, backPhotoKey: null };

/** What a member is typing, and the photos that were sent: in this page alone, and gone with the member. */
export const draftStore = memberStore(EMPTY);
export const photoStore = memberStore<SidePhotos>(NO_PHOTOS);

/** The details by the rules of the server. Messages are codes. */
export const useRealNameForm = (defaultValues: RealNameValues): RealNameFormState =>
  useForm<RealNameValues, unknown, RealNameAnswers>({ resolver: zodResolver(realNameForm), defaultValues, mode: 'onTouched' });

/** Whether a whole number looks mistyped: its last sign does not fit the others (V-CN1). */
export function looksMistyped(typed: string): boolean {
  const idNumber = plainIdNumber(typed);
  return idNumber.length === 18 && !hasRightCheckSign(idNumber);
}
