import { escapeHtml } from '../mail-layout';
import type { CaughtMail } from './caught-mail';

const STYLE = `
:root{color-scheme:light dark;--ink:#242424;--soft:#616161;--paper:#fff;--ground:#f5f5f5;--line:#d1d1d1;--link:#0f548c}
@media(prefers-color-scheme:dark){:root{--ink:#f0f0f0;--soft:#b8b8b8;--paper:#242424;--ground:#161616;--line:#525252;--link:#7ebdf0}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--ink);font:15px/1.5 "Segoe UI",system-ui,sans-serif}
main,header{max-width:64rem;margin:0 auto;padding:1rem}header{display:flex;flex-wrap:wrap;gap:1rem;align-items:baseline;justify-content:space-between}
h1{font-size:1.4rem;margin:0}a{color:var(--link)}:focus-visible{outline:2px solid var(--link);outline-offset:2px}
form{display:flex;gap:.5rem;flex-wrap:wrap;align-items:center}input,button{font:inherit;padding:.35rem .7rem;border:1px solid var(--line);border-radius:4px;background:var(--paper);color:inherit}
.sheet{background:var(--paper);border:1px solid var(--line);border-radius:6px;overflow-x:auto}
table{width:100%;border-collapse:collapse}th,td{text-align:left;padding:.5rem .8rem;border-bottom:1px solid var(--line);vertical-align:top;overflow-wrap:anywhere}
th,dt{font-weight:600}td.time{white-space:nowrap;color:var(--soft)}tr:last-child td{border-bottom:0}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1rem;padding:1rem;margin:0}dd{margin:0;overflow-wrap:anywhere}
iframe{display:block;width:100%;height:70vh;border:0;border-top:1px solid var(--line);background:#fff}.empty{padding:2rem;color:var(--soft)}`;

/** The list of caught mails, with a search by recipient. */
export function mailboxPage(mails: readonly CaughtMail[], to: string): string {
  const found = to === '' ? 'No mail has been caught yet.' : `No mail to '${escapeHtml(to)}' has been caught.`;
  const table = `<table><caption hidden>Caught mails, newest first</caption>
<thead><tr><th scope="col">Received (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>${mails.map(row).join('')}</tbody></table>`;
  return page(
    'Mailbox',
    `<header><h1>Mailbox</h1>
<form role="search" action="/mailbox"><label for="to">Recipient</label>
<input id="to" name="to" type="search" value="${escapeHtml(to)}"><button>Search</button></form></header>
<main><p>Mails are caught here and not sent on. <a href="/rrs">To the journal</a></p>
<div class="sheet">${mails.length > 0 ? table : `<p class="empty">${found}</p>`}</div></main>`,
  );
}

/** One mail. Its HTML is shown in a frame that may neither run scripts nor access this page. Its links open in a new tab. */
export function mailPage(mail: CaughtMail): string {
  const entry = (name: string, value: string): string =>
    value === '' ? '' : `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;
  const shown = mail.html.replace(/<head>/i, '<head><base target="_blank">');
  return page(
    mail.subject,
    `<header><h1>${escapeHtml(mail.subject)}</h1><a href="/mailbox">All mails</a></header>
<main><div class="sheet"><dl>${entry('From', mail.from)}${entry('To', mail.to.join(', '))}${entry('Cc', mail.cc.join(', '))}
${entry('Reply to', mail.replyTo ?? '')}${entry('Received', time(mail.receivedAt))}</dl>
<iframe title="Text of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(shown)}"></iframe></div></main>`,
  );
}

const time = (iso: string): string => iso.slice(0, 16).replace('T', ' ');

function row({ id, to, cc, subject, receivedAt }: CaughtMail): string {
  return `<tr><td class="time"><time datetime="${receivedAt}">${time(receivedAt)}</time></td>
<td>${escapeHtml([...to, ...cc].join(', '))}</td><td><a href="/mailbox/mails/${id}">${escapeHtml(subject)}</a></td></tr>`;
}

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>${body}</body></html>`;
