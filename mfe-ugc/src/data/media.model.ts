/** Names of the files in which a photo is kept, small to large: 320, 750 and 1,600 pixels. */
type Size = 'thumb' | 'list' | 'full';
const NAME = /^(.*\/media\/ugc\/[^/]+\/)(?:thumb|list|full)(\.jpg)$/;

/** The same photo in another size; a picture that a post did not upload stands alone, and its name tells its sizes (`Picture`). */
export const sized = (url: string, size: Size): string => url.replace(NAME, `$1${size}$2`);
