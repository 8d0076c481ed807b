/// <reference lib="dom" />
import type { Page } from 'puppeteer';
import { COMMENT_FIELDS, RATING_FIELDS, REVIEW_FIELD_LABELS, REVIEW_REQUIRED_MESSAGES } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { Visitor } from '../../support/browser/browser';
import { hurry } from '../../support/browser/hurry';
import { Keyboard } from '../../support/browser/keyboard';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { rate } from '../../support/browser/rate';
import { ok } from '../../support/stories/office-story';
import { askAndAccept, type Asked, endSession, signInHere, stored } from './reviewer-world';

const UNSENT = 'This browser has text that was not saved when you left.';

jest.setTimeout(1_200_000);

describe('The review form in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  /** Opens the form of an accepted request, signed in as the reviewer. */
  const open = async (email: string, prepare?: (page: Page) => Promise<void>): Promise<[Visitor, Asked]> => {
    const asked = await askAndAccept(app, email);
    const visitor = await Visitor.arrive(browser, app.origin);
    await prepare?.(visitor.page);
    await visitor.signIn(email, app.password);
    await visitor.goTo(asked.form);
    await ready(visitor);
    return [visitor, asked];
  };

  const ready = async (visitor: Visitor): Promise<void> => {
    await visitor.find('radiogroup', 'Significance');
    await visitor.page.waitForSelector('[contenteditable="true"][aria-label*="General comments"]');
  };

  const chosen = async (visitor: Visitor, label: string): Promise<string> =>
    (await visitor.find('radiogroup', label)).evaluate(
      (group) => group.querySelector<HTMLInputElement>('input:checked')?.value ?? '',
    );

  it('saves automatically while a field has the focus, and says so', async () => {
    const [visitor, asked] = await open('autosave@example.net', hurry);
    await visitor.write('General comments', 'Typed and not left.');
    expect((await stored(asked)).review.general).toBeUndefined();
    await visitor.sees('Draft saved.');
    expect((await stored(asked)).review.general).toBe('<p>Typed and not left.</p>');
    await visitor.leave();
  });

  it('saves when a field is left', async () => {
    const [visitor, asked] = await open('on.leaving@example.net');
    await rate(visitor, 'Significance', 'Top 10%');
    await visitor.write('Major comments', 'Written and left.');
    await visitor.write('Minor comments', 'Next.');
    await until('the text that was left', async () =>
      (await stored(asked)).review.major === '<p>Written and left.</p>' ? true : undefined,
    );
    expect((await stored(asked)).review.significance).toBe('TOP10');
    await visitor.leave();
  });

  it('keeps every letter that is typed from the moment a comment is opened, and all texts of the others', async () => {
    const [visitor] = await open('typing.ahead@example.net');
    await visitor.write('General comments', 'The first text.');
    const letters = 'Typed at once, without waiting for the editor.';
    const opener = await visitor.find('button', 'Write: Major comments');
    await opener.focus();
    await visitor.page.keyboard.press('Enter');
    await visitor.page.keyboard.type(letters, { delay: 30 });
    await visitor.sees(letters);
    expect(await visitor.page.$$('[contenteditable="true"]')).toHaveLength(1);
    await visitor.page.keyboard.press('Escape');
    await visitor.sees('The first text.');
    await visitor.sees(letters);
    await visitor.leave();
  });

  it('offers the typed text again when the session ended in the middle of it', async () => {
    const [visitor] = await open('lost.session@example.net');
    await rate(visitor, 'Impact', 'Top 25%');
    await visitor.write('General comments', 'Typed before the session ended.');
    await endSession(visitor);
    await visitor.press('Save draft');
    await signInHere(visitor, 'lost.session@example.net', app.password);
    await visitor.sees(UNSENT);
    await visitor.press('Restore text');
    expect(await chosen(visitor, 'Impact')).toBe('TOP25');
    await visitor.sees('Typed before the session ended.');
    await visitor.press('Save draft');
    await visitor.sees('Draft saved.');
    await visitor.goTo('/rrs/reviewerToDoList?tab=pending');
    await visitor.followContaining('Length of stay');
    await ready(visitor);
    expect(await visitor.text()).not.toContain(UNSENT);
    expect(await chosen(visitor, 'Impact')).toBe('TOP25');
    await visitor.leave();
  });

  it('offers the typed text again after the tab was closed before it could be saved', async () => {
    const [closed, asked] = await open('closed.tab@example.net');
    // Switching tabs blurs the field, which triggers a save; so the network is switched off.
    await closed.page.setOfflineMode(true);
    await closed.write('Minor comments', 'Typed before the tab was closed.');
    // On a busy machine the page may handle the last key only after the editor has shown it.
    await closed.page.waitForFunction(() =>
      Object.values(localStorage).some((kept) => String(kept).includes('Typed before the tab was closed.')),
    );
    const next = await closed.anotherTab();
    await closed.page.close();
    await next.goTo(asked.form);
    await next.sees(UNSENT);
    await next.press('Restore text');
    await next.sees('Typed before the tab was closed.');
    await next.leave();
  });

  it('names all that is missing, and offers "Not applicable" for what the manuscript lacks', async () => {
    const [visitor] = await open('missing@example.net');
    await visitor.press('Submit review');
    const text = await visitor.text();
    for (const message of Object.values(REVIEW_REQUIRED_MESSAGES)) expect(text).toContain(message);
    await visitor.press('Not applicable: Comments on the tables');
    await visitor.sees('Not applicable.');
    await visitor.leave();
  });

  it('is filled in and sent with the keyboard alone', async () => {
    const [visitor, asked] = await open('keyboard@example.net');
    const keys = new Keyboard(visitor);
    for (const field of RATING_FIELDS) await keys.rate(REVIEW_FIELD_LABELS[field], 'Top 25%');
    await keys.rate('Recommendation', 'Minor revision');
    for (const name of ['violation', 'editorial', 'volunteer']) await answerNo(visitor, keys, name);
    for (const field of COMMENT_FIELDS) await keys.write(REVIEW_FIELD_LABELS[field], `On ${field}.`);
    await keys.press('Submit review');
    await visitor.sees('Review successfully submitted.');
    const { status, review } = await stored(asked);
    expect([status, review.general, review.violation]).toEqual(['Completed', '<p>On general.</p>', false]);
    expect(new URL(visitor.page.url()).pathname).toBe('/rrs/reviewerToDoList');
    await visitor.leave();
  });

  it('opens again with the same text and the reason when the editor sends the review back', async () => {
    const [visitor, asked] = await open('sent.back@example.net');
    await asked.story.review(asked.email, asked.requestId, { general: '<p>The first version.</p>' });
    await visitor.goTo(asked.form);
    await visitor.sees('This review has been sent already and can only be read.');
    expect(await visitor.page.$('[contenteditable="true"]')).toBeNull();
    const editor = await app.as('editor');
    const reason = 'Please say more about the methods.';
    await ok(editor.post(asked.story.path(`review/${asked.requestId}/send-back`), { reason }));
    await visitor.goTo('/rrs/reviewerToDoList?tab=pending');
    await visitor.followContaining('Length of stay');
    await visitor.sees(reason);
    await ready(visitor);
    await visitor.sees('The first version.');
    await visitor.write('General comments', ' And more about the methods.');
    await visitor.press('Submit review');
    await visitor.sees('Review successfully submitted.');
    expect((await stored(asked)).review.general).toBe('<p>The first version. And more about the methods.</p>');
    await visitor.leave();
  });
});

/** Moves to the next question and answers no with the arrow keys. */
async function answerNo(visitor: Visitor, keys: Keyboard, about: string): Promise<void> {
  for (let step = 0; step < 20; step++) {
    const here = await visitor.page.evaluate(() => {
      const active = document.activeElement;
      const group = active?.closest('[role="radiogroup"]');
      const label = group?.getAttribute('aria-labelledby');
      return label ? (document.getElementById(label)?.textContent ?? '') : '';
    });
    if (here.includes(about)) {
      await keys.key('ArrowDown');
      return;
    }
    await keys.key('Tab');
  }
  throw new Error(`Tab does not reach the question about '${about}'.`);
}
