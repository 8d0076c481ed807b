/// <reference lib="dom" />
import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory, ok } from '../../support/stories/office-story';
import { AuthorSteps } from '../../support/stories/submission-steps';

const REVIEWER = 'office.reviewer@example.net';

jest.setTimeout(1_200_000);

interface World {
  /** Ids of articles in the check, with selected reviewers, reviewed, and with an associate editor. */
  check: string;
  selection: string;
  reviewed: string;
  held: string;
  /** Id of a person. */
  reviewer: string;
}

const to = (path: string) => () => `/rrs/${path}`;
const editorsReady = async (visitor: Visitor): Promise<void> => {
  await visitor.page.waitForSelector('[contenteditable="true"]', { visible: true });
};

const ASSISTANTS_SCREENS: Screen<World>[] = [
  { name: 'office-new-articles', path: to('assitantEditorList'), sees: 'Early mobilisation after stroke' },
  { name: 'office-check-files', path: ({ check }) => `/rrs/checkManuscript/${check}`, sees: 'guidelines' },
  {
    name: 'office-check-correction',
    path: ({ check }) => `/rrs/checkManuscript/${check}?tab=correction`,
    sees: 'What is the problem?',
    then: editorsReady,
  },
  { name: 'office-associates', path: to('associateEditors'), sees: 'Assigned now' },
];

const EDITORS_SCREENS: Screen<World>[] = [
  { name: 'office-todo', path: to('toDoList'), sees: 'Length of stay' },
  {
    name: 'office-reviewer-selection',
    path: ({ selection }) => `/rrs/reviewerSelection/${selection}`,
    sees: 'Reviewer preferences of the authors',
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
    sees: 'Reply to',
    then: async (visitor) => {
      await visitor.press('Minor revision', 'radio');
      await visitor.press('Recipients and subject');
      await editorsReady(visitor);
      // Scrolls to the top, since a button that the bar half covers would be measured as too small.
      await visitor.page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'person', path: ({ reviewer }) => `/rrs/people/${reviewer}`, sees: 'As a reviewer' },
  { name: 'office-override-form', path: ({ reviewed }) => `/rrs/overrideArticle/${reviewed}`, sees: 'New status' },
];

const ASSOCIATES_SCREENS: Screen<World>[] = [
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
  const reviewer = (await app.as(REVIEWER)).userId;
  return { check: check.id, selection: selection.id, reviewed: reviewed.id, held: held.id, reviewer };
}

describe("The office's screens, in light and dark, at 1440 and 390 px", () => {
  const stage = onStage(async (app, arrive) => {
    await app.addPerson(REVIEWER, 'reviewer', { firstName: 'Rosalind', lastName: 'Franklin' });
    const world = await buildWorld(app);
    return {
      ...world,
      assistant: await arrive('assistant@example.org'),
      editor: await arrive('editor@example.org'),
      associate: await arrive('associate-editor@example.org'),
    };
  });

  it.each(ASSISTANTS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.assistant, screen)).toEqual([]);
  });
  it.each(EDITORS_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.editor, screen)).toEqual([]);
  });
  it.each(ASSOCIATES_SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.associate, screen)).toEqual([]);
  });
});
