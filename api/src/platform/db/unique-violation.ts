/** Name of the unique key that a failed write met; undefined for any other failure. */
export function uniqueKeyOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === '23505' ? cause.constraint : undefined;
}

/** Whether a write failed at this unique key. */
export const isUniqueViolation = (error: unknown, key: string): boolean => uniqueKeyOf(error) === key;
