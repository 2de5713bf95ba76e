import { useState } from 'react';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { RadioGroup } from '@hyangro/ui/field';
import { Coins, CreditCard, Landmark, Smartphone, Wallet, Zap } from '@hyangro/ui/icons';
import { useMessages } from '../../messages';

/** Ways to pay, in reading order; the one used last comes first. */
const METHODS = {
  CARD: CreditCard,
  KAKAOPAY: Zap,
  NAVERPAY: Wallet,
  TOSSPAY: Coins,
  TRANSFER: Landmark,
  PHONE: Smartphone,
} as const satisfies Record<PayMethod, unknown>;
const ALL = Object.keys(METHODS) as PayMethod[];

interface Props {
  value: PayMethod;
  onChange(value: PayMethod): void;
}

export const PayMethodPanel = ({ value, onChange }: Props) => {
  const t = useMessages();
  const [methods] = useState(() => [value, ...ALL.filter((method) => method !== value)]);
  return (
    <RadioGroup
      label={t('payMethod.title')}
      hideLabel
      name="payMethod"
      look="tiles"
      value={value}
      onValueChange={(method) => onChange(method as PayMethod)}
      options={methods.map((method) => {
        const Icon = METHODS[method];
        return { value: method, label: t(`payMethod.${method}`), icon: <Icon size={20} strokeWidth={1.8} /> };
      })}
    />
  );
};
