import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import type { Layout } from '@hyangro/contracts/layout/layout.contract';
import { leanLayout, unknownTypes } from '../data/layout.model';

const STALE_MS = 60_000;

/** Layout of the home (§2). */
export const MAIN_LAYOUT = 'MAIN';
export const mainLayoutOf = ({ layoutCd }: { layoutCd?: string }): string => layoutCd ?? MAIN_LAYOUT;

export interface ReadLayout {
  /** With the displays that are drawn. */
  layout: Layout;
  /** Types that the layout had besides (D-C13). */
  unknown: readonly number[];
  /** When it was read by the server's clock, so that server and browser count down from the same second. */
  readAt: number;
}

/** The table of displays is in the screen's chunk, which is fetched together with the layout; the remote's door stays small. */
const loadTable = () => import(/* webpackChunkName: "screen-main" */ './displays');

export const layoutQueries = {
  /** With the code of its displays, so that they are drawn at once. Null: no such layout. */
  detail: (services: ShellServices, layoutCd: string) =>
    queryOptions({
      queryKey: ['layout', 'detail', layoutCd, services.locale.get()],
      queryFn: async ({ signal }): Promise<ReadLayout | null> => {
        const answer = orNull(services.api('GET /main/layouts/:layoutCd', { params: { layoutCd }, signal }));
        const [layout, { isDrawn, loadDisplays }] = await Promise.all([answer, loadTable()]);
        if (!layout) return null;
        await loadDisplays(layout.displays.map(({ displayCd }) => displayCd));
        return { layout: leanLayout(layout, isDrawn), unknown: unknownTypes(layout, isDrawn), readAt: services.now() };
      },
      staleTime: STALE_MS,
    }),
};
