/** What held the focus is gone with what stood over the page: the reader goes on at the start of the screen, not of the document. */
export function keepFocusInPage(element: Element): void {
  element.closest('main')?.focus({ preventScroll: true });
}
