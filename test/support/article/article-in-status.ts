import type { ArticleStatus, Decision } from '../../../src/contracts';
import { ArticleBuilder } from './article-builder';
import { PEOPLE } from './article-people';

/** Two reviewers who agreed; with `completed`, their reviews are completed. */
function withReviewers(article: ArticleBuilder, completed: boolean): ArticleBuilder {
  for (const reviewer of [PEOPLE.reviewer1, PEOPLE.reviewer2]) {
    const id = article.invite(reviewer);
    article.accept(id, reviewer);
    if (completed) article.review(id, reviewer);
  }
  return article;
}

const draft = (): ArticleBuilder => new ArticleBuilder().start().complete();
const submitted = (): ArticleBuilder => draft().submit();
const checked = (): ArticleBuilder => submitted().passCheck();
const decided = (decision: Decision) => (): ArticleBuilder => withReviewers(checked(), true).decideOn(decision);

const STORIES: Record<ArticleStatus, () => ArticleBuilder> = {
  DRAFT: draft,
  NEW_ARTICLE: submitted,
  CORRECTION: () => submitted().requestCorrection(),
  REVIEWER_SELECTION: checked,
  ASSOCIATE_EDITOR: () => checked().assignAssociate(),
  UNDER_REVIEW: () => withReviewers(checked(), false),
  REVIEWED: () => withReviewers(checked(), true),
  RETURNED_TO_EDITOR: () => checked().assignAssociate().do({ type: 'ReturnToAssistant', data: {} }, PEOPLE.associate),
  MINOR_REVISION: decided('MINOR_REVISION'),
  MAJOR_REVISION: decided('MAJOR_REVISION'),
  ACCEPTED: decided('ACCEPTED'),
  REJECTED: decided('REJECTED'),
  DIRECT_REJECT: decided('DIRECT_REJECT'),
  REJECTED_R0: decided('REJECTED_R0'),
  DIRECT_REJECT_R0: decided('DIRECT_REJECT_R0'),
  REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR: decided('REJECT_AND_RESUBMIT_AS_A_LETTER_TO_THE_EDITOR'),
  WITHDRAWN: () =>
    checked().do({ type: 'Withdraw', data: { reason: 'Published elsewhere', mails: [] } }, PEOPLE.author),
};

/** An article in any status, built with commands: two authors, a manuscript, a figure, reviewers if the status needs them. */
export function articleIn(status: ArticleStatus): ArticleBuilder {
  const article = STORIES[status]();
  if (article.state.status !== status) throw new Error(`The story of ${status} ends in ${article.state.status}`);
  return article;
}

/** An article held by an associate editor in this status; null if that is impossible. */
export function heldArticleIn(status: ArticleStatus): ArticleBuilder | null {
  const held = (): ArticleBuilder => checked().assignAssociate();
  const reviewed = (): ArticleBuilder => withReviewers(held(), true);
  const stories: Partial<Record<ArticleStatus, () => ArticleBuilder>> = {
    ASSOCIATE_EDITOR: held,
    UNDER_REVIEW: () => withReviewers(held(), false),
    REVIEWED: reviewed,
    MINOR_REVISION: () => reviewed().decideOn('MINOR_REVISION'),
    MAJOR_REVISION: () => reviewed().decideOn('MAJOR_REVISION'),
    NEW_ARTICLE: () => reviewed().decideOn('MINOR_REVISION').submitRevision(),
    CORRECTION: () => reviewed().decideOn('MINOR_REVISION').submitRevision().requestCorrection(),
    ACCEPTED: () => reviewed().decideOn('ACCEPTED'),
    REJECTED: () => reviewed().decideOn('REJECTED'),
  };
  const article = stories[status]?.() ?? null;
  if (article && article.state.status !== status)
    throw new Error(`The held story of ${status} ends in ${article.state.status}`);
  return article;
}
