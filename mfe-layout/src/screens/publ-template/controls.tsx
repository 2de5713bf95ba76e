import { useState } from 'react';
import { pathOf, useMoney, useTerms, useTextOfCode } from '@hyangro/runtime';
import { Button, IconButton, LinkButton, type ButtonSize, type ButtonVariant } from '@hyangro/ui/button';
import { Chip, ChipRow } from '@hyangro/ui/chip';
import { CheckboxField, QuantityStepper, RadioGroup, SelectField, Switch, TextArea, TextField } from '@hyangro/ui/field';
import { Heart, Search, Share, X } from '@hyangro/ui/icons';
import { Stack } from '@hyangro/ui/section';
import { Columns, Row } from '../../features/publ/parts';
import { Specimen } from '../../features/publ/specimen';
import { usePublWords } from '../../features/publ/words';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'line', 'soft', 'spark', 'danger', 'text'];
const SIZES: readonly ButtonSize[] = ['l', 'm', 's'];
const MEMO_MAX = 50;

/** Template 2: everything that is pressed or filled in. */
export const Controls = () => (
  <>
    <Buttons />
    <Chips />
    <Fields />
  </>
);

const Buttons = () => {
  const t = usePublWords();
  const term = useTerms();
  return (
    <>
      <Specimen title={t('buttons')}>
        <Stack gap={4}>
          {VARIANTS.map((variant) => (
            <Row key={variant}>
              {SIZES.map((size) => (
                <Button key={size} type="button" variant={variant} size={size}>
                  {t('buttons.label')}
                </Button>
              ))}
              <Button type="button" variant={variant} loading>
                {t('buttons.label')}
              </Button>
              <Button type="button" variant={variant} disabled>
                {t('buttons.label')}
              </Button>
            </Row>
          ))}
          <LinkButton to={pathOf('Main')} variant="line" block>
            {term('action.home')}
          </LinkButton>
        </Stack>
      </Specimen>
      <Specimen title={t('buttons.icons')}>
        <Row>
          <IconButton label={t('nav.wishlist')}>
            <Heart />
          </IconButton>
          <IconButton label={term('search.submit')}>
            <Search />
          </IconButton>
          <IconButton label={term('common.a0006')}>
            <Share />
          </IconButton>
          <IconButton label={term('action.close')} disabled>
            <X />
          </IconButton>
        </Row>
      </Specimen>
    </>
  );
};

const Chips = () => {
  const t = usePublWords();
  const [chosen, setChosen] = useState(true);
  return (
    <Specimen title={t('chips')}>
      <ChipRow label={t('chips')}>
        <Chip selected={chosen} onClick={() => setChosen(!chosen)}>
          {t('chips.a')}
        </Chip>
        <Chip selected={!chosen} onClick={() => setChosen(!chosen)}>
          {t('chips.b')}
        </Chip>
        <Chip disabled>{t('coupons')}</Chip>
      </ChipRow>
    </Specimen>
  );
};

const Fields = () => {
  const t = usePublWords();
  const term = useTerms();
  const textOf = useTextOfCode();
  const { won } = useMoney();
  const [quantity, setQuantity] = useState(1);
  const required = textOf('validation.v0019');
  const countries = [
    { value: 'KR', label: t('fields.korea') },
    { value: 'CN', label: t('fields.china') },
  ];
  const genders = [
    { value: '02', label: t('fields.female') },
    { value: '01', label: t('fields.male') },
  ];
  return (
    <Specimen title={t('fields')}>
      <Columns>
        <TextField label={t('fields.name')} hint={t('fields.nameHint')} autoComplete="off" />
        <TextField label={t('fields.email')} type="email" defaultValue="hyangro@" error={textOf('validation.v0004')} autoComplete="off" />
        <TextField label={t('fields.password')} type="password" error={textOf('validation.v0002')} autoComplete="off" />
        <TextField label={t('fields.off')} defaultValue="hyangro" disabled />
        <SelectField label={t('fields.country')} options={countries} placeholder={t('fields.pick')} error={textOf('validation.v0013')} />
        <TextArea label={t('fields.memo')} maxLength={MEMO_MAX} rows={3} counter={(count, max) => `${count} / ${max}`} error={required} />
        <RadioGroup label={t('fields.gender')} name="publ-gender" look="row" options={genders} error={textOf('validation.v0008')} />
        <RadioGroup label={t('fields.country')} name="publ-country" look="tiles" options={countries} defaultValue="KR" />
        <div>
          <CheckboxField label={t('fields.agree')} error={required} />
          <CheckboxField label={term('shipping.freeFrom', { won: won(70_000) })} defaultChecked />
          <Switch label={t('fields.news')} defaultChecked />
        </div>
        <QuantityStepper
          value={quantity}
          min={1}
          max={9}
          onChange={setQuantity}
          labels={{ decrease: t('quantity.less'), increase: t('quantity.more'), value: t('quantity') }}
        />
      </Columns>
    </Specimen>
  );
};
