import { ApiError, NetworkError } from '@hyangro/runtime';

/** No answer of the API: none at all, or the gateway's word that there was none. */
export const isSilence = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 502 && error.status <= 504);
