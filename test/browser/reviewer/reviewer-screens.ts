import type { TestApp } from '../../support/app/app';
import type { Visitor } from '../../support/browser/browser';
import type { Screen } from '../../support/browser/stage';
import { ok } from '../../support/stories/office-story';
import { ask, askAndAccept, type Asked, keyFor } from './reviewer-world';

export const BUSY = 'busy.reviewer@example.net';
export const TODO = '/rrs/reviewerToDoList';

export interface ReviewerWorld {
  request: Asked;
  pending: Asked;
  sentBack: Asked;
  completed: Asked;
  declined: Asked;
  key: string;
}

const byKey = (answer: 'accept' | 'decline') => (world: ReviewerWorld) =>
  `${world.request.page(answer)}?key=${world.key}`;

export const SIGNED_OUT_SCREENS: Screen<ReviewerWorld>[] = [
  { name: 'request-by-key', path: byKey('accept'), sees: 'Will you review this manuscript?' },
  { name: 'request-declining', path: byKey('decline'), sees: 'A colleague who could review it' },
  { name: 'request-refused', path: '/rrs/no/request/accept?key=wrong', sees: 'does not open a review request' },
];

export const REVIEWERS_SCREENS: Screen<ReviewerWorld>[] = [
  { name: 'todo-requests', path: TODO, sees: 'overdue' },
  { name: 'todo-pending', path: `${TODO}?tab=pending`, sees: 'Review due' },
  { name: 'review-history', path: '/rrs/reviewHistory', sees: 'Declined' },
  { name: 'review-history-no-match', path: '/rrs/reviewHistory?q=nothing', sees: 'Nothing matches.' },
  {
    name: 'request-signed-in',
    path: (world) => world.request.page('accept'),
    sees: 'Will you review this manuscript?',
  },
  { name: 'request-accepted', path: (world) => world.pending.page('accept'), sees: 'You have accepted' },
  { name: 'request-declined', path: (world) => world.declined.page('accept'), sees: 'You have declined' },
  { name: 'review-form', path: (world) => world.pending.form, sees: 'Not applicable', then: editorsReady },
  {
    name: 'review-form-refused',
    path: (world) => world.pending.form,
    sees: 'is required.',
    then: async (visitor) => {
      await editorsReady(visitor);
      await visitor.press('Submit review');
    },
  },
  { name: 'review-sent-back', path: (world) => world.sentBack.form, sees: 'Please say more.', then: editorsReady },
  { name: 'review-read-only', path: (world) => world.completed.form, sees: 'can only be read' },
  { name: 'review-before-answer', path: (world) => world.request.form, sees: 'Answer the request' },
];

export async function editorsReady(visitor: Visitor): Promise<void> {
  await visitor.page.waitForSelector('[contenteditable="true"][aria-label*="General comments"]');
}

export async function buildReviewerWorld(app: TestApp): Promise<ReviewerWorld> {
  const request = await ask(app, BUSY);
  const key = await keyFor(app, BUSY);
  const pending = await askAndAccept(app, BUSY);
  const sentBack = await askAndAccept(app, BUSY);
  await sentBack.story.review(BUSY, sentBack.requestId);
  const path = sentBack.story.path(`review/${sentBack.requestId}/send-back`);
  await ok((await app.as('editor')).post(path, { reason: 'Please say more.' }));
  const completed = await askAndAccept(app, BUSY);
  await completed.story.review(BUSY, completed.requestId);
  const declined = await ask(app, BUSY);
  await declined.story.answer(BUSY, declined.requestId, false);
  // After twelve days the request is overdue but nothing else has happened.
  app.clock.advance({ days: 12 });
  return { request, pending, sentBack, completed, declined, key };
}
