/** Hash of a file as a script's `integrity` has it. */
export function integrityOf(content: string | Uint8Array): string;
