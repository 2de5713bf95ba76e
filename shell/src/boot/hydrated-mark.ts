/** Name of the performance mark from which on the first screen answers clicks. */
export const HYDRATED = 'hydrated';
