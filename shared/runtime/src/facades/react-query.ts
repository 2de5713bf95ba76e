/**
 * The part of @tanstack/react-query that the shop uses, shared under the package's name. It is taken by another name
 * (package.json, `imports`): by its own the package would be this facade again. Types are the package's own, all of them.
 */
export type * from '#react-query';
export {
  QueryClient,
  QueryClientProvider,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '#react-query';
