import type { TermsDocCd } from '@hyangro/contracts/help/terms.contract';
import type { RouteName } from '@hyangro/contracts/routes/table';
import { pathOf, type Head, type ScreenArgs, type ScreenData } from '@hyangro/runtime';
import { termsQueries, versionOf } from '../../data/terms.queries';
import { translate } from '../../messages';

type TextRoute = Extract<RouteName, 'Terms' | 'PrivacyPolicy' | 'Company'>;

/** Data and head of a text's page: its first clause describes it; only the version in force is for search engines. */
export const textData = (docCd: TermsDocCd, route: TextRoute): Required<ScreenData> => ({
  prefetch: ({ services, searchParams }) =>
    services.queryClient.prefetchQuery(termsQueries.version(services, docCd, versionOf(searchParams))),
  head: ({ services, searchParams }: ScreenArgs): Head => {
    const version = versionOf(searchParams);
    const found = services.queryClient.getQueryData(termsQueries.version(services, docCd, version).queryKey);
    if (found === null) return { title: translate(services)('text.missing'), status: 404, noIndex: true };
    return {
      title: found?.title ?? '',
      description: found?.sections[0]?.body,
      canonical: pathOf(route),
      noIndex: found !== undefined && found.state !== 'IN_FORCE',
    };
  },
});
