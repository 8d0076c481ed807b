/// <reference lib="dom" />
import type { ArticleView } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { Visitor } from '../../support/browser/browser';
import { Keyboard } from '../../support/browser/keyboard';
import { lookAtScreen } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { AuthorSteps, body } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

describe('The end of a submission with figures', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let visitor: Visitor;
  let steps: AuthorSteps;
  let id: string;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    steps = new AuthorSteps(await app.as('author'));
    ({ id } = await steps.start());
    await steps.addFile(id, 'Manuscript', 'manuscript.docx');
    await steps.addFile(id, 'Figure', 'figure-1.png', { figureTitle: 'Length of stay' });
    await steps.addFile(id, 'SupplementaryFigures', 'figure-2.tiff');
    visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('author@example.org', app.password);
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const titles = async (): Promise<(string | null)[]> => {
    const article = body<ArticleView>(await steps.author.get(`/article/${id}`));
    return article.files.flatMap((file) => (file.type === 'Manuscript' ? [] : [file.figureTitle]));
  };

  it('asks for the title of a figure that has none, by keyboard alone', async () => {
    await visitor.goTo(`/rrs/manuscript/submit/${id}?step=4`);
    const keys = new Keyboard(visitor);
    await keys.press('Save and continue');
    await visitor.find('dialog', 'Order and titles of the figures');
    expect(await lookAtScreen(visitor, 'figure-titles')).toEqual([]);
    await keys.press('Save figures');
    await visitor.sees('Please give the figure a title.');
    expect(await lookAtScreen(visitor, 'figure-titles-refused')).toEqual([]);
    await keys.fill('Supplementary figure 1', 'Readmission');
    await keys.key('Enter');
    await visitor.find('button', 'Generate overview PDF');
    expect(await titles()).toEqual(['1. Length of stay', '2. Readmission']);
  });

  it('shows on a telephone how far the overview is', async () => {
    await visitor.page.setViewport({ width: 390, height: 900 });
    await visitor.press('Generate overview PDF');
    const bar = await visitor.page.waitForSelector('[role="progressbar"]');
    const right = await bar?.evaluate((node) => node.getBoundingClientRect().right);
    await visitor.picture('wizard-5-progress-390');
    expect(right).toBeLessThanOrEqual(390);
    await visitor.find('link', 'Open the overview PDF');
  });
});
