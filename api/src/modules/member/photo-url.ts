/** Where everybody sees a member's photo, by its key; null without one. The shop's server passes `/api` on. */
export const photoUrlOf = (photoKey: string | null): string | null => photoKey && `/api/profile-photos/${photoKey}`;
