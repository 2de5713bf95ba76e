/** Whether an address may lead to the app store: https, and nothing a link could run. */
export function isStoreUrl(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('https://') && URL.canParse(value);
}
