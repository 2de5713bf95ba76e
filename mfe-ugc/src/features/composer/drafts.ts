import { DRAFTS_CAP, ENDED_DRAFTS_CAP } from '@hyangro/contracts/constants';
import type { LocalKeys } from '@hyangro/contracts/storage/storage-keys';
import type { PageState } from '@hyangro/runtime';

/** The browser's key of each kind of post (LS-04, LS-05, LS-06). */
export type DraftKey = 'savedReview' | 'savedFeed' | 'savedTalk';
type Saved = LocalKeys[DraftKey];
export type Draft = Saved['drafts'][number];

/**
 * What a member is writing in this browser, one kind of post. Nobody else who logs in here sees it. A draft that was sent or thrown away is
 * remembered as ended: another tab that still shows it does not bring it back.
 */
export function draftsOf({ storage }: Pick<PageState, 'storage'>, key: DraftKey, memCd: string) {
  const read = (): Saved => {
    const saved = storage.local.get(key);
    return saved?.memCd === memCd ? saved : { memCd, drafts: [], ended: [] };
  };
  const write = (change: (saved: Saved) => Partial<Saved>): boolean => {
    const saved = read();
    return storage.local.set(key, { ...saved, ...change(saved) });
  };
  const without = (drafts: readonly Draft[], draftCd: string) => drafts.filter((draft) => draft.draftCd !== draftCd);
  const hasEnded = (draftCd: string) => read().ended.includes(draftCd);
  return {
    key,
    /** The one of a slot that was changed last. */
    find: (isSlot: (slot: string) => boolean): Draft | null => read().drafts.find(({ slot }) => isSlot(slot)) ?? null,
    get: (draftCd: string): Draft | null => read().drafts.find((draft) => draft.draftCd === draftCd) ?? null,
    /** False when the browser has no room for it, or it has ended. */
    keep: (draft: Draft): boolean =>
      !hasEnded(draft.draftCd) && write(({ drafts }) => ({ drafts: [draft, ...without(drafts, draft.draftCd)].slice(0, DRAFTS_CAP) })),
    /** Nothing is typed any more. */
    drop: (draftCd: string) => write(({ drafts }) => ({ drafts: without(drafts, draftCd) })),
    /** It was sent or thrown away. */
    end: (draftCd: string) =>
      write(({ drafts, ended }) => ({ drafts: without(drafts, draftCd), ended: [draftCd, ...ended].slice(0, ENDED_DRAFTS_CAP) })),
    hasEnded,
  };
}
export type Drafts = ReturnType<typeof draftsOf>;
