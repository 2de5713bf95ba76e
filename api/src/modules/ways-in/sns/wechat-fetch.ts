import type { CustomFetch } from 'openid-client';

/**
 * WeChat takes `appid` and `secret` in the address where OAuth has a form, answers JSON as text, and its errors with status 200.
 * This tells the one in the words of the other.
 */
export const wechatFetch: CustomFetch = async (url, { method, body, headers, signal }) => {
  const address = new URL(url);
  if (method === 'POST') {
    const form = new URLSearchParams(String(body));
    address.search = new URLSearchParams({
      appid: form.get('client_id') ?? '',
      secret: form.get('client_secret') ?? '',
      code: form.get('code') ?? '',
      grant_type: 'authorization_code',
    }).toString();
  }
  const answer = await fetch(address, { method: 'GET', headers: method === 'POST' ? {} : headers, signal });
  const told = (await answer.json()) as Record<string, unknown>;
  if (!told['errcode']) return Response.json({ token_type: 'bearer', ...told });
  // 40029: the code is too old or was used; 40163: it was used.
  const isOld = told['errcode'] === 40029 || told['errcode'] === 40163;
  return Response.json({ error: isOld ? 'invalid_grant' : 'server_error' }, { status: 400 });
};
