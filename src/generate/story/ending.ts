import { isOpen, type MailRequest } from '../../article';
import type { ArticleStatus, OverrideStatus } from '../../contracts';
import type { Person } from '../people/person';
import { ANSWERS } from '../words/texts';
import { letter, toAuthors } from './letters';
import type { Story } from './story';

const ACTIVE: readonly ArticleStatus[] = [
  ...(['NEW_ARTICLE', 'CORRECTION', 'REVIEWER_SELECTION', 'ASSOCIATE_EDITOR', 'UNDER_REVIEW', 'REVIEWED'] as const),
  ...(['RETURNED_TO_EDITOR', 'MINOR_REVISION', 'MAJOR_REVISION'] as const),
];

/** One mail for each mailed request that is now closed. */
export const cancellations = (story: Story, kind: 'REVIEW_CANCELLED' | 'WITHDRAWAL'): MailRequest[] =>
  story.state.assignments
    .filter((one) => isOpen(one) && one.mailedAt !== null)
    .map((one) => letter(story, kind, [one.reviewerEmail], 'cancelled', one.assignmentId));

function withdraw(story: Story, by: Person, reason: string): void {
  const mails = [toAuthors(story, 'WITHDRAWAL', 'withdrawn'), ...cancellations(story, 'WITHDRAWAL')];
  story.do({ type: 'Withdraw', data: { reason, mails } }, by);
}

/** The office closes an article that its author has abandoned. */
export const dismiss = (story: Story): void =>
  withdraw(story, story.cast.editor, 'The authors did not answer for a long time.');

/** The authors may change their minds at any time. */
export function perhapsWithdraw(story: Story): void {
  if (!story.random.chance(0.03)) return;
  story.later(story.random.int(4, 150), 0.5, () => {
    if (story.is(...ACTIVE)) withdraw(story, story.cast.uploader, story.random.pick(ANSWERS.withdrawal));
  });
}

/** A rejection that is withdrawn, as sometimes happens on an appeal. */
export function perhapsAppeal(story: Story): void {
  if (!story.is('REJECTED', 'REJECTED_R0', 'DIRECT_REJECT') || !story.random.chance(0.015)) return;
  story.whileIn(['REJECTED', 'REJECTED_R0', 'DIRECT_REJECT'], 18, 0.5, () => {
    const status: OverrideStatus = 'RETURNED_TO_EDITOR';
    const reason = story.random.pick(ANSWERS.override);
    story.do({ type: 'Override', data: { status, reason, mail: null, cancellationMails: [] } }, story.cast.editor);
    story.plot.toDecide(story, 9);
  });
}
