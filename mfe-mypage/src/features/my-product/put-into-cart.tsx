import styled from '@emotion/styled';
import { useState } from 'react';
import type { MyProduct } from '@hyangro/contracts/catalog/my-product.schemas';
import { useMoney } from '@hyangro/runtime';
import { Button } from '@hyangro/ui/button';
import { SelectField } from '@hyangro/ui/field';
import { useMessages } from '../../messages';
import { usePutIntoCart } from './use-put-into-cart';

interface Props {
  product: MyProduct;
  /** The option is known already. */
  optionCd?: string | null;
}

/** One press puts a product into the cart; one with options is asked for its option first. */
export const PutIntoCart = ({ product: { productCd, productNm, options }, optionCd }: Props) => {
  const t = useMessages();
  const { price } = useMoney();
  const { start, isPending } = usePutIntoCart(productCd);
  const [picked, setPicked] = useState('');
  const [isMissing, setMissing] = useState(false);
  const mustPick = !optionCd && options.length > 0;
  const add = () => {
    setMissing(mustPick && picked === '');
    if (!mustPick) void start(optionCd ?? null);
    else if (picked !== '') void start(picked);
  };
  return (
    <Row>
      {mustPick && (
        <SelectField
          label={t('mine.optionOf', { name: productNm })}
          hideLabel
          placeholder={t('mine.option')}
          value={picked}
          error={isMissing && picked === '' ? t('mine.optionMissing') : undefined}
          onChange={(event) => setPicked(event.currentTarget.value)}
          options={options.map((option) => ({
            value: option.optionCd,
            disabled: option.stockCnt === 0,
            label: [option.name, option.addPrice > 0 && `+${price(option.addPrice)}`, option.stockCnt === 0 && t('mine.SOLD_OUT')]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      )}
      <Button type="button" variant="line" size="m" loading={isPending} aria-label={t('mine.addOf', { name: productNm })} onClick={add}>
        {t('mine.add')}
      </Button>
    </Row>
  );
};

const Row = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 8px;
  > div {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
    min-height: 48px;
    &:only-child {
      flex: 1;
    }
  }
`;
