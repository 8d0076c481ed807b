/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import type { ArticleView, Author } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { AuthorSteps, body, demoFile } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

describe('measure', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let visitor: Visitor;
  let id: string;
  const times: string[] = [];
  const took = async (what: string, act: () => Promise<unknown>) => {
    const at = performance.now();
    await act();
    times.push(`${what}: ${Math.round(performance.now() - at)} ms`);
  };
  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    const steps = new AuthorSteps(await app.as('author'));
    ({ id } = await steps.start());
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    const ids: string[] = body(await steps.author.get(`/article/${id}`)).articleAuthors.map((a: Author) => a.id);
    for (let n = 2; n <= 50; n++)
      ids.push(
        body<Author>(
          await steps.author.post('/article/author/save', {
            firstName: `First${n}`,
            lastName: `Last${n}`,
            email: `a${n}@example.net`,
            institute: 'Institute of Computing',
            country: 'Netherlands',
          }),
        ).id,
      );
    body(await steps.author.post(`/article/${id}/update`, { authorsIds: ids }));
    for (let n = 1; n <= 30; n++) {
      const filename = await steps.upload(id, 'Figure', `Fig${n}.png`, demoFile('figure-1.png'));
      body(await steps.author.post(`/article/${id}/add-file`, { filename, type: 'Figure', figureTitle: `Title ${n}` }));
    }
    visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('author@example.org', app.password);
  });
  afterAll(async () => {
    console.log(times.join('\n'));
    await browser?.close();
    await app?.stop();
  });
  /** Presses at the same spot every 30 ms, without waiting for the page. */
  const hammer = async (name: string, times: number) => {
    const button = await visitor.find('button', name);
    await button.evaluate((node) => node.scrollIntoView({ block: 'center' }));
    await sleep(300);
    const box = await button.boundingBox();
    const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
    await visitor.page.mouse.move(x, y);
    const sent: Promise<unknown>[] = [];
    for (let n = 0; n < times; n++) {
      sent.push(visitor.page.mouse.click(x, y));
      await sleep(30);
    }
    await Promise.all(sent);
  };
  it('authors', async () => {
    await visitor.goTo(`/rrs/manuscript/submit/${id}?step=1`);
    await visitor.page.waitForSelector('[contenteditable="true"][aria-label*="Abstract"]', { visible: true });
    await took('step 1 -> 2 (50 authors shown)', async () => {
      await visitor.press('Save and continue').catch(() => visitor.press('Next'));
      await visitor.find('button', 'Move First50 Last50 up');
    });
    await took('20 presses at 30 ms until place 30 shown', async () => {
      await hammer('Move First50 Last50 up', 20);
      await visitor.page.waitForFunction(
        () => (document.querySelector('input[aria-label^="Place of First50"]') as HTMLInputElement)?.value === '30',
      );
    });
    await took('server has it', async () => {
      for (;;) {
        const a = body<ArticleView>(await (await app.as('author')).get(`/article/${id}`));
        if (a.articleAuthors[29]?.lastName === 'Last50') break;
        await sleep(50);
      }
    });
    await took('one press shown', async () => {
      await (await visitor.find('button', 'Move First50 Last50 up')).evaluate((n) => (n as HTMLElement).click());
      await visitor.page.waitForFunction(
        () => (document.querySelector('input[aria-label^="Place of First50"]') as HTMLInputElement)?.value === '29',
      );
    });
    await took('typed place shown', async () => {
      const f = await visitor.find('textbox', 'Place of First50 Last50, 1 to 50');
      await f.click({ count: 3 });
      await f.type('2');
      await f.press('Enter');
      await visitor.page.waitForFunction(
        () => (document.querySelector('input[aria-label^="Place of First50"]') as HTMLInputElement)?.value === '2',
      );
    });
    await took('New author dialog opens', async () => {
      await visitor.press('New author');
      await visitor.find('dialog', 'New author');
    });
    for (const [l, v] of [
      ['First name', 'New'],
      ['Last name', 'Person'],
      ['Email', 'new.person@example.net'],
    ] as const)
      await visitor.fill(l, v);
    await took('author added', async () => {
      await visitor.press('Add author');
      await visitor.find('button', 'Move New Person up');
    });
    await took('author removed', async () => {
      await visitor.press('Remove New Person');
      await visitor.press('Remove author');
      await visitor.page.waitForFunction(() => !document.querySelector('[aria-label="Move New Person up"]'));
    });
    await took('edit dialog', async () => {
      await visitor.press('Edit First7 Last7');
      await visitor.find('dialog', 'Edit author');
    });
    await took('author saved', async () => {
      await visitor.fill('City', 'Utrecht');
      await visitor.press('Save author');
      await visitor.gone('dialog');
    });
  });
  it('figures', async () => {
    await took('goto step 4', async () => {
      await visitor.goTo(`/rrs/manuscript/submit/${id}?step=4`);
      await visitor.find('button', 'Order and titles of figures');
    });
    await took('figures dialog opens', async () => {
      await visitor.press('Order and titles of figures');
      await visitor.find('button', 'Move Fig30.png up');
    });
    await took('20 presses at 30 ms', async () => {
      await hammer('Move Fig30.png up', 20);
      await visitor.page.waitForFunction(
        () => (document.querySelector('input[aria-label^="Place of Fig30"]') as HTMLInputElement)?.value === '10',
      );
    });
    await took('one press shown', async () => {
      await (await visitor.find('button', 'Move Fig30.png up')).evaluate((n) => (n as HTMLElement).click());
      await visitor.page.waitForFunction(
        () => (document.querySelector('input[aria-label^="Place of Fig30"]') as HTMLInputElement)?.value === '9',
      );
    });
    await took('40 letters typed at 30 ms in a title', async () => {
      const f = await visitor.find('textbox', 'Figure 5');
      await f.click();
      await visitor.page.keyboard.type('x'.repeat(40), { delay: 30 });
      await visitor.page.waitForFunction(() =>
        [...document.querySelectorAll('input')].some((i) => i.value.includes('x'.repeat(40))),
      );
    });
    await took('saved', async () => {
      await visitor.press('Save figures');
      await visitor.gone('dialog');
    });
    await visitor.goTo(`/rrs/manuscript/draft`);
    await visitor.sees('Early mobilisation');
    await took('drafts page reload', async () => {
      await visitor.page.reload();
      await visitor.sees('Early mobilisation');
    });
  });
});
