import { type ArticleCommand, personActor, presentAssignments } from '../../../src/article';
import { ADVICES, DECISIONS, type GroupName, OVERRIDE_CHOICES } from '../../../src/contracts';
import type { ArticleBuilder } from './article-builder';
import { aFile, aMail, aReview, candidate, type Person } from './article-people';

const crowd = (name: string, group: GroupName, count: number): Person[] =>
  Array.from({ length: count }, (_, index) =>
    personActor({ userId: `${name}-${index}`, email: `${name}-${index}@Example.org`, group }),
  );

/** A small group, some of whom are reviewer, author and editor: more encounters reveal more counting errors. */
export const CROWD = {
  authors: crowd('author', 'author', 12),
  reviewers: crowd('reviewer', 'reviewer', 9),
  associates: crowd('associate', 'associate editor', 4),
  editors: crowd('editor', 'editor', 3),
} as const;

/** Picks one at random. */
export type Choose = <Item>(items: readonly Item[]) => Item;
type Make = () => ArticleCommand;

/** Possible events of a request of the current revision; common ones are listed twice. */
function onRequests(article: ArticleBuilder, one: Choose): Make[] {
  const request = (): string => one([...presentAssignments(article.state).map((own) => own.assignmentId), 'none']);
  const mail = () => aMail(article.id('mail'), 'REVIEW_INVITATION');
  const invite = (): ArticleCommand => ({
    type: 'MailReviewers',
    data: { invitations: [{ assignmentId: request(), keyHash: 'hash', mail: mail() }] },
  });
  const accept = (): ArticleCommand => ({ type: 'AcceptReview', data: { assignmentId: request(), mails: [] } });
  const review = (): ArticleCommand => ({
    type: 'CompleteReview',
    data: { assignmentId: request(), review: aReview(), mails: [] },
  });
  const rate = (): ArticleCommand => ({
    type: 'RateReview',
    data: { assignmentId: request(), rate: one([1, 2, 3, 4, 5]) },
  });
  return [
    ...[invite, invite, accept, accept, review, review, rate, rate],
    () => ({
      type: 'DeclineReview',
      data: { assignmentId: request(), reason: null, suggestedColleague: null, mails: [] },
    }),
    () => ({ type: 'MarkNoAnswer', data: { assignmentId: request() } }),
    () => ({ type: 'SendBackReview', data: { assignmentId: request(), reason: 'Too short.', mail: null } }),
    () => ({ type: 'CancelReview', data: { assignmentId: request(), mail: null } }),
  ];
}

function onPanel(article: ArticleBuilder, one: Choose): Make[] {
  const select = (): ArticleCommand => ({
    type: 'SelectReviewer',
    data: {
      assignmentId: `${article.articleId}-${article.id('request')}`,
      reviewer: candidate(one(CROWD.reviewers)),
    },
  });
  return [
    ...[select, select],
    () => ({ type: 'RemoveReviewer', data: { reviewerId: one(CROWD.reviewers).userId } }),
    () => ({ type: 'SetReviewerCount', data: { count: one([1, 1, 2, 3]) } }),
  ];
}

function onCourse(article: ArticleBuilder, one: Choose): Make[] {
  const assign = (): ArticleCommand => ({
    type: 'AssignAssociate',
    data: { associate: candidate(one(CROWD.associates)), mail: null },
  });
  const mail = () => aMail(article.id('mail'), 'DECISION');
  return [
    () => ({ type: 'PassCheck', data: { guidelinesChecked: true } }),
    () => ({
      type: 'RequestCorrection',
      data: { correctionId: article.id('correction'), reason: 'Figures', description: '<p>Mend.</p>', mail: mail() },
    }),
    () => ({ type: 'SubmitCorrection', data: { mails: [] } }),
    () => ({ type: 'SubmitRevision', data: { confirmed: true, mails: [] } }),
    ...[assign, assign, assign],
    () => ({ type: 'ReturnToAssistant', data: {} }),
    () => ({ type: 'ResumeReview', data: {} }),
    () => ({ type: 'Advise', data: { advice: one(ADVICES), comment: 'Weak.', description: 'Weak.', mails: [] } }),
  ];
}

/** Events that end a story or turn it around. */
function onEnd(article: ArticleBuilder, one: Choose): Make[] {
  const mail = () => aMail(article.id('mail'), 'DECISION');
  const decisions = [...DECISIONS, 'MINOR_REVISION', 'MAJOR_REVISION', 'MAJOR_REVISION'] as const;
  const decide = (): ArticleCommand => ({
    type: 'Decide',
    data: { decision: one(decisions), mail: mail(), cancellationMails: [] },
  });
  return [
    ...[decide, decide, decide, decide],
    () => ({ type: 'RejectAtCheck', data: { mail: mail() } }),
    () => ({ type: 'Override', data: { status: one(OVERRIDE_CHOICES), reason: 'A mistake.', mail: null } }),
    () => ({ type: 'Withdraw', data: { reason: 'Published elsewhere.', mails: [] } }),
  ];
}

function withFiles(article: ArticleBuilder): Make[] {
  const designations = ['RebuttalLetter', 'MarkedManuscript', 'UnmarkedManuscriptPDF', 'Additional'] as const;
  return designations.map((designation) => () => {
    const { revision, status } = article.state;
    const present = status === 'CORRECTION' ? revision : revision + 1;
    const file = aFile(article.id('file'), { designation, revision: present });
    return { type: 'AddFile', data: { file, reusedFrom: null } };
  });
}

/** Authors submit their revision, which would be rare if left to chance. */
const onRevision = (article: ArticleBuilder): Make[] => [
  ...withFiles(article),
  () => ({ type: 'SubmitRevision', data: { confirmed: true, mails: [] } }),
  () => ({ type: 'PassCheck', data: { guidelinesChecked: true } }),
];

/** Commands for everything that may happen to an article, allowed or not; reviewing is the most frequent. */
export const chanceCommands = (article: ArticleBuilder, one: Choose): Make[] => [
  ...Array.from({ length: article.state.origin === 'REVISION' || article.state.authorDueAt ? 12 : 0 }, () =>
    onRevision(article),
  ).flat(),
  ...onRequests(article, one),
  ...onRequests(article, one),
  ...onRequests(article, one),
  ...onPanel(article, one),
  ...onPanel(article, one),
  ...onCourse(article, one),
  ...withFiles(article),
  ...(one([true, false, false, false, false, false]) ? onEnd(article, one) : []),
];
