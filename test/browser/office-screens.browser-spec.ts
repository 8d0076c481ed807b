import type { Browser } from 'puppeteer';
import { type TestApp, startTestApp } from '../support/app';
import { Visitor, openBrowser } from '../support/browser';
import { lookInBothThemes } from '../support/look-at-screen';
import { OfficeStory, ok } from '../support/office-story';
import { AuthorSteps } from '../support/submission-steps';

const REVIEWER = 'office.reviewer@example.net';

jest.setTimeout(1_200_000);

interface World {
  /** Ids of articles in the check, with chosen reviewers, reviewed, and with an associate editor. */
  check: string;
  selection: string;
  reviewed: string;
  held: string;
}

interface Screen {
  name: string;
  path: (world: World) => string;
  sees: string;
  then?(visitor: Visitor): Promise<void>;
}

const to = (path: string) => () => `/rrs/${path}`;
const editorsReady = async (visitor: Visitor): Promise<void> => {
  await visitor.page.waitForSelector('[contenteditable="true"]', { visible: true });
};

const ASSISTANTS_SCREENS: Screen[] = [
  { name: 'office-new-articles', path: to('assitantEditorList'), sees: 'Early mobilisation after stroke' },
  { name: 'office-check-files', path: ({ check }) => `/rrs/checkManuscript/${check}`, sees: 'guidelines' },
  {
    name: 'office-check-correction',
    path: ({ check }) => `/rrs/checkManuscript/${check}?tab=correction`,
    sees: 'What is the problem?',
    then: editorsReady,
  },
  { name: 'office-associates', path: to('associateEditors'), sees: 'Holds now' },
];

const EDITORS_SCREENS: Screen[] = [
  { name: 'office-todo', path: to('toDoList'), sees: 'Length of stay' },
  {
    name: 'office-reviewer-selection',
    path: ({ selection }) => `/rrs/reviewerSelection/${selection}`,
    sees: 'What the authors wish',
  },
  {
    name: 'office-invitation',
    path: ({ selection }) => `/rrs/reviewerSelection/${selection}`,
    sees: 'Ask Rosalind Franklin',
    then: async (visitor) => {
      await visitor.press('Mail Rosalind Franklin');
      await editorsReady(visitor);
    },
  },
  { name: 'office-decide', path: ({ reviewed }) => `/rrs/decideOnStatus/${reviewed}`, sees: 'A sound study.' },
  {
    name: 'office-decision-mail',
    path: ({ reviewed }) => `/rrs/decideOnStatus/${reviewed}`,
    sees: 'Answers go to',
    then: async (visitor) => {
      await visitor.press('Minor revision');
      await editorsReady(visitor);
    },
  },
  { name: 'office-override-form', path: ({ reviewed }) => `/rrs/overrideArticle/${reviewed}`, sees: 'New status' },
];

const ASSOCIATES_SCREENS: Screen[] = [
  { name: 'associate-articles', path: to('associate/myArticle'), sees: 'Length of stay' },
  { name: 'associate-todo', path: to('toDoList'), sees: 'Length of stay' },
  { name: 'associate-decide', path: ({ held }) => `/rrs/decideOnStatus/${held}`, sees: "Associate editor's advice" },
];

async function buildWorld(app: TestApp): Promise<World> {
  const check = await new AuthorSteps(await app.as('author')).submitted();
  const assistant = await app.as('assistant');
  await ok(assistant.post(`/article/${check.id}/assistant/new-note?note=%3Cp%3ELook%20at%20it.%3C%2Fp%3E`));
  const reviewerOne = (await app.as('reviewer')).userId;
  const selection = await OfficeStory.inSelection(app, 'author', [], { reviewerOne, note: 'Thank you.' });
  await selection.select(REVIEWER);
  const reviewed = await OfficeStory.inSelection(app);
  await ok((await app.as('editor')).post(reviewed.path('set-reviewers-count?count=1')));
  await reviewed.reviewed(REVIEWER);
  const held = await OfficeStory.inSelection(app);
  await held.assignAssociate();
  return { check: check.id, selection: selection.id, reviewed: reviewed.id, held: held.id };
}

describe("The office's screens, in light and dark, at 1440 and 390 px", () => {
  let app: TestApp;
  let browser: Browser;
  let world: World;
  const visitors = new Map<string, Visitor>();

  beforeAll(async () => {
    app = await startTestApp();
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
    browser = await openBrowser();
    world = await buildWorld(app);
    for (const name of ['assistant', 'editor', 'associate-editor']) {
      const visitor = await Visitor.arrive(browser, app.origin);
      await visitor.signIn(`${name}@example.org`, app.password);
      visitors.set(name, visitor);
    }
  });
  afterAll(async () => {
    await browser?.close();
    await app?.stop();
  });

  const inspect = async (who: string, { name, path, sees, then }: Screen): Promise<string[]> => {
    const visitor = visitors.get(who);
    if (!visitor) throw new Error(`Nobody is signed in as ${who}`);
    await visitor.goTo(path(world));
    await then?.(visitor);
    await visitor.sees(sees);
    return lookInBothThemes(visitor, name);
  };

  it.each(ASSISTANTS_SCREENS)('$name', async (screen) => {
    expect(await inspect('assistant', screen)).toEqual([]);
  });
  it.each(EDITORS_SCREENS)('$name', async (screen) => {
    expect(await inspect('editor', screen)).toEqual([]);
  });
  it.each(ASSOCIATES_SCREENS)('$name', async (screen) => {
    expect(await inspect('associate-editor', screen)).toEqual([]);
  });
});
