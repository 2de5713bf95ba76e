import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { beautyForm, beautySaving, type BeautySaving } from '@hyangro/contracts/member/beauty.rules';
import { profileForm } from '@hyangro/contracts/member/sign-up.rules';
import { memberStore } from '@hyangro/runtime';

export type ProfileValues = z.input<typeof profileForm>;

/** What is typed and not saved yet; null while it is as the server has it. */
export const nicknameDraft = memberStore<ProfileValues | null>(null);
export const beautyDraft = memberStore<BeautySaving | null>(null);

/** Nickname and beauty profile by the rules of the server. Messages are codes. */
export const useProfileForm = (defaultValues: ProfileValues) =>
  useForm<ProfileValues, unknown, z.output<typeof profileForm>>({ resolver: zodResolver(profileForm), defaultValues, mode: 'onTouched' });
export const useBeautyForm = (defaultValues: BeautySaving) =>
  useForm<BeautySaving, unknown, BeautySaving>({ resolver: zodResolver(beautySaving), defaultValues });
/** An ingredient as it is typed: the name, or the code of what is wrong with it. */
export function ingredientOf(typed: string): { name: string } | { code: string } {
  const read = beautyForm.shape.avoid.safeParse([typed]);
  return read.success ? { name: read.data[0] ?? '' } : { code: read.error.issues[0]?.message ?? 'validation.v0021' };
}
