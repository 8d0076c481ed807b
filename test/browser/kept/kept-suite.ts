import type { Visitor } from '../../support/browser/browser';
import { onStage, type Stage } from '../../support/browser/stage';
import type { KeptForm } from './kept-fields';
import { buildKeptWorld, type KeptWorld } from './kept-world';
import { pressIfThere, shownFields } from './text-fields';
import { hasAll, open, openWithin, typeIn, typeUnsaved } from './typing';
import { crash, WAYS, WITHIN_THE_TAB } from './ways-of-leaving';

interface World extends KeptWorld {
  arrive(email?: string): Promise<Visitor>;
}
interface Set {
  stage: Stage<World>;
  forms: KeptForm[];
  /** A private window, signed in as the person of the form. */
  arrive(form: KeptForm): Promise<Visitor>;
}

/** Tests that typed text survives each way of leaving a form. */
export function keepsAll(forms: KeptForm[]): void {
  const stage = onStage<World>(async (app, arrive) => ({ ...(await buildKeptWorld(app)), arrive }));
  const arrive = async ({ as }: KeptForm): Promise<Visitor> => {
    const visitor = await stage.world.arrive(as);
    // The browser's question before unsaved text is left.
    visitor.page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    return visitor;
  };
  const set: Set = { stage, forms, arrive };
  haveEveryField(set);
  keepOnEscape(set);
  for (const way of Object.keys(WAYS)) keepOnLeaving(set, way);
  keepInTwoWindows(set);
  keepOnTwoDevices(set);
}

function haveEveryField({ stage, forms, arrive }: Set): void {
  it.each(forms)('$name: every text field of the screen is in the table', async (form) => {
    const visitor = await arrive(form);
    await open(visitor, form, stage.world);
    const isKnown = (name: string): boolean =>
      form.kept.includes(name) ||
      form.similarFields?.test(name) === true ||
      (form.notKept ?? []).some(([pattern]) => pattern.test(name));
    expect((await shownFields(visitor)).filter((name) => !isKnown(name))).toEqual([]);
    await visitor.leave();
  });
}

function keepOnEscape({ stage, forms, arrive }: Set): void {
  it.each(forms)('$name: Escape loses nothing', async (form) => {
    const visitor = await arrive(form);
    await open(visitor, form, stage.world);
    const texts = await typeIn(visitor, form, 'esc');
    await visitor.page.keyboard.press('Escape');
    await pressIfThere(visitor, 'Keep writing');
    await hasAll(visitor, texts);
    await visitor.leave();
  });
}

function keepOnLeaving({ stage, forms, arrive }: Set, way: string): void {
  const survive = forms.filter(
    ({ as, ofTab }) => (!ofTab || WITHIN_THE_TAB.has(way)) && (as !== undefined || !way.includes('session')),
  );
  if (survive.length === 0) return;
  it.each(survive)(`$name: nothing is lost by ${way}`, async (form) => {
    const visitor = await arrive(form);
    await openWithin(visitor, form, stage.world);
    const texts = await typeUnsaved(visitor, form, 'way');
    const account = form.as === undefined ? null : { email: form.as, password: stage.app.password };
    const next = await WAYS[way]?.(visitor, account);
    if (!next) throw new Error(`There is no way '${way}'`);
    await open(next, form, stage.world);
    await hasAll(next, texts);
    await next.leave();
  });
}

function keepInTwoWindows({ stage, forms, arrive }: Set): void {
  it.each(forms.filter(({ ofTab }) => !ofTab))('$name: two windows that crash lose neither text', async (form) => {
    const one = await arrive(form);
    await open(one, form, stage.world);
    const two = await one.anotherTab();
    await open(two, form, stage.world);
    const first = await typeUnsaved(one, form, 'one');
    const second = await typeUnsaved(two, form, 'two');
    const three = await two.anotherTab();
    await crash(two.page);
    await one.page.close().catch(() => undefined);
    await open(three, form, stage.world);
    await three.page.setOfflineMode(true);
    await hasAll(three, second);
    const four = await three.anotherTab();
    await three.page.close();
    await open(four, form, stage.world);
    if (await pressIfThere(four, 'Discard text')) await pressIfThere(four, 'Discard changes');
    await open(four, form, stage.world);
    await hasAll(four, first);
    await four.leave();
  });
}

function keepOnTwoDevices({ stage, forms, arrive }: Set): void {
  const saved = forms.filter((form) => form.saved);
  // Jest refuses an empty table. What staff write is kept in the browser only.
  if (saved.length === 0) return;
  it.each(saved)('$name: what two devices wrote in two fields is all there', async (form) => {
    const [field = '', other = ''] = form.kept;
    const here = await arrive(form);
    await open(here, form, stage.world);
    const mine = await typeUnsaved(here, form, 'here', [field]);
    const there = await arrive(form);
    await open(there, form, stage.world);
    const theirs = await typeIn(there, form, 'there', [other]);
    await there.page.waitForFunction(() => document.body.innerText.includes('Saved'));
    await there.leave();
    const again = await here.anotherTab();
    await here.page.close();
    await open(again, form, stage.world);
    await hasAll(again, [...mine, ...theirs]);
    await again.leave();
  });
}
