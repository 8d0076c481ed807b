/// <reference lib="dom" />
import type { ArticleView } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen } from '../../support/browser/look-at-screen';
import { ActionTimes } from '../../support/browser/measured/action-times';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { AuthorSteps, body, demoFile } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

const FIGURES = 30;

describe('The order of thirty figures', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let visitor: Visitor;
  let steps: AuthorSteps;
  let id: string;
  const times = new ActionTimes('30 figures');

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    steps = new AuthorSteps(await app.as('author'));
    ({ id } = await steps.start());
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    for (let number = 1; number <= FIGURES; number += 1) {
      const filename = await steps.upload(id, 'Figure', `Fig${number}.tif`, demoFile('figure-2.tiff'));
      body(await steps.author.post(`/article/${id}/add-file`, { filename, type: 'Figure', figureTitle: `${number}.` }));
    }
    visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('author@example.org', app.password);
    await times.of('opens', () => visitor.goTo(`/rrs/manuscript/submit/${id}?step=4`));
  });

  afterAll(async () => {
    times.print();
    await browser?.close();
    await app?.stop();
  });

  const stored = async (): Promise<(string | null)[]> => {
    const article = body<ArticleView>(await steps.author.get(`/article/${id}`));
    return article.files.flatMap((file) => (file.type === 'Figure' ? [file.originalName] : []));
  };
  /** The names of the figures in the dialog, from the first to the last. */
  const shown = (): Promise<string[]> =>
    visitor.page.$$eval('[role="dialog"] ol > li button[aria-label$=" up"]', (buttons) =>
      buttons.map((button) => (button.getAttribute('aria-label') ?? '').replace(/^Move | up$/g, '')),
    );
  const open = async (): Promise<void> => {
    await visitor.press('Order and titles of figures');
    await visitor.find('dialog', 'Order and titles of the figures');
  };

  it('is changed by dragging a row, and saved in one step', async () => {
    const handleOf = async (name: string) => {
      const row = await visitor.page.waitForSelector(`li:has(button[aria-label="Move ${name} up"]) [title^="Drag"]`);
      const box = await row?.boundingBox();
      if (!box) throw new Error(`${name} cannot be dragged`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await times.of('dialog of order and titles', open);
    expect(await lookAtScreen(visitor, 'figure-order')).toEqual([]);
    const [from, to] = [await handleOf('Fig1.tif'), await handleOf('Fig3.tif')];
    await visitor.page.mouse.move(from.x, from.y);
    await visitor.page.mouse.down();
    await visitor.page.mouse.move(from.x, from.y + 20, { steps: 4 });
    // The rows take a moment to make room.
    await visitor.page.waitForFunction(() => document.querySelector<HTMLElement>('li[style*="transform"]'));
    await visitor.page.mouse.move(to.x, to.y + 4, { steps: 10 });
    // Release the mouse only when the third row has made room too: on a busy machine that happens after the last move.
    await visitor.page.waitForFunction(() =>
      /translate/.test(
        document.querySelector<HTMLElement>('li:has(button[aria-label="Move Fig3.tif up"])')?.style.transform ?? '',
      ),
    );
    await visitor.page.mouse.up();
    await visitor.page.waitForFunction(
      () =>
        document.querySelector('[role="dialog"] ol > li button[aria-label$=" up"]')?.ariaLabel === 'Move Fig2.tif up',
    );
    const order = await shown();
    expect(order.slice(0, 3)).toEqual(['Fig2.tif', 'Fig3.tif', 'Fig1.tif']);
    await times.of('save', async () => {
      await visitor.press('Save figures');
      await visitor.page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
    });
    expect(await stored()).toEqual(order);
  });

  it('loses no press of an arrow, however fast', async () => {
    await open();
    await times.of('one press down', async () => {
      await visitor.press('Move Fig1.tif down');
      await visitor.page.waitForFunction(
        () =>
          document.querySelectorAll('[role="dialog"] ol > li button[aria-label$=" up"]')[3]?.ariaLabel ===
          'Move Fig1.tif up',
      );
    });
    await visitor.press('Move Fig1.tif up');
    const presses = 20;
    await visitor.page.evaluate(async (count) => {
      const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
      for (let press = 0; press < count; press += 1) {
        document.querySelector<HTMLButtonElement>('button[aria-label="Move Fig1.tif down"]')?.click();
        await pause(30);
      }
    }, presses);
    expect((await shown()).indexOf('Fig1.tif')).toBe(2 + presses);
    await visitor.press('Save figures');
    await visitor.page.waitForFunction(() => document.querySelector('[role="dialog"]') === null);
    expect((await stored()).indexOf('Fig1.tif')).toBe(2 + presses);
  });
});
