/// <reference lib="dom" />
import type { Visitor } from '../../support/browser/browser';

/** Names of all text fields that are shown: in the open dialog, or on the page. */
export const shownFields = (visitor: Visitor): Promise<string[]> =>
  visitor.page.evaluate(() => {
    const NO_TEXT = new Set(['checkbox', 'radio', 'file', 'range', 'hidden', 'button', 'submit']);
    const host = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.body;
    const textOf = (node: Element | null | undefined): string =>
      (node instanceof HTMLElement ? node.innerText : '').replace(/\s*\*\s*$/, '').trim();
    const nameOf = (field: Element): string => {
      const by = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
      const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
      return (
        by.map((id) => textOf(document.getElementById(id))).join(' ') ||
        field.getAttribute('aria-label') ||
        textOf(labels?.[0])
      );
    };
    const fields = [...host.querySelectorAll('input, textarea, [contenteditable="true"]')].filter((field) => {
      if (field instanceof HTMLInputElement && (NO_TEXT.has(field.type) || field.readOnly)) return false;
      return field.getClientRects().length > 0;
    });
    // A comment of a review that is not open is a button with the field's name.
    const closed = [...host.querySelectorAll('button[data-label]')].map((one) => one.getAttribute('data-label') ?? '');
    return [...new Set([...fields.map(nameOf), ...closed])];
  });

/** All text of the page, including the contents of fields. */
export const allText = (visitor: Visitor): Promise<string> =>
  visitor.page.evaluate(() => {
    const typed = [...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value);
    return [document.body.innerText, ...typed].join('\n');
  });

/** Presses the button of a notice if it is there. */
export async function pressIfThere(visitor: Visitor, name: string): Promise<boolean> {
  const found = await visitor.page.$(`::-p-aria([name="${name}"][role="button"])`);
  if (!found) return false;
  await found.evaluate((node) => (node as HTMLElement).click());
  return true;
}
