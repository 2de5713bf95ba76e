import { pathOf } from '@hyangro/runtime';

/** The design templates in their order: address, and the beginning of their words. */
export const TEMPLATES = [
  { key: 't1', to: pathOf('PublTemplate1') },
  { key: 't2', to: pathOf('PublTemplate2') },
  { key: 't3', to: pathOf('PublTemplate3') },
  { key: 't4', to: pathOf('PublTemplate4') },
  { key: 't5', to: pathOf('PublTemplate5') },
  { key: 't6', to: pathOf('PublTemplate6') },
  { key: 't7', to: pathOf('PublTemplate7') },
  { key: 't8', to: pathOf('PublTemplate8') },
  { key: 'modal', to: pathOf('PublModal') },
] as const;

export type TemplateKey = (typeof TEMPLATES)[number]['key'];
