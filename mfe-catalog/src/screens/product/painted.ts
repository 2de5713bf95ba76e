/** Resolves when the next frame has been painted: what costs more than a frame comes after the one that answers the press. */
export const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
