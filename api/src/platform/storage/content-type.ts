const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  // Own logos and icons only: what members send is re-encoded, and the content policy of answers lets no script run.
  svg: 'image/svg+xml',
};
/** Media type by the ending of a key; unknown endings are never shown inline. */
export const contentTypeOf = (key: string): string => TYPES[key.split('.').pop() ?? ''] ?? 'application/octet-stream';
