import type { ArticleStatus, Decision } from '../../../../src/contracts';
import type { TestApp } from '../../../support/app/app';
import { ok } from '../../../support/stories/office-story';
import type { AnonymousStory } from '../leaks/anonymous-story';

export const ASSOCIATE = 'modes-associate@example.org';

/** A status, and the step that takes the manuscript to it from the previous one. */
export type Step = readonly [status: ArticleStatus, step: (story: AnonymousStory, app: TestApp) => Promise<void>];

const count = async (story: AnonymousStory, app: TestApp, reviews: number): Promise<void> => {
  await ok((await app.as('editor')).post(story.path(`set-reviewers-count?count=${reviews}`)));
};

/** A decision with its letter, from RETURNED_TO_EDITOR. An earlier decision is first taken back. */
const decided = (decision: Decision): Step => [
  decision,
  async (story, app) => {
    const { status } = (await ok((await app.as('editor')).get(story.path('')))).body as { status: ArticleStatus };
    if (status !== 'RETURNED_TO_EDITOR') await story.reopen();
    await story.decide(decision);
  },
];

/** Every status once, in an order in which one manuscript can have them. */
export const STEPS: readonly Step[] = [
  ['DRAFT', async () => undefined],
  ['NEW_ARTICLE', (story) => story.submit()],
  ['CORRECTION', (story) => story.correct()],
  [
    'REVIEWER_SELECTION',
    async (story) => {
      await story.corrected();
      await story.passCheck();
    },
  ],
  [
    'UNDER_REVIEW',
    async (story, app) => {
      await story.review();
      await count(story, app, 2);
    },
  ],
  ['REVIEWED', (story, app) => count(story, app, 1)],
  ['ASSOCIATE_EDITOR', async (story, app) => story.assign((await app.as(ASSOCIATE)).user.id)],
  ['RETURNED_TO_EDITOR', (story) => story.advise(ASSOCIATE)],
  decided('REJECTED'),
  decided('DIRECT_REJECT'),
  decided('REJECTED_R0'),
  decided('DIRECT_REJECT_R0'),
  decided('REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR'),
  decided('ACCEPTED'),
  decided('MINOR_REVISION'),
  decided('MAJOR_REVISION'),
  ['WITHDRAWN', (story) => story.withdraw()],
];
