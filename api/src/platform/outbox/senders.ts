import type { Transporter } from 'nodemailer';
import type { Config } from '../../config';
import type { Deps } from '../module';
import { RefusedForGood, type Sender } from './drain';

/** Longest a service for text messages may take. */
const SMS_TIMEOUT_MS = 10_000;
/** Longest a mail server may take to be reached, to greet, and between two lines; the next messages wait for it. */
const SMTP_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Mail by SMTP and text messages by HTTP where they are configured. Everything else stays in the table `outbox`: its content belongs in no log. */
export function senderOf(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM'> & Partial<Pick<Config, 'SMS_URL' | 'SMS_TOKEN'>>,
  log: Deps['log'],
): Sender {
  const mail = config.SMTP_URL ? smtpMail(config.SMTP_URL, config.MAIL_FROM) : null;
  return async (message) => {
    if (message.kind === 'mail' && mail) return mail(message);
    if (message.kind === 'sms' && config.SMS_URL) return sendSms(config.SMS_URL, config.SMS_TOKEN, message);
    log.info({ kind: message.kind }, 'no service is configured for this message: it goes nowhere');
  };
}

function smtpMail(url: string, from: string) {
  // Loaded on the first mail: most processes never send one.
  let transport: Promise<Transporter> | undefined;
  return async ({ to, subject, text, html }: { to: string; subject: string; text: string; html?: string }) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport({ url, ...SMTP_TIMEOUTS }));
    const mails = await transport;
    await mails.sendMail({ from, to, subject, text, html }).catch((error: unknown) => {
      throw isUnknownRecipient(error) ? new RefusedForGood('the mail server refused the recipient', { cause: error }) : error;
    });
  };
}

/** A mailbox that the server does not have (RFC 5321 §4.2.1: 5yz is for good). Wrong settings are refused with other commands, and may be mended. */
const isUnknownRecipient = (error: unknown): boolean => {
  const { command, responseCode } = error as { command?: string; responseCode?: number };
  return command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500;
};

/** Rejects unless the service takes it; what it answers is not read, as it may quote the message. */
async function sendSms(url: string, token: string | undefined, { to, text }: { to: string; text: string }): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ to, text }),
    redirect: 'error',
    signal: AbortSignal.timeout(SMS_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the service for text messages answered ${response.status}`);
}
