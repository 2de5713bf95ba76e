/** Whether anything the shopper entered is still on the page, kept screens included. */
export function watchFields(): () => boolean {
  const touched = new Set<Node>();
  const forgetGone = () => touched.forEach((field) => field.isConnected || touched.delete(field));
  document.addEventListener('input', ({ target }) => {
    forgetGone();
    if (target instanceof Node) touched.add(target);
  });
  return () => {
    forgetGone();
    return touched.size > 0;
  };
}
