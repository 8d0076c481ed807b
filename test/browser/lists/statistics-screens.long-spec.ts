import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import { onStage, type Screen } from '../../support/browser/stage';
import { OfficeStory } from '../../support/stories/office-story';

const REVIEWER = 'counted.reviewer@example.net';

jest.setTimeout(1_200_000);

/** Waits for drawings by their accessible names. */
const drawn =
  (...figures: string[]) =>
  async (visitor: Visitor): Promise<void> => {
    for (const figure of figures) await visitor.find('figure', figure);
  };

const SCREENS: Screen[] = [
  { name: 'all-reviewers', path: '/rrs/allReviewers', sees: 'Meitner' },
  {
    name: 'reviewer-statistics',
    path: '/rrs/reviewersStatistics',
    sees: 'Meitner, L.',
    then: drawn('Assignments'),
  },
  {
    name: 'associate-statistics',
    path: '/rrs/associateStatistics',
    sees: 'By associate editor',
    then: drawn('Outcomes by associate editor'),
  },
  {
    name: 'journal-statistics',
    path: '/rrs/statistics',
    sees: 'Where articles wait now',
    then: async (visitor) => {
      await drawn('Submissions per month', 'Outcomes per month', 'Where the articles of the period stand now')(visitor);
      await visitor.page.waitForSelector('figure[aria-label^="Submissions"] svg rect');
    },
  },
  {
    name: 'own-measures',
    path: '/rrs/ownMeasures',
    sees: 'Reviewer pool by load and answer rate',
    then: (visitor) => visitor.press('Compute now'),
  },
  {
    name: 'audit',
    path: '/rrs/audit',
    sees: 'The log matches its seals.',
    then: async (visitor) => {
      await visitor.press('Seal now');
      await visitor.sees('Seal 1');
      await visitor.press('Verify the log');
    },
  },
];

/** One article decided after a review and with an associate editor's help, and one that waits. */
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

describe('The list of reviewers, the statistics and the audit, in light and dark, at 1440 and 390 px', () => {
  const stage = onStage(async (app, arrive) => {
    await buildWorld(app);
    return { editor: await arrive('editor@example.org') };
  });

  it.each(SCREENS)('$name', async (screen) => {
    expect(await stage.inspect(stage.world.editor, screen)).toEqual([]);
  });
});
