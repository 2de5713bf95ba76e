const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png', mp4: 'video/mp4', mov: 'video/quicktime',
};
/** Media type by the ending of a key; unknown endings are never shown inline. */
export const contentTypeOf = (key: string): string => TYPES[key.split('.').pop() ?? ''] ?? 'application/octet-stream';
