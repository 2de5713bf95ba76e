export { LocaleSwitch, type LocaleSwitchProps } from './locale-switch';
