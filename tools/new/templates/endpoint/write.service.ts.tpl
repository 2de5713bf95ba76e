import type { Api } from '@hyangro/contracts/api';
import type { {{types}} } from '@hyangro/contracts/kit/contract';

/** {{title}}. */
export async function {{handler}}({{unused}}): Promise<ReplyOf<Api['{{key}}']>> {
  return undefined;
}
