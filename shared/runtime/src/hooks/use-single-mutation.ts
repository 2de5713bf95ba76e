import { useMutation, useQueryClient, type MutationKey, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query';

type SingleMutation<Data, Variables> = UseMutationResult<Data, Error, Variables> & {
  /** Resolves with the answer; with nothing when it failed, or when one was running and this press did nothing. */
  start(variables: Variables): Promise<Data | undefined>;
};

/**
 * A mutation that a second press cannot start while one with its key runs. The state of a hook turns with the next render, and a
 * press may come before that: the cache is asked what runs. Failures go to `onError`.
 */
export function useSingleMutation<Data, Variables = void>(
  options: UseMutationOptions<Data, Error, Variables> & { mutationKey: MutationKey },
): SingleMutation<Data, Variables> {
  const queryClient = useQueryClient();
  // What was sent (a password, an address) is not kept.
  const mutation = useMutation({ gcTime: 0, ...options });
  return {
    ...mutation,
    start: async (variables) =>
      queryClient.isMutating({ mutationKey: options.mutationKey }) > 0 ? undefined : mutation.mutateAsync(variables).catch(() => undefined),
  };
}
