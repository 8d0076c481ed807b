import type { Page } from 'puppeteer';

/** Characters that the editor of rich text turns into a format while they are typed. */
const MARKS = /[*_#`]/;

/**
 * Enters text where the focus is: the first character as a key, the rest in one input event, as an input method does. Each key takes
 * some ten milliseconds of CPU time. Text with marks is typed, and `Keyboard` types every letter.
 */
export async function enterText(page: Page, text: string): Promise<void> {
  if (MARKS.test(text)) return page.keyboard.type(text);
  const [first = '', ...rest] = text;
  await page.keyboard.type(first);
  if (rest.length > 0) await page.keyboard.sendCharacter(rest.join(''));
}
