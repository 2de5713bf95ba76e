import type { Head, ScreenArgs } from '@hyangro/runtime';

export const {{head}} = ({ services: { i18n } }: ScreenArgs): Head => ({ title: i18n.t('{{key}}.title', { ns: '{{remote}}' }) });
