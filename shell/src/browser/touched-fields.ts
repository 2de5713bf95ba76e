/** Whether anything the shopper entered is still on the page, kept screens included; of the fields that count, when the caller says which. */
export function watchFields(): (counts?: (field: Node) => boolean) => boolean {
  const touched = new Set<Node>();
  const forgetGone = () => touched.forEach((field) => field.isConnected || touched.delete(field));
  document.addEventListener('input', ({ target }) => {
    forgetGone();
    if (target instanceof Node) touched.add(target);
  });
  return (counts = Boolean) => {
    forgetGone();
    return [...touched].some(counts);
  };
}
