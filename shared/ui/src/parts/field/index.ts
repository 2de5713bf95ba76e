export { TextField, type TextFieldProps } from './text-field';
export { TextArea, type TextAreaProps } from './text-area';
export { SelectField, type SelectFieldProps } from './select-field';
export { CheckboxField, Switch, type CheckboxFieldProps, type SwitchProps } from './checks';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './radio-group';
export { QuantityStepper, type QuantityStepperProps } from './quantity-stepper';
