import type { Api } from '@hyangro/contracts/api';
import type { {{types}} } from '@hyangro/contracts/kit/contract';

/** {{title}}. */
export async function {{handler}}({{given}}): Promise<ReplyOf<Api['{{key}}']>> {
  return {{value}};
}
