import { memberStore, type PageState } from '@hyangro/runtime';

export const postDraftStore = memberStore<Readonly<Record<string, string>>>({});

/** What was begun to be written below a post: a look at another screen, or a session that ends, costs no letter (ST-LOG-04). */
export function postDraftOf({ memberMemory }: Pick<PageState, 'memberMemory'>, name: string) {
  const store = postDraftStore(memberMemory);
  return {
    read: (): string => store.get()[name] ?? '',
    keep(text: string) {
      const { [name]: _, ...others } = store.get();
      store.set(text === '' ? others : { ...others, [name]: text });
    },
  };
}
