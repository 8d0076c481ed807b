/// <reference lib="dom" />
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArticleView, FileView } from '../../../src/contracts';
import { startTestApp, type TestApp } from '../../support/app/app';
import { until } from '../../support/app/http-until';
import { axeViolations } from '../../support/browser/axe';
import { Visitor } from '../../support/browser/browser';
import { lookAtScreen, lookInBothThemes } from '../../support/browser/look-at-screen';
import { openBrowser, type TestBrowser } from '../../support/browser/open-browser';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { AuthorSteps, body, demoFile } from '../../support/stories/submission-steps';

jest.setTimeout(1_200_000);

const demo = (name: string): string => join(process.cwd(), 'src', 'demo', 'files', name);

/** A revised article: figures in both revisions, tables, and a full set of files. */
async function createRevisedArticle(app: TestApp): Promise<OfficeStory> {
  await app.addPerson('rita@example.org', 'reviewer', { firstName: 'Rita', lastName: 'Reviewer' });
  const author = new AuthorSteps(await app.as('author'));
  const { id } = await author.completeDraft();
  await author.addFile(id, 'Tables', 'rebuttal.docx');
  await author.overview(id);
  const story = OfficeStory.of(app, await author.submit(id));
  await story.passCheck();
  await story.reviewed('rita@example.org');
  await story.decide('MAJOR_REVISION');
  for (const [type, name, title] of [
    ['RebuttalLetter', 'rebuttal.docx'],
    ['MarkedManuscript', 'manuscript-marked.docx'],
    ['UnmarkedManuscriptPDF', 'manuscript-revised.docx'],
    ['Manuscript', 'manuscript.docx'],
    ['Figure', 'figure-1.png', '1. Length of stay'],
    ['Figure', 'figure-2.tiff', '2. Readmission'],
  ] as const)
    await author.addFile(id, type, name, { revision: 1, figureTitle: title });
  const filename = await author.upload(id, 'SupplementaryFigures', 'extra.png', demoFile('figure-1.png'));
  body(await author.author.post(`/article/${id}/add-file`, { filename, type: 'SupplementaryFigures', revision: 1 }));
  const { version } = body<ArticleView>(await author.author.get(`/article/${id}`));
  const sent = { articleId: id, files: [], version, confirmed: true };
  await ok(author.author.post(`/article/${id}/submit-revision`, sent));
  return story;
}

describe('Managing the files of an article', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let story: OfficeStory;
  let assistant: Visitor;
  let editor: Visitor;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'quire-files-'));
    await writeFile(join(folder, 'letter.docx'), demoFile('manuscript-marked.docx'));
    app = await startTestApp();
    browser = await openBrowser();
    story = await createRevisedArticle(app);
    assistant = await Visitor.arrive(browser, app.origin);
    await assistant.signIn('assistant@example.org', app.password);
    editor = await Visitor.arrive(browser, app.origin);
    await editor.signIn('editor@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const open = async (visitor: Visitor, path: string, query = ''): Promise<void> => {
    await visitor.page.setViewport({ width: 1440, height: 900 });
    await visitor.goTo(`/rrs/${path}/${story.id}${query}`);
  };
  const fileOf = (article: ArticleView, type: string) =>
    article.files.filter((file) => file.type === type && file.revision === article.revision);
  const present = (): Promise<ArticleView> => story.article('assistant');
  const nameOf = (file: FileView | undefined): string => file?.originalName ?? file?.filename ?? '';

  it('shows the assistant the last revision or all, in both themes', async () => {
    await open(assistant, 'manageFiles');
    await assistant.find('table', 'Files of revision 1');
    expect(await assistant.text()).not.toContain('Revision 0');
    await assistant.press('All', 'radio');
    await assistant.find('table', 'Files of revision 0');
    expect(await assistant.text()).toContain('Tables');
    expect(await lookInBothThemes(assistant, 'manage-files-assistant')).toEqual([]);
  });

  it('lets the assistant add a file', async () => {
    await open(assistant, 'manageFiles');
    await assistant.press('Add file');
    await assistant.choose('What is the file?', 'Cover letter');
    await assistant.attach(demo('figure-1.png'));
    await assistant.sees('must have one of these extensions');
    expect(await axeViolations(assistant.page)).toEqual([]);
    await assistant.attach(join(folder, 'letter.docx'));
    await assistant.press('Upload');
    await assistant.gone('dialog');
    await assistant.sees('Cover letter');
    expect(fileOf(await present(), 'CoverLetter')).toHaveLength(1);
  });

  it('lets the assistant replace a file in one step, and delete one after a question', async () => {
    await open(assistant, 'manageFiles');
    const [old] = fileOf(await present(), 'RebuttalLetter');
    const { version } = await present();
    await assistant.press(`Replace ${nameOf(old)}`);
    await assistant.attach(demo('rebuttal.docx'));
    await assistant.press('Upload');
    await assistant.gone('dialog');
    const after = await present();
    const [now, ...more] = fileOf(after, 'RebuttalLetter');
    expect([now?.id !== old?.id, more.length, after.version > version]).toEqual([true, 0, true]);
    await assistant.sees(now?.filename ?? '');
    await assistant.press(`Delete ${nameOf(now)}`);
    await assistant.sees('Are you sure you want delete?');
    expect(await axeViolations(assistant.page)).toEqual([]);
    await assistant.press('Delete the file');
    await assistant.sees('Successfully deleted');
    expect(fileOf(await present(), 'RebuttalLetter')).toEqual([]);
  });

  it('orders figures by keyboard alone', async () => {
    await open(assistant, 'manageFiles');
    const before = fileOf(await present(), 'Figure');
    const [first, second] = before.map(nameOf);
    await (await assistant.find('button', 'Reorder figures')).focus();
    await assistant.page.keyboard.press('Enter');
    await (await assistant.find('button', `Move ${first ?? ''} down`)).focus();
    await assistant.page.keyboard.press('Enter');
    const focused = await assistant.page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    expect(focused).toBe(`Move ${first ?? ''} down`);
    await (await assistant.find('checkbox', `${first ?? ''}: part of the figure above`)).focus();
    await assistant.page.keyboard.press('Space');
    expect(await lookInBothThemes(assistant, 'manage-files-reorder')).toEqual([]);
    await (await assistant.find('button', 'Save order')).focus();
    await assistant.page.keyboard.press('Enter');
    await assistant.sees('Successfully updated');
    await assistant.gone('dialog');
    const titles = fileOf(await present(), 'Figure').map((file) => [nameOf(file), file.figureTitle]);
    expect(titles).toEqual([
      [second, '1. Readmission'],
      [first, '1-a. Length of stay'],
    ]);
  });

  it('shows the editor the files by revision with the revision filter, without tables, kept in the address', async () => {
    await open(editor, 'manageFiles');
    await editor.find('table', 'Files of revision 1');
    await editor.find('table', 'Figures of revision 1');
    expect(await editor.text()).not.toMatch(/^Tables$/m);
    expect(await lookInBothThemes(editor, 'manage-files-editor')).toEqual([]);
    await editor.page.setViewport({ width: 1440, height: 900 });
    const rows = async (): Promise<number> => (await editor.page.$$('main table tbody tr')).length;
    const active = await rows();
    await editor.choose('Revision', 'Revision 0');
    await editor.page.waitForFunction(() => location.search === '?revision=0');
    // The address changes before the lists do.
    await until('fewer files', async () => ((await rows()) < active ? true : undefined));
  });

  it('asks before the full article is regenerated', async () => {
    await open(assistant, 'manageFiles');
    await assistant.press('Regenerate full article pdf');
    await assistant.sees('This may take a minute');
    expect(await axeViolations(assistant.page)).toEqual([]);
    await assistant.press('Regenerate the PDF');
    await assistant.find('link', 'Open the full article PDF');
    expect(fileOf(await present(), 'FullArticle')).toHaveLength(1);
  });

  it('is led to from the check, whose files can be changed too', async () => {
    await open(assistant, 'checkManuscript');
    await assistant.find('button', 'Add file');
    await assistant.find('button', 'Regenerate full article pdf');
    expect(await lookInBothThemes(assistant, 'check-manuscript-files')).toEqual([]);
    await assistant.page.setViewport({ width: 1440, height: 900 });
    await assistant.press('More actions');
    await assistant.press('Manage files', 'menuitem');
    await assistant.find('button', 'Reorder figures');
  });

  it('is led to from each row of the to-do list', async () => {
    await story.passCheck();
    await editor.page.setViewport({ width: 1440, height: 900 });
    await editor.goTo('/rrs/toDoList');
    await editor.find('button', `More actions for #${story.number}`);
    expect(await lookAtScreen(editor, 'todo-manage-files')).toEqual([]);
    await editor.page.setViewport({ width: 1440, height: 900 });
    await editor.press(`More actions for #${story.number}`);
    await editor.press('Manage files', 'menuitem');
    await editor.find('table', 'Files of revision 1');
    expect(editor.page.url()).toContain(`/manageFiles/${story.id}`);
  });
});
