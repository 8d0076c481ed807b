/// <reference lib="dom" />
import { join } from 'node:path';
import type { TicketReview } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { linkIn, newestMail } from '../../support/app/caught-mails';
import { until } from '../../support/app/http-until';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { body } from '../../support/stories/submission-steps';

jest.setTimeout(240_000);

const NAME = 'The upload of my figure stops';
const AUTHOR = 'author@example.org';
const FIGURE = join(__dirname, '../../../src/demo/files/figure-1.png');
const REOPENS = 'This ticket is closed. An answer reopens it.';

/** Pastes as after Print Screen: a picture on the clipboard, and no text. */
const pasteScreenshot = (visitor: Visitor): Promise<void> =>
  visitor.page.$eval('.ck-editor__editable', async (field) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
    canvas.getContext('2d')?.fillRect(0, 0, 30, 30);
    const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes ?? ''], 'screenshot.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });

/** Size of the file that a link of the page opens. */
const bytesBehind = async (visitor: Visitor, name: string): Promise<number> =>
  (await visitor.find('link', name)).evaluate(async (link) => {
    const answer = await fetch((link as HTMLAnchorElement).href);
    return answer.ok ? (await answer.arrayBuffer()).byteLength : 0;
  });

describe('Tickets in the browser', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let author: Visitor;
  let assistant: Visitor;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    author = await Visitor.arrive(browser, app.origin);
    await author.signIn(AUTHOR, app.password);
    assistant = await Visitor.arrive(browser, app.origin);
    await assistant.signIn('assistant@example.org', app.password);
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const look = async (visitor: Visitor, name: string): Promise<void> => {
    expect(await lookAtScreen(visitor, name)).toEqual([]);
    await visitor.page.setViewport({ width: 1440, height: 900 });
  };

  /** Opens the ticket by the link in the author's mail. */
  const followMail = async (subject: string): Promise<void> => {
    const mail = await until(`a mail '${subject}'`, async () => {
      const newest = await newestMail(app.origin, AUTHOR);
      return newest.subject.startsWith(subject) ? newest : null;
    });
    await author.goTo(linkIn(mail, '/tickets/editTicket/1'));
  };

  const answer = async (visitor: Visitor, text: string, button = 'Send the answer'): Promise<void> => {
    await visitor.write('Your answer', text);
    await visitor.press(button);
  };

  const closeTicket = async (visitor: Visitor): Promise<void> => {
    await visitor.press('Close the ticket');
    // The page behind the dialog has a button with the same name, which becomes unreachable a moment later.
    const yes = await visitor.page.waitForSelector(
      '[role="alertdialog"] ::-p-aria([name="Close the ticket"][role="button"])',
    );
    await yes?.press('Enter');
    await visitor.sees(REOPENS);
  };

  it('a ticket from opening to closing by two people', async () => {
    await author.goTo('/rrs/tickets');
    await author.sees('You have no tickets.');
    await look(author, 'tickets-none');
    await author.press('New ticket');
    await author.press('Send the ticket');
    await author.sees('Subject is required');
    await look(author, 'tickets-new-refused');
    await author.fill('Subject', NAME);
    await author.choose('Type', 'Something does not work');
    await author.write('Content', 'It stops at **half** of the file.');
    await author.attach(FIGURE);
    await author.find('button', 'Remove figure-1.png');
    await pasteScreenshot(author);
    await author.find('button', 'Remove screenshot.png');
    // Moves the focus out of the editor, which shows its maker's name while it has the focus.
    await (await author.find('textbox', 'Subject')).focus();
    await look(author, 'tickets-new-files');
    await author.press('Send the ticket');
    await author.sees('Awaiting answer');
    await author.find('link', 'screenshot.png');
    await author.find('button', 'Send the answer');

    await assistant.goTo('/rrs/ticketsReview');
    await assistant.find('link', 'All tickets 1');
    await look(assistant, 'tickets-review');
    await assistant.follow(NAME);
    await assistant.sees('It stops at half of the file.');
    expect(await bytesBehind(assistant, 'figure-1.png')).toBeGreaterThan(1_000);
    await answer(assistant, 'Please try it once more.');
    await assistant.sees('Please try it once more.');

    await followMail('Answer to your ticket 1');
    await author.sees('Please try it once more.');
    await author.sees('Editorial office');
    await look(author, 'ticket-thread');
    await answer(author, 'It works now.');
    await author.sees('Awaiting answer');

    await assistant.goTo('/rrs/ticketsReview');
    await assistant.follow(NAME);
    await assistant.sees('It works now.');
    await closeTicket(assistant);

    await followMail('Your ticket 1 has been closed');
    await author.sees(REOPENS);
    await look(author, 'ticket-closed');
    await answer(author, 'It stopped again.', 'Send and reopen');
    await author.sees('The ticket is open again.');
    await author.goTo('/rrs/tickets');
    await author.sees('Awaiting answer');
    await look(author, 'tickets');
  });

  it('are shown four in a row, one in a row on a phone, and are deleted after a question', async () => {
    const reviewer = await app.as('reviewer');
    for (const name of ['One', 'Two', 'Three', 'Four', 'Five'])
      body(await reviewer.post('/ticket/save', { name, type: 'GENERAL', content: '<p>A question.</p>' }));
    await assistant.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    await assistant.goTo('/rrs/ticketsReview');
    await assistant.find('link', 'Five');
    await look(assistant, 'tickets-review-dark');
    expect(await cardsInFirstRow(assistant)).toBe(4);
    await assistant.page.setViewport({ width: 390, height: 900 });
    expect(await cardsInFirstRow(assistant)).toBe(1);
    await assistant.page.setViewport({ width: 1440, height: 900 });
    await assistant.press("Delete the ticket 'Five'");
    await assistant.sees('Are you sure you want delete?');
    await assistant.press('Delete the ticket');
    await assistant.sees('Successfully deleted');
    const { awaiting } = body<TicketReview>(await (await app.as('assistant')).get('/ticket/all'));
    expect(awaiting.map(({ name }) => name)).not.toContain('Five');
    await assistant.page.waitForFunction(() => document.activeElement?.getAttribute('aria-expanded') === 'true');
  });
});

/** Number of cards per row in the first section. */
const cardsInFirstRow = (visitor: Visitor): Promise<number> =>
  visitor.page.$$eval('main article', (cards) => {
    const top = cards[0]?.getBoundingClientRect().top;
    return cards.filter((card) => card.getBoundingClientRect().top === top).length;
  });
