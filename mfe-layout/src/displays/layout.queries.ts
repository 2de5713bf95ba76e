import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { LAYOUTS, leanLayout, unknownTypes, type ReadLayout } from '../data/layout.model';

const STALE_MS = 60_000;

/** Layout of the home (§2). */
export const MAIN_LAYOUT = 'MAIN';
export const mainLayoutOf = ({ layoutCd }: { layoutCd?: string }): string => layoutCd ?? MAIN_LAYOUT;

/** The table of displays is in the screen's chunk, which is fetched together with the layout; the remote's door stays small. */
const loadTable = () => import(/* webpackChunkName: "screen-main" */ './displays');
const loadTabs = () => import(/* webpackChunkName: "screen-main" */ '../data/tabs.model');

export const layoutQueries = {
  /**
   * With the code of its displays, so that they are drawn at once. Null: no such layout.
   * @param preview token of a version that is not live; null: as everybody sees it
   */
  detail: (services: ShellServices, layoutCd: string, preview: string | null = null) =>
    queryOptions({
      queryKey: [...LAYOUTS, layoutCd, services.locale.get(), ...(preview === null ? [] : [preview])],
      queryFn: async ({ signal }): Promise<ReadLayout | null> => {
        const answer = orNull(
          services.api('GET /main/layouts/:layoutCd', { params: { layoutCd }, query: { preview: preview ?? undefined }, signal }),
        );
        const [layout, { isDrawn, loadDisplays }] = await Promise.all([answer, loadTable()]);
        if (!layout) return null;
        await loadDisplays(layout.displays.map(({ displayCd }) => displayCd));
        return { layout: leanLayout(layout, isDrawn), unknown: unknownTypes(layout, isDrawn), readAt: services.now() };
      },
      staleTime: STALE_MS,
    }),
};

/**
 * Reads a layout and, within it, those with which its tabs open, so that the first picture has them all (D-13).
 * @param path codes of the layouts around it
 */
export async function prefetchLayout(
  services: ShellServices,
  layoutCd: string,
  preview: string | null = null,
  path: readonly string[] = [],
): Promise<void> {
  const { queryClient } = services;
  const query = layoutQueries.detail(services, layoutCd, preview);
  await queryClient.prefetchQuery(query);
  const layout = queryClient.getQueryData(query.queryKey)?.layout;
  if (!layout) return;
  const { openingTabs } = await loadTabs();
  const inner = [...path, layoutCd];
  await Promise.all(openingTabs(layout, inner).map((tab) => prefetchLayout(services, tab, null, inner)));
}
