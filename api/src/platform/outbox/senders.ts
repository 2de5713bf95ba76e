import type { Transporter } from 'nodemailer';
import type { Config } from '../../config';
import type { Deps } from '../module';
import type { Sender } from './drain';

/** Mail by SMTP when configured; everything else, and mail without it, is written to the log. */
export function senderOf(config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'NODE_ENV' | 'QA'>, log: Deps['log']): Sender {
  const mail = config.SMTP_URL ? smtpMail(config.SMTP_URL, config.MAIL_FROM) : null;
  return async (message) => {
    if (message.kind === 'mail' && mail) return mail(message);
    // Codes and addresses belong in no production log.
    const shown = config.NODE_ENV === 'production' && !config.QA ? { kind: message.kind } : message;
    log.info({ message: shown }, 'no service is configured for this message: it is only logged');
  };
}

function smtpMail(url: string, from: string) {
  // Loaded on the first mail: most processes never send one.
  let transport: Promise<Transporter> | undefined;
  return async ({ to, subject, text, html }: { to: string; subject: string; text: string; html?: string }) => {
    transport ??= import('nodemailer').then(({ createTransport }) => createTransport(url));
    await (await transport).sendMail({ from, to, subject, text, html });
  };
}
