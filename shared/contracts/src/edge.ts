/** Headers that only a trusted proxy may set. Whoever passes a request on strips them and writes its own. */
export const isProxyHeader = (name: string): boolean => /^(x-forwarded-.*|forwarded|x-real-ip|x-shell-key)$/i.test(name);

/** Name or address with an optional port, as `Host` may carry it (RFC 9112 §3.2: anything else is a bad request). */
export const isHost = (text: string): boolean => /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i.test(text);
