/** Category code of an address: an all-digit id is the code without its letter (R-HOM-08). */
export const cateCdOf = (id: string): string => (/^\d+$/.test(id) ? `C${id}` : id);
