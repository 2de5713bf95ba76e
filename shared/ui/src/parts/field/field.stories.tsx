import type { Meta } from '@hyangro/testing/stories/story';
import { drawn, nothing } from '../../../stories/drawn';
import { Stack as Fields } from '../section';
import { CheckboxField, QuantityStepper, RadioGroup, SelectField, Switch, TextArea, TextField } from '.';

export default { title: 'field', component: TextField } satisfies Meta<never>;

export const Normal = drawn((w) => (
  <Fields>
    <TextField label={w.name} hint={w.hint} />
    <TextArea label={w.terms} counter={(count, max) => `${count} / ${max}`} maxLength={500} />
    <SelectField label={w.choose} placeholder={w.choose} options={[{ value: 'a', label: w.name }]} />
    <CheckboxField label={w.terms} labelNote={w.hint} />
    <RadioGroup
      label={w.quantity}
      name="look"
      options={[
        { value: 'a', label: w.name, note: w.hint },
        { value: 'b', label: w.second },
      ]}
      defaultValue="a"
    />
  </Fields>
));

export const Switched = drawn((w) => (
  <>
    <Switch label={w.saleUntil} hint={w.hint} defaultChecked />
    <Switch label={w.new} />
  </>
));

export const Quantity = drawn((w) => (
  <QuantityStepper
    value={1}
    min={1}
    max={9}
    onChange={nothing}
    labels={{ decrease: w.decrease, increase: w.increase, value: w.quantity }}
  />
));

export const Tiles = drawn((w) => (
  <RadioGroup
    look="tiles"
    label={w.choose}
    name="tiles"
    defaultValue="a"
    options={[
      { value: 'a', label: w.first },
      { value: 'b', label: w.second, disabled: true },
    ]}
  />
));

export const Failed = drawn((w) => (
  <Fields>
    <TextField label={w.name} hint={w.hint} error={w.error} />
    <TextArea label={w.terms} counter={(count, max) => `${count} / ${max}`} maxLength={500} error={w.error} />
    <SelectField label={w.choose} placeholder={w.choose} options={[{ value: 'a', label: w.name }]} error={w.error} />
    <CheckboxField label={w.terms} labelNote={w.hint} error={w.error} />
    <RadioGroup
      label={w.quantity}
      name="look"
      options={[
        { value: 'a', label: w.name, note: w.hint },
        { value: 'b', label: w.second },
      ]}
      defaultValue="a"
      error={w.error}
    />
  </Fields>
));

export const Disabled = drawn((w) => (
  <Fields>
    <TextField label={w.name} hint={w.hint} disabled />
    <TextArea label={w.terms} counter={(count, max) => `${count} / ${max}`} maxLength={500} disabled />
    <SelectField label={w.choose} placeholder={w.choose} options={[{ value: 'a', label: w.name }]} disabled />
    <CheckboxField label={w.terms} labelNote={w.hint} disabled />
    <RadioGroup
      label={w.quantity}
      name="look"
      options={[
        { value: 'a', label: w.name, note: w.hint },
        { value: 'b', label: w.second },
      ]}
      defaultValue="a"
      disabled
    />
    <QuantityStepper
      disabled
      value={1}
      min={1}
      max={9}
      onChange={nothing}
      labels={{ decrease: w.decrease, increase: w.increase, value: w.quantity }}
    />
    <Switch label={w.new} disabled />
  </Fields>
));

export const LongWords = drawn((w) => (
  <Fields>
    <TextField label={w.longWord} hint={w.hint} />
    <TextArea label={w.long} counter={(count, max) => `${count} / ${max}`} maxLength={500} />
    <SelectField label={w.choose} placeholder={w.choose} options={[{ value: 'a', label: w.longWord }]} />
    <CheckboxField label={w.long} labelNote={w.hint} />
    <RadioGroup
      label={w.quantity}
      name="look"
      options={[
        { value: 'a', label: w.longWord, note: w.hint },
        { value: 'b', label: w.second },
      ]}
      defaultValue="a"
    />
  </Fields>
));
