import type { ProjectedArticleEvent } from '../../../projections/runner/rows/article-events';
import type { Actor, ArticleCommand, ArticleState, AuthorshipInput } from '../../../src/article';
import { ARTICLE_STATUSES } from '../../../src/contracts';
import { ArticleBuilder } from './article-builder';
import { allowed, everyCommand } from './article-commands';
import { articleIn, heldArticleIn } from './article-in-status';
import { aMail, PEOPLE, SYSTEM } from './article-people';

export interface Story {
  name: string;
  state: ArticleState;
  events: ProjectedArticleEvent[];
}

const ACTORS: readonly Actor[] = [PEOPLE.author, PEOPLE.editor, PEOPLE.associate, PEOPLE.reviewer1, SYSTEM];

const createStory = (name: string, { state, events, articleId }: ArticleBuilder): Story => ({
  name,
  state,
  events: events.map((event, index) => ({ ...event, id: `${articleId}-event-${index}`, articleId })),
});

/** The article after the command, or null if no one may run it. `start` is the article that `build` makes, a day later. */
function after(build: () => ArticleBuilder, start: ArticleBuilder, command: ArticleCommand): ArticleBuilder | null {
  const actor = ACTORS.find((one) => allowed(() => start.decide(command, one)) !== null);
  return actor === undefined ? null : build().after(1).do(command, actor);
}

/** A revised article whose reviewers were invited again, sent back, rated and given other dates. */
function longStory(): ArticleBuilder {
  const article = articleIn('REVIEWED');
  const [first, second] = article.state.assignments.map(({ assignmentId }) => assignmentId);
  const rate = (assignmentId = '', stars = 0, by: Actor = PEOPLE.editor) =>
    article.do({ type: 'RateReview', data: { assignmentId, rate: stars } }, by);
  rate(first, 4);
  rate(first, 1, PEOPLE.webmaster);
  rate(second, 5);
  rate(second, 2);
  article.after(3).decideOn('MAJOR_REVISION').after(20).submitRevision().after(1).passCheck();
  const asked = article.invite(PEOPLE.reviewer1);
  const due = { subject: 'ANSWER', assignmentId: asked } as const;
  const reminder = aMail(article.id('mail'), 'REVIEW_REMINDER', asked);
  article.after(7).do({ type: 'RemindOfDate', data: { due, mail: reminder } }, SYSTEM);
  article.after(8).do({ type: 'MarkNoAnswer', data: { assignmentId: asked } }, SYSTEM);
  article.mail(asked).after(1).accept(asked, PEOPLE.reviewer1).after(2).review(asked, PEOPLE.reviewer1);
  const mail = aMail(article.id('mail'), 'REVIEW_SENT_BACK', asked);
  article.do({ type: 'SendBackReview', data: { assignmentId: asked, reason: 'Too short', mail } }, PEOPLE.editor);
  const dueAt = '2026-09-09T09:00:00.000Z';
  article.do({ type: 'ChangeReviewDueDate', data: { assignmentId: asked, dueAt } }, PEOPLE.editor);
  const away = article.invite(PEOPLE.reviewer2);
  return article.decline(away, PEOPLE.reviewer2);
}

/** A correction in which figures were reordered and a file was added. */
function correctedStory(): ArticleBuilder {
  const article = articleIn('CORRECTION');
  const figures = article.state.files
    .filter(({ designation }) => designation === 'Figure')
    .map(({ fileId }, index) => ({ fileId, figureTitle: `${index + 1}. Mended` }));
  article.do({ type: 'ReorderFigures', data: { figures } }, PEOPLE.author).addFile({ designation: 'Additional' });
  const mails = [aMail(article.id('mail'), 'CORRECTION_RECEIVED')];
  return article.after(2).do({ type: 'SubmitCorrection', data: { mails } }, PEOPLE.author);
}

/** The co-author is asked to confirm authorship and answers. */
function authorshipStory(confirms: boolean): ArticleBuilder {
  const article = new ArticleBuilder().start().complete();
  const [requestId, keyHash] = ['request-1', 'hash-of-request-1'];
  const mail = aMail(article.id('mail'), 'AUTHORSHIP_REQUEST');
  const authorship = [{ requestId, keyHash, authorId: PEOPLE.coAuthor.userId, mail }];
  const boxes = { copyrightAccepted: true, submissionReviewed: true, withoutConverted: true, mails: [] };
  article.do({ type: 'Submit', data: { ...boxes, authorship } }, PEOPLE.author).after(2);
  const answer = confirms
    ? ({ confirms, roles: ['SOFTWARE'], declarations: [] } as const)
    : ({ confirms, comment: 'I left.' } as const);
  return article.do(
    { type: 'AnswerAuthorship', data: { requestId, keyHash, answer: answer as AuthorshipInput } },
    SYSTEM,
  );
}

let known: Story[] | undefined;

/** A journal that publishes reviews: one may be published, and one not any more. */
function publishedStory(): ArticleBuilder {
  const article = new ArticleBuilder().start().complete();
  article.settings = { ...article.settings, reviewPublication: '2' };
  article.submit().after(1).passCheck();
  for (const [reviewer, publication] of [
    [PEOPLE.reviewer1, 'NAMED'],
    [PEOPLE.reviewer2, 'ANONYMOUS'],
  ] as const) {
    const asked = article.invite(reviewer);
    article.after(1).accept(asked, reviewer).after(2).review(asked, reviewer, publication);
  }
  const assignmentId = article.state.assignments[1]?.assignmentId ?? '';
  article.do({ type: 'WithdrawPublication', data: { assignmentId } }, PEOPLE.reviewer2);
  return article.after(1).decideOn('ACCEPTED');
}

/** A revision whose associate editor has left the group. */
function releasedStory(): ArticleBuilder {
  const article = heldArticleIn('NEW_ARTICLE') ?? new ArticleBuilder();
  return article.do({ type: 'PassCheck', data: { guidelinesChecked: true, holderLeft: true } }, PEOPLE.assistant);
}

/** Articles in every status, with and without an associate editor, and the result of every allowed command. */
export function stories(): Story[] {
  known ??= createAllStories();
  return known;
}

function createAllStories(): Story[] {
  const starts: [string, () => ArticleBuilder][] = [
    ['a long story', longStory],
    ['a corrected article', correctedStory],
    ['a confirmed article', () => authorshipStory(true)],
    ['an article with published reviews', publishedStory],
    ['a refused author', () => authorshipStory(false)],
    ['an article without its associate editor', releasedStory],
  ];
  for (const status of ARTICLE_STATUSES) {
    starts.push([status, () => articleIn(status)]);
    if (heldArticleIn(status)) starts.push([`${status}, held`, () => heldArticleIn(status) ?? articleIn(status)]);
  }
  return starts.flatMap(([name, build]) => {
    const start = build().after(1);
    const onwards = everyCommand(start.state).flatMap((command) => {
      const article = after(build, start, command);
      return article ? [createStory(`${name}, then ${command.type}`, article)] : [];
    });
    return [createStory(name, build()), ...onwards];
  });
}
