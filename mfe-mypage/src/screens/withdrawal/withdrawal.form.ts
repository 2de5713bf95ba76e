import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { withdrawalForm } from '@hyangro/contracts/member/withdrawal.rules';

export type WithdrawalValues = z.input<typeof withdrawalForm>;

/** Leaving, by the rules of the server. Messages are codes. Nothing of it is kept when the page is left. */
export const useWithdrawalForm = () =>
  useForm<WithdrawalValues, unknown, z.output<typeof withdrawalForm>>({
    resolver: zodResolver(withdrawalForm),
    defaultValues: { reason: '', message: '' },
    mode: 'onTouched',
  });
