import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { passkeyNameForm } from '@hyangro/contracts/session/passkey.rules';

export type PasskeyValues = z.input<typeof passkeyNameForm>;
export type PasskeyForm = UseFormReturn<PasskeyValues, unknown, z.output<typeof passkeyNameForm>>;

/** A passkey's name by the rules of the server. Messages are codes. */
export const usePasskeyForm = (name: string): PasskeyForm =>
  useForm<PasskeyValues, unknown, z.output<typeof passkeyNameForm>>({ resolver: zodResolver(passkeyNameForm), defaultValues: { name } });
