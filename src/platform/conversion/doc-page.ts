import type { DocumentContent } from '../documents';
import { escapeHtml, pageFor, type PageTexts, type PrintedPage } from './page-parts';

/** The text of an old Word document: paragraphs, and rows of tables with their cells side by side. */
export function docPage(
  { text, notes, head }: Extract<DocumentContent, { kind: 'doc' }>,
  texts: PageTexts,
): PrintedPage {
  const top = head.trim() === '' ? '' : `<header>${paragraphs(head)}</header>`;
  const bottom = notes === '' ? '' : `<section class="notes">${paragraphs(notes)}</section>`;
  return { html: pageFor(texts, `${top}${paragraphs(text)}${bottom}`), script: null, data: null };
}

const paragraphs = (text: string): string =>
  text
    .split(/\r?\n|\r|\f/)
    .filter((line) => line.trim() !== '')
    .map((line) => (line.includes('\t') ? row(line) : `<p>${escapeHtml(line)}</p>`))
    .join('\n')
    .replace(/<\/table>\n<table class="odf">/g, '');

const row = (line: string): string =>
  `<table class="odf"><tr>${line
    .split('\t')
    .map((cell) => `<td>${escapeHtml(cell)}</td>`)
    .join('')}</tr></table>`;
