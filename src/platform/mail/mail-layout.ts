import type { Language } from '../../contracts';
import type { OutgoingMail } from './mail-transport';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const SENT_BY: Record<Language, string> = { en: 'Sent by', nl: 'Verzonden door' };

/** The frame around every mail: the journal's name above, its address below. Styles are inline, as mail programs require. */
export function mailLayout(mail: OutgoingMail, journal: { journalName: string; publicUrl: string }): string {
  const name = escapeHtml(journal.journalName);
  const address = escapeHtml(journal.publicUrl);
  const language = mail.language ?? 'en';
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;padding:24px;background:#f5f5f5;color:#242424;font:16px/1.5 Georgia,serif">
<div style="max-width:640px;margin:0 auto;padding:24px 32px;background:#ffffff;border-top:4px solid #0f6cbd">
<p style="margin:0 0 16px;font:600 14px/1.4 Arial,sans-serif;color:#0f548c">${name}</p>
${mail.html}
</div>
<p style="max-width:640px;margin:12px auto;font:12px/1.4 Arial,sans-serif;color:#616161">${SENT_BY[language]} ${name}, <a href="${address}" style="color:#0f548c">${address}</a></p>
</body></html>`;
}
