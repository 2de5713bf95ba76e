import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { confirmPasswordForm } from '@hyangro/contracts/session/password.rules';

export type ProofValues = z.input<typeof confirmPasswordForm>;

/** The password once more, by the rule of the server. Messages are codes. Nothing of it is kept. */
export const useProofForm = () => useForm<ProofValues>({ resolver: zodResolver(confirmPasswordForm), defaultValues: { password: '' } });
