import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReviewAnswer, ReviewDraft } from '@contracts';
import { type Answers, answerWith } from '../answers';
import { person, renderApp, sessionOf } from '../render-app';

const reviewer = person('reviewer');
export const complete: ReviewDraft = {
  ...{ significance: 'TOP10', originality: 'TOP25', design: 'TOP50', impact: 'LOW50', relevance: 'LOW25' },
  ...{ abstractQuality: 'NA', conclusions: 'TOP10', referencing: 'TOP10', rating: 'TOP10' },
  ...{ recommendation: 'MinorRevision', violation: false, editorialNeeded: false, volunteer: true },
  ...{ general: '<p>g</p>', major: '<p>m</p>', minor: '<p>n</p>', commentsAbstract: '<p>a</p>' },
  ...{ commentsTables: '<p>t</p>', commentsFigures: '<p>f</p>', commentsReferences: '<p>r</p>' },
  commentsToEditor: '<p>e</p>',
};

export const answer = (review: ReviewDraft = {}, changes: Partial<ReviewAnswer> = {}): ReviewAnswer => ({
  review: { reviewId: 'r1', ...review },
  ...{ status: 'Accepted', readOnly: false, closedBecause: null, dueDate: null, overdueDays: null },
  ...{
    sentBackReason: null,
    interests: null,
    files: [],
    draftVersion: 4,
    otherReviews: [],
    annotated: null,
    reviewer: null,
  },
  ...{ asksPublication: false, publication: null, canWithdrawPublication: false },
  article: {
    ...{ id: 'a1', articleId: '2026-1', label: '#2026-1-R0-Length of stay', articleTitle: 'Length of stay' },
    reviewMode: 'SINGLE_ANONYMOUS',
    ...{ typeName: 'Review', abstractText: '<p>A question.</p>' },
  },
  ...changes,
});

/** Opens the form of a review as its reviewer. */
export function openReview(shown: ReviewAnswer, answers: Answers = {}) {
  const calls = answerWith({ 'GET /user': [200, reviewer], 'GET /article/a1/get-review/r1': [200, shown], ...answers });
  return { calls, ...renderApp('/a1/review/r1', { session: sessionOf(reviewer) }) };
}
export async function rate(user: UserEvent, field: string, rating: string): Promise<void> {
  const row = await screen.findByRole('radiogroup', { name: field });
  await user.click(within(row).getByRole('radio', { name: rating }));
}
export const chosen = (field: string): string | undefined =>
  screen.getByRole('radiogroup', { name: field }).querySelector<HTMLInputElement>('input:checked')?.value;

export const DRAFT = 'POST /article/a1/draft-review/r1';
export const saved: Answers = { [DRAFT]: [200, { success: true, message: 'Draft saved.', draftVersion: 5 }] };
