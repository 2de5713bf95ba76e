import { LANGUAGE_TAG, type Locale } from '@hyangro/contracts/locales';
import { escapeHtml } from '../text/escape-html';

interface Mail {
  locale: Locale;
  subject: string;
  /** Plain text; an empty line parts paragraphs. */
  text: string;
  link: { text: string; address: string };
}

/** The HTML part of a mail: its text in paragraphs and one link. No pictures, no scripts, nothing from elsewhere. */
export function htmlOfMail({ locale, subject, text, link }: Mail): string {
  const paragraphs = escapeHtml(text)
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 16px">${paragraph.replaceAll('\n', '<br>')}</p>`);
  return `<!doctype html><html lang="${LANGUAGE_TAG[locale]}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#fbf9fa;color:#27141e;font:16px/1.6 sans-serif">
<div style="max-width:480px;margin:0 auto">${paragraphs.join('')}
<p style="margin:24px 0 0"><a href="${escapeHtml(link.address)}" style="color:#27141e">${escapeHtml(link.text)}</a></p></div></body></html>`;
}
