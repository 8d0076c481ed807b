import { randomBytes } from 'node:crypto';
import type { DocumentContent } from '../documents';

/** One document for the conversion helper. Its files are in folders of the server. */
export interface ConversionWork {
  content: DocumentContent;
  input: string;
  /** Path for the PDF. */
  output: string;
  /** The name shown to people. */
  name: string;
  /** What the foot of every sheet says before the name, in the language of the document. The helper process has no language of its own. */
  note: string;
}

/** The texts of a page that the server adds to a document. */
export type PageTexts = Pick<ConversionWork, 'name' | 'note'>;

/** A page that a script of the server fills, to be printed. */
export interface PrintedPage {
  html: string;
  /** Expression that fills the page; `data` has the parts of the document that it needs. */
  script: string | null;
  data: unknown;
}

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Text as the value of CSS `content`, on one line. */
const cssText = (text: string): string =>
  `"${text.replace(/[\s\p{C}]+/gu, ' ').replace(/["\\<>{}]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16) ?? ''} `)}"`;

/** A page for a document, with a line on every sheet that says how it was converted. */
export function pageFor({ name, note }: PageTexts, body: string, scripts: readonly string[] = []): string {
  // A document cannot know the nonce, so no script of a document runs.
  const nonce = randomBytes(18).toString('base64');
  return `<!doctype html>
<html><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: blob:; font-src data: blob:; script-src 'nonce-${nonce}'">
<style>
@page { size: A4; margin: 22mm 20mm; @bottom-left { content: ${cssText(`${note} ${name}`)}; font: 6.5pt Arimo, sans-serif; color: #555; }
  @bottom-right { content: counter(page); font: 8pt Arimo, sans-serif; color: #555; } }
body { font-family: 'East Asian', Tinos, 'Times New Roman', 'DejaVu Sans', serif; font-size: 11pt; line-height: 1.4; margin: 0; overflow-wrap: anywhere; }
p, h1, h2, h3, h4, li, td { unicode-bidi: plaintext; }
img, svg { max-width: 100%; height: auto; } table { border-collapse: collapse; max-width: 100%; } .odf td { border: 0.5pt solid #777; padding: 1mm 2mm; vertical-align: top; }
.notes { border-top: 0.5pt solid #777; margin-top: 8mm; font-size: 9pt; }
</style>
${scripts.map((script) => `<script nonce="${nonce}">${script.replace(/<\/script/gi, '<\\/script')}</script>`).join('\n')}
</head><body>${body}</body></html>`;
}
