/** Where films of other houses may be shown within a page (D-12). The page's policy lets frames of nobody else in. */
export const FILM_ORIGINS = ['https://www.youtube.com', 'https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const;
