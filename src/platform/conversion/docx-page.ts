/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pageFor, type PageTexts, type PrintedPage } from './page-parts';

declare const docx: {
  renderAsync(data: Blob, body: HTMLElement, style: null, options: object): Promise<unknown>;
};

/** Both scripts run only in the page. jszip is docx-preview's own dependency. */
function scripts(): string[] {
  const renderer = require.resolve('docx-preview');
  const archive = require.resolve('jszip', { paths: [renderer] });
  const paths = [
    join(dirname(archive), '..', 'dist', 'jszip.min.js'),
    join(dirname(renderer), '..', 'dist', 'docx-preview.min.js'),
  ];
  return paths.map((path) => readFileSync(path, 'utf8'));
}

/** A Word document, shown by docx-preview. */
export function docxPage(bytes: Buffer, texts: PageTexts): PrintedPage {
  const script = `${[fitToPaper, addFonts, render].map(String).join('\n')}\nrender`;
  return { html: pageFor(texts, '', scripts()), script, data: bytes.toString('base64') };
}

// The following code runs in the page.

async function render(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  await docx.renderAsync(new Blob([bytes]), document.body, null, {
    className: 'docx',
    inWrapper: false,
    ignoreLastRenderedPageBreak: true,
    renderHeaders: true,
    renderFooters: false,
    renderFootnotes: true,
    renderEndnotes: true,
    renderChanges: true,
    renderComments: false,
    renderAltChunks: false,
    useBase64URL: true,
    experimental: false,
  });
  fitToPaper();
  addFonts();
}

/** Uses the first section's paper size and margins for printing, so that text flows from sheet to sheet. Its header is on each sheet. */
function fitToPaper(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('section.docx')];
  const first = sections[0];
  if (!first) return;
  const { width, minHeight, paddingTop, paddingRight, paddingBottom, paddingLeft } = first.style;
  const head = (first.querySelector('header')?.innerText ?? '').replace(/\s+/g, ' ').trim().slice(0, 120);
  for (const header of document.querySelectorAll('header')) header.remove();
  const points = (length: string, least: number): string => `${Math.max(least, Number.parseFloat(length) || 0)}pt`;
  const size = width && minHeight ? `size: ${width} ${minHeight};` : '';
  const margin = `${points(paddingTop, 36)} ${points(paddingRight, 28)} ${points(paddingBottom, 36)} ${points(paddingLeft, 28)}`;
  const style = document.createElement('style');
  style.textContent = `@page { ${size} margin: ${margin}; @top-center { content: ${JSON.stringify(head).replace(/[<>\\]/g, '')};
    font: 8pt Arimo, sans-serif; color: #555; } }
    section.docx { width: auto !important; min-height: 0 !important; height: auto !important; padding: 0 !important;
      margin: 0 !important; box-shadow: none !important; overflow: visible !important; }
    section.docx + section.docx { break-before: page; }`;
  document.head.append(style);
}

/**
 * Fonts of the document that are not installed lack Chinese, Japanese and Korean glyphs. So the family that has these glyphs is put before
 * each font.
 */
function addFonts(): void {
  const first = (style: CSSStyleDeclaration): void => {
    if (style.fontFamily !== '') style.fontFamily = `'East Asian', ${style.fontFamily}`;
  };
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) if (rule instanceof CSSStyleRule) first(rule.style);
  for (const styled of document.querySelectorAll<HTMLElement>('[style*="font-family"]')) first(styled.style);
}
