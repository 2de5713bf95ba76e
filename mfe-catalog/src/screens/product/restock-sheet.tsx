import styled from '@emotion/styled';
import { useState } from 'react';
import { RESTOCK_MONTHS } from '@hyangro/contracts/constants';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { InAppFooter } from '@hyangro/commerce/in-app-footer';
import { useServices, useTerms } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { RadioGroup } from '@hyangro/ui/field';
import { Bell } from '@hyangro/ui/icons';
import { Sheet } from '@hyangro/ui/sheet';
import { isSoldOut } from '../../data/product.model';
import { useMessages } from '../../messages';
import { useRestock } from './use-restock';

interface Props {
  open: boolean;
  onClose(): void;
  product: ProductDetail;
  /** What the shopper has picked. */
  option: ProductOption | null;
}
/** Value of the choice "whichever comes first". */
const ANY = '';

/** Which sold-out goods to be told of. Restock alarms are asked for in the app (R-OTH-21): the web says so and leads there when it knows the way. */
export default function RestockSheet({ open, onClose, product, option }: Props) {
  const t = useMessages();
  const term = useTerms();
  const { isApp } = useServices().bridge;
  const { isRequested, isPending, toggle } = useRestock(product.productCd);
  const soldOut = product.options.filter(({ stockCnt }) => stockCnt === 0);
  const choices = [
    ...(isSoldOut(product, null) && soldOut.length > 1 ? [{ value: ANY, label: t('restock.any') }] : []),
    ...soldOut.map((option) => ({ value: option.optionCd as string, label: option.name })),
  ];
  const [picked, setPicked] = useState<string>(option?.stockCnt === 0 ? option.optionCd : (choices[0]?.value ?? ANY));
  const wanted = picked || null;
  const isOn = isRequested(wanted);
  const canToggle = isApp || isOn;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('restock.title')}
      closeLabel={term('action.close')}
      footer={
        canToggle ? (
          <Button type="button" variant={isOn ? 'line' : 'primary'} size="l" block loading={isPending} onClick={() => void toggle(wanted)}>
            <Bell size={18} />
            {t(isOn ? 'restock.release' : 'restock.ask')}
          </Button>
        ) : (
          <InAppFooter onClose={onClose} />
        )
      }
    >
      {choices.length > 1 && (
        <Choice>
          <RadioGroup
            label={t('restock.choose')}
            name="restock"
            value={picked}
            onValueChange={setPicked}
            options={choices.map((choice) => ({
              ...choice,
              note: isRequested(choice.value || null) ? t('restock.requested') : undefined,
            }))}
          />
        </Choice>
      )}
      <p>{isApp ? t('restock.lead', { months: RESTOCK_MONTHS }) : t('restock.webText')}</p>
    </Sheet>
  );
}

const Choice = styled.div`
  margin-bottom: 16px;
`;
