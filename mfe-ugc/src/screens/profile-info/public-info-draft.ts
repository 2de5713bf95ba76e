import type { PublicInfoForm } from '@hyangro/contracts/ugc/profile.rules';
import { memberStore } from '@hyangro/runtime';

/** What a member began to change of what everybody reads of them; it stays when the screen is left. */
export const publicInfoDraft = memberStore<PublicInfoForm | null>(null);
