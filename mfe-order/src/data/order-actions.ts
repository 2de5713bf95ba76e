import type { ShellServices } from '@hyangro/runtime';

/** What a member does with an order after it was placed. The server does each once, however often it is asked. */
export const orderActions = {
  /** Gives up an order that was not paid. */
  cancel: ({ api }: ShellServices, orderCd: string) => ({
    mutationKey: ['order', 'cancel', orderCd],
    mutationFn: () => api('POST /orders/:orderCd/cancel', { params: { orderCd } }),
  }),
  /** Confirms a line of a delivered order; without one all that stays of it. */
  confirm: ({ api }: ShellServices, orderCd: string, lineNo?: number) => ({
    mutationKey: ['order', 'confirm-purchase', orderCd, lineNo ?? 'all'],
    mutationFn: () =>
      lineNo === undefined
        ? api('POST /orders/:orderCd/confirm', { params: { orderCd } })
        : api('POST /orders/:orderCd/lines/confirm', { params: { orderCd }, body: { lineNos: [lineNo] } }),
  }),
  reorder: ({ api }: ShellServices, orderCd: string) => ({
    mutationKey: ['order', 'reorder', orderCd],
    mutationFn: () => api('POST /orders/:orderCd/reorder', { params: { orderCd } }),
  }),
};
