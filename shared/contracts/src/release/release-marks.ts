/** Marks on the timeline of a page, whose detail is the `remote@version` that a long task or a layout shift is laid to (MFE-17). */
export const RELEASE_MARKS = { longTask: 'hyangro:long-task', shift: 'hyangro:layout-shift' } as const;
