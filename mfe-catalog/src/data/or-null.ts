import { ApiError } from '@hyangro/runtime';

/** Answer of a call, or null where the API names the thing unknown (404): a screen shows that, a boundary does not. */
export async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
