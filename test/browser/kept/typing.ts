/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { Visitor } from '../../support/browser/browser';
import { SELDOM } from '../../support/browser/until-shown';
import type { KeptForm } from './kept-fields';
import type { KeptWorld } from './kept-world';
import { allText, pressIfThere, shownFields } from './text-fields';

const pathOf = ({ path }: KeptForm, world: KeptWorld): string => (typeof path === 'string' ? path : path(world));

/** Waits until nothing is missing any more. */
async function untilNone(what: string, visitor: Visitor, missing: () => Promise<string[]>): Promise<void> {
  const end = Date.now() + visitor.page.getDefaultTimeout();
  for (let left = await missing(); left.length > 0; left = await missing()) {
    if (Date.now() > end) throw new Error(`${what}: missing ${left.join(', ')} in\n${await allText(visitor)}`);
    await sleep(100);
  }
}

/** Opens the form and waits for its fields. */
export async function open(visitor: Visitor, form: KeptForm, world: KeptWorld): Promise<void> {
  await visitor.goTo(pathOf(form, world));
  await opened(visitor, form);
}

/** The same from the start page without reloading the application, so that Back leads to that page. */
export async function openWithin(visitor: Visitor, form: KeptForm, world: KeptWorld): Promise<void> {
  await visitor.goTo('/rrs');
  await visitor.find('main', '');
  await visitor.page.evaluate(
    (path) => {
      const { idx = 0 } = (history.state ?? {}) as { idx?: number };
      history.pushState({ idx: idx + 1, key: 'kept', usr: null }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    },
    pathOf(form, world),
  );
  await opened(visitor, form);
}

async function opened(visitor: Visitor, form: KeptForm): Promise<void> {
  await visitor.page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'), SELDOM);
  await form.open?.(visitor);
  await untilNone(`fields of ${form.name}`, visitor, async () => {
    const shown = await shownFields(visitor);
    return form.kept.filter((name) => !shown.includes(name));
  });
  // Fields of the same name behind a dialog are hidden a moment after it has opened.
  await visitor.page.waitForFunction(
    () =>
      !document.querySelector('[role="dialog"]') ||
      document.getElementById('root')?.getAttribute('aria-hidden') === 'true',
    SELDOM,
  );
}

/** Types a different text in each field, and returns the texts. */
export async function typeIn(visitor: Visitor, form: KeptForm, mark: string, names = form.kept): Promise<string[]> {
  const texts = names.map((_name, index) => `${mark}${index}x`);
  for (const [index, name] of names.entries()) {
    const text = texts[index] ?? '';
    if (form.rich?.includes(name)) await visitor.write(name, text);
    else await visitor.fill(name, text, form.combos?.includes(name) ? 'combobox' : 'textbox');
  }
  await hasAll(visitor, texts);
  return texts;
}

/** Types offline, so that nothing reaches the server: only this browser can keep the text. */
export async function typeUnsaved(visitor: Visitor, form: KeptForm, mark: string, names?: string[]): Promise<string[]> {
  await visitor.page.setOfflineMode(true);
  return typeIn(visitor, form, mark, names);
}

/** Waits for all texts, and puts back what the form offers. */
export const hasAll = (visitor: Visitor, texts: string[]): Promise<void> =>
  untilNone('texts', visitor, async () => {
    await pressIfThere(visitor, 'Restore text');
    const shown = await allText(visitor);
    return texts.filter((text) => !shown.includes(text));
  });
