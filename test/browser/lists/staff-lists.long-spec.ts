import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import { onStage } from '../../support/browser/stage';
import { OfficeStory, ok } from '../../support/stories/office-story';

jest.setTimeout(900_000);

/** More articles than a list shows on one page. */
const MANY = 20;
const NUMBERS = Array.from({ length: MANY }, (_none, index) => index + 1);
const LATE = 'rene.late@example.net';
const HOLDER = 'ingrid.holder@example.net';

interface World {
  /** Has many mails. */
  mailed: string;
  /** 15 articles without an associate editor. */
  free: readonly OfficeStory[];
  /** An associate editor. */
  holder: Visitor;
}

async function fill(app: TestApp): Promise<Omit<World, 'holder'>> {
  for (const n of NUMBERS)
    await app.addPerson(`associate${n}@example.net`, 'associate editor', { lastName: `Associate${n}` });
  await app.addPerson(HOLDER, 'associate editor');
  for (const n of NUMBERS) await app.addPerson(`reviewer${n}@example.net`, 'reviewer', { lastName: `Reviewer${n}` });
  await app.addPerson(LATE, 'reviewer', { firstName: 'René', lastName: 'Late' });
  for (const n of NUMBERS) await OfficeStory.submitted(app, 'author', [], { articleTitle: `To check ${n}` });
  const stories: OfficeStory[] = [];
  for (const n of NUMBERS)
    stories.push(await OfficeStory.inSelection(app, 'author', [], { articleTitle: `Length of stay ${n}` }));
  const [first, second] = stories as [OfficeStory, OfficeStory];
  const request = await first.invite('reviewer1@example.net');
  for (const _reminder of NUMBERS) await first.mail(request);
  await second.answer(LATE, await second.invite(LATE), true);
  const author = await app.as('author');
  for (const n of NUMBERS)
    await ok(author.post('/ticket/save', { name: `Ticket ${n}`, content: '<p>Please</p>', type: 'GENERAL' }));
  return { mailed: first.id, free: stories.slice(2, 17) };
}

interface List {
  name: string;
  path: string | ((world: World) => string);
  sees: string;
  /** The selector of a row. */
  row?: string;
}

const LISTS: readonly List[] = [
  { name: 'the to-do list', path: '/rrs/toDoList?tab=all', sees: 'Length of stay 20' },
  { name: 'articles to check', path: '/rrs/assitantEditorList', sees: 'To check 20' },
  { name: 'all manuscripts', path: '/rrs/manuscript/all', sees: '1–25 of 40' },
  { name: 'the search', path: '/rrs/searchManuscripts?q=stay&active=active', sees: '1–25 of 40' },
  { name: 'users', path: '/rrs/users', sees: 'Reviewer20' },
  { name: 'all reviewers', path: '/rrs/allReviewers', sees: 'Reviewer20' },
  { name: 'mails of an article', path: ({ mailed }) => `/rrs/articleDetails/${mailed}?tab=mails`, sees: 'Delivery' },
  { name: 'tickets', path: '/rrs/ticketsReview', sees: 'Ticket 20', row: 'li' },
  { name: 'associate editors', path: '/rrs/associateEditors', sees: 'Associate20' },
];

describe('the lists of staff', () => {
  let editor: Visitor;
  const stage = onStage<World>(async (app, arrive) => {
    const world = { ...(await fill(app)), holder: await arrive(HOLDER) };
    app.clock.advance({ days: 30 });
    editor = await arrive('editor@example.org');
    return world;
  });

  it.each(LISTS)('have at least 15 rows in view: $name', async ({ path, sees, row = 'tbody tr' }) => {
    await editor.page.setViewport({ width: 1440, height: 900 });
    await editor.goTo(typeof path === 'string' ? path : path(stage.world));
    await editor.sees(sees);
    expect(await rowsInView(editor, row)).toBeGreaterThanOrEqual(15);
  });

  it('return by Back to the tab, page, filter and place that they had', async () => {
    await editor.goTo('/rrs/toDoList?tab=assignReivewers');
    await editor.press('All 20', 'tab');
    await editor.fill('Filter by title, author, number', 'stay', 'searchbox');
    await editor.page.waitForFunction(() => location.search.includes('q=stay'));
    const { page } = editor;
    await page.evaluate(() => window.scrollTo(0, 160));
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(0);
    const address = page.url();
    await page.$$eval('tbody tr td > a', (links) => (links.at(-1) as HTMLElement).click());
    await page.waitForFunction(() => location.pathname.includes('/reviewerSelection/'));
    await editor.sees('Candidates');
    await page.goBack();
    await editor.sees('Length of stay 1');
    expect(page.url()).toBe(address);
    await page.waitForFunction((before: number) => Math.abs(window.scrollY - before) <= 2, {}, scrolled);
  });

  it('assign an associate editor to several articles, each with its mail', async () => {
    await editor.goTo('/rrs/toDoList?tab=assignReivewers&q=stay+1');
    await editor.sees('Length of stay 19');
    const selected = await tickFirst(editor, 2);
    await editor.press('Assign associate editor');
    await editor.find('dialog', 'Assign an associate editor');
    await editor.page.locator('[role="dialog"] input[type="radio"]').click();
    await editor.press('Assign 2 articles');
    await editor.sees('2 articles assigned.');
    await editor.gone('dialog');
    await editor.goTo('/rrs/manuscript/all?status=ASSOCIATE_EDITOR');
    for (const number of selected) await editor.sees(number);
  });

  it('are exported as a file with the selected rows', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quire-export-'));
    const session = await editor.page.createCDPSession();
    await session.send('Browser.setDownloadBehavior', {
      behavior: 'allow',
      downloadPath: folder,
      browserContextId: editor.page.browserContext().id,
    });
    await editor.goTo('/rrs/assitantEditorList?q=check+1');
    await editor.sees('To check 19');
    const selected = await tickFirst(editor, 3);
    await editor.press('Export');
    const file = await downloaded(folder);
    expect(file.split('\r\n').filter(Boolean)).toHaveLength(4);
    for (const number of selected) expect(file).toContain(`${number},0,To check `);
    await rm(folder, { recursive: true });
  });

  it('have late reviewers reminded by keyboard only', async () => {
    await editor.goTo('/rrs/toDoList?tab=overdueReviewers');
    await editor.sees('Length of stay 2');
    const { keyboard } = editor.page;
    await keyboard.press('j');
    await keyboard.press('x');
    await editor.sees('1 selected');
    await tabTo(editor, /^Remind \d+ late reviewer/);
    await keyboard.press('Enter');
    await editor.find('dialog', 'Remind late reviewers');
    await tabTo(editor, /^Send \d+ reminder/);
    await keyboard.press('Enter');
    await editor.gone('dialog');
    await editor.sees('sent.');
  });

  it('have at least 15 rows in view: the articles that an associate editor holds', async () => {
    const { page } = stage.world.holder;
    await page.setViewport({ width: 1440, height: 900 });
    for (const story of stage.world.free) await story.assignAssociate(HOLDER);
    await stage.world.holder.goTo('/rrs/associate/myArticle');
    await stage.world.holder.sees('Length of stay');
    expect(await rowsInView(stage.world.holder, 'tbody tr')).toBe(15);
  });
});

/** How many rows are wholly visible in a window of the height 900. */
async function rowsInView({ page }: Visitor, row: string): Promise<number> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
  const bottoms = await page.$$eval(`main ${row}`, (rows) => rows.map((each) => each.getBoundingClientRect().bottom));
  return bottoms.filter((bottom) => bottom <= 900).length;
}

/** Ticks the first rows; returns their numbers. */
async function tickFirst(visitor: Visitor, count: number): Promise<string[]> {
  const numbers = await visitor.page.$$eval('tbody tr', (rows) =>
    rows.map((row) => /\d{4}-\d+/.exec(row.textContent ?? '')?.[0] ?? ''),
  );
  const chosen = numbers.slice(0, count);
  for (const number of chosen) await visitor.press(`Select #${number}`, 'checkbox');
  return chosen;
}

/** Presses Tab until the focus is on a button with such a text. */
async function tabTo({ page }: Visitor, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (name.test(text)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

/** The text of the one file that arrives in a folder. */
async function downloaded(folder: string): Promise<string> {
  for (;;) {
    const file = (await readdir(folder)).find((name) => name.endsWith('.csv'));
    if (file) return readFile(join(folder, file), 'utf8');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
