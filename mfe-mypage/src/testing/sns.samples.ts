import type { SnsLink } from '@hyangro/contracts/session/sns.contract';

export const snsLink = (provider: SnsLink['provider'], linkedAt: string | null = null, canUnlink = linkedAt !== null): SnsLink => ({
  provider,
  linkedAt,
  canUnlink,
});
