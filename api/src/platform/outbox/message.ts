/** What the shop sends to people. */
export type Message =
  | { kind: 'mail'; to: string; subject: string; text: string; html?: string }
  | { kind: 'sms'; to: string; text: string }
  | { kind: 'push'; token: string; title: string; body: string; link?: string };
