/** schema.org trail to a page, from the top down; paths are the shop's own. */
export const breadcrumbs = (steps: readonly { name: string; path: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({ '@type': 'ListItem', position: at + 1, name, item: path })),
});
