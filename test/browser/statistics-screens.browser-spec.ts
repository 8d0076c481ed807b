import type { Browser } from 'puppeteer';
import { type TestApp, startTestApp } from '../support/app';
import { Visitor, openBrowser } from '../support/browser';
import { lookInBothThemes } from '../support/look-at-screen';
import { OfficeStory } from '../support/office-story';

const REVIEWER = 'counted.reviewer@example.net';

jest.setTimeout(1_200_000);

interface Screen {
  name: string;
  path: string;
  sees: string;
  /** Drawings that must be there, by how a screen reader names them. */
  figures?: string[];
}

const SCREENS: Screen[] = [
  { name: 'all-reviewers', path: 'allReviewers', sees: 'Meitner' },
  {
    name: 'reviewer-statistics',
    path: 'reviewersStatistics',
    sees: 'Meitner, L.',
    figures: ['Assignments of this page'],
  },
  {
    name: 'associate-statistics',
    path: 'associateStatistics',
    sees: 'By associate editor',
    figures: ['Outcomes by associate editor'],
  },
  {
    name: 'journal-statistics',
    path: 'statistics',
    sees: 'Where articles wait now',
    figures: ['Submissions per month', 'Outcomes per month', 'Where the articles of the period stand now'],
  },
];

/** One article decided after a review and with an associate editor's help, one that waits. */
async function buildWorld(app: TestApp): Promise<void> {
  await app.addPerson(REVIEWER, 'reviewer', {
    firstName: 'Lise',
    lastName: 'Meitner',
    institute: 'Institute of Tests',
    areasOfExpertise: 'Intensive care, sepsis',
  });
  const decided = await OfficeStory.inSelection(app);
  await (await app.as('editor')).post(decided.path('set-reviewers-count?count=1'));
  await decided.assignAssociate();
  await decided.reviewed(REVIEWER);
  await decided.decide('ACCEPTED');
  await OfficeStory.submitted(app);
}

describe('The list of reviewers and the statistics, in light and dark, at 1440 and 390 px', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    app = await startTestApp();
    browser = await openBrowser();
    await buildWorld(app);
    visitor = await Visitor.arrive(browser, app.origin);
    await visitor.signIn('editor@example.org', app.password);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  it.each(SCREENS)('$name', async ({ name, path, sees, figures = [] }) => {
    await visitor.goTo(`/rrs/${path}`);
    await visitor.sees(sees);
    for (const figure of figures) await visitor.find('figure', figure);
    if (path === 'statistics') await visitor.page.waitForSelector('figure[aria-label^="Submissions"] svg rect');
    expect(await lookInBothThemes(visitor, name)).toEqual([]);
  });
});
