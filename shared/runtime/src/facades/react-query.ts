/** The part of @tanstack/react-query that the shop uses: shared under the package's name. */
export {
  HydrationBoundary, QueryClient, QueryClientProvider, dehydrate, hydrate, infiniteQueryOptions, keepPreviousData, queryOptions,
  useInfiniteQuery, useMutation, useQuery, useQueryClient, useSuspenseInfiniteQuery, useSuspenseQuery,
} from '@tanstack/react-query';
