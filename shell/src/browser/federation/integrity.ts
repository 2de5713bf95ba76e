/** SHA-384 of each remoteEntry by its URL, as the registry has it. */
export const entryIntegrity = new Map<string, string>();
