/// <reference lib="dom" />
import type { ElementHandle, KeyInput } from 'puppeteer';
import type { Visitor } from './browser';
import { SELDOM } from './until-shown';

/** More steps than any screen has focusable elements. */
const MANY = 120;

/** A keyboard user: reaches everything with Tab and can see the focus. */
export class Keyboard {
  constructor(private readonly visitor: Visitor) {}

  key = (key: KeyInput): Promise<void> => this.visitor.page.keyboard.press(key);

  type = (text: string): Promise<void> => this.visitor.page.keyboard.type(text);

  /** Presses Tab until the named control has the focus. */
  async to(role: string, name: string): Promise<ElementHandle> {
    const wanted = await this.visitor.find(role, name);
    await this.tabUntil(wanted, `${role} '${name}'`);
    return wanted;
  }

  async press(name: string, role = 'button', key: KeyInput = 'Enter'): Promise<void> {
    const wanted = await this.to(role, name);
    await this.visitor.page.waitForFunction(
      (node: Element) => !node.matches(':disabled') && node.getAttribute('aria-disabled') !== 'true',
      SELDOM,
      wanted,
    );
    await this.key(key);
  }

  async fill(name: string, text: string): Promise<void> {
    await this.to('textbox', name);
    await this.type(text);
  }

  /** Selects an option of a select element with the arrow keys. */
  async choose(name: string, option: string): Promise<void> {
    const list = (await this.to('combobox', name)) as ElementHandle<HTMLSelectElement>;
    const chosen = (): Promise<string> => list.evaluate((node) => node.selectedOptions[0]?.text ?? '');
    for (let at = 0; at < MANY && (await chosen()) !== option; at++) await this.key('ArrowDown');
    if ((await chosen()) !== option) throw new Error(`'${name}' does not reach '${option}' with the arrow keys.`);
  }

  /** Chooses a radio button of a group with the arrow keys. */
  async rate(group: string, option: string): Promise<void> {
    const box = await this.visitor.find('radiogroup', group);
    const inside = (): Promise<boolean> => box.evaluate((node) => node.contains(document.activeElement));
    for (let step = 0; step < MANY && !(await inside()); step++) await this.key('Tab');
    const radio = await box.$(`::-p-aria([name="${option}"][role="radio"])`);
    const isChosen = async (): Promise<boolean> =>
      Boolean(await radio?.evaluate((node) => (node as HTMLInputElement).checked));
    for (let step = 0; step < MANY && !(await isChosen()); step++) await this.key('ArrowDown');
    if (!(await isChosen())) throw new Error(`'${group}' does not reach '${option}' with the arrow keys.`);
  }

  /** Types at the end of a rich text, which may have to be opened first. */
  async write(name: string, text: string): Promise<void> {
    const editor = `[contenteditable="true"][aria-label*="${name}"]`;
    const opener = await this.visitor.page.waitForSelector(`${editor}, button[data-label="${name}"]`);
    if (opener && (await opener.evaluate((node) => node.tagName === 'BUTTON'))) {
      await this.tabUntil(opener, `the button of '${name}'`);
      await this.key('Enter');
    }
    const area = await this.visitor.page.waitForSelector(editor);
    if (!area) throw new Error(`There is no rich text '${name}'.`);
    await this.tabUntil(area, `the rich text '${name}'`);
    await this.visitor.page.keyboard.down('Control');
    await this.key('End');
    await this.visitor.page.keyboard.up('Control');
    await this.type(text);
  }

  private async tabUntil(wanted: ElementHandle, what: string): Promise<void> {
    for (let step = 0; step < MANY; step++) {
      if (await wanted.evaluate((node) => node === document.activeElement)) return;
      await this.key('Tab');
    }
    throw new Error(`Tab does not reach the ${what} on ${this.visitor.page.url()}:\n${await this.visitor.text()}`);
  }
}
