import { type ArticleState, type Assignment, initialState } from '../../../src/article';
import type { Review } from '../../../src/contracts';

/** Marker words, each in one sensitive place. */
export const CANARY = {
  coverLetter: 'canary-cover-letter',
  note: 'canary-author-note',
  suggested: 'canary-suggested',
  officeNote: 'canary-office-note',
  advice: 'canary-advice-comment',
  review: 'canary-review-text',
  decline: 'canary-decline-reason',
  colleague: 'canary-colleague',
  interests: 'canary-interests',
  correction: 'canary-correction',
  editor: 'Canaryeditor',
  associate: 'Canaryassociate',
  reviewerOne: 'Canaryreviewerone',
  reviewerTwo: 'Canaryreviewertwo',
  coAuthorEmail: 'canary-coauthor@example.org',
  key: 'canary-key-hash',
};

const person = (id: string, lastName: string) => ({
  id,
  firstName: 'F',
  lastName,
  institute: null,
  areasOfExpertise: null,
});
/** Accounts by id. */
export const canaryPeople = new Map(
  [
    person('author', 'Author'),
    person('editor', CANARY.editor),
    person('associate', CANARY.associate),
    person('r1', CANARY.reviewerOne),
    person('r2', CANARY.reviewerTwo),
  ].map((one) => [one.id, one]),
);

const assignment = (id: string, reviewerId: string, more: Partial<Assignment>): Assignment => ({
  assignmentId: id,
  reviewerId,
  reviewerEmail: `${reviewerId}@example.org`,
  revision: 0,
  status: 'Accepted',
  insteadOf: null,
  selectedAt: '2026-03-01T00:00:00.000Z',
  askedAt: '2026-03-02T00:00:00.000Z',
  mailedAt: '2026-03-02T00:00:00.000Z',
  earlierAnswers: [],
  decidedAt: '2026-03-03T00:00:00.000Z',
  completedAt: null,
  closedAt: null,
  answerDueAt: null,
  reviewDueAt: null,
  dueSetAt: null,
  mailId: `${CANARY.key}-mail`,
  keyHash: CANARY.key,
  declineReason: null,
  suggestedColleague: null,
  interests: null,
  named: false,
  review: null,
  publication: null,
  file: null,
  sentBackReason: null,
  ratings: { editor: 3 },
  ...more,
});

const author = (id: string, email: string) => ({
  id,
  firstName: 'Co',
  middleName: null,
  lastName: id,
  institute: 'Institute',
  department: null,
  country: null,
  orcid: null,
  city: null,
  email,
});

const file = (fileId: string, designation: ArticleState['files'][number]['designation'], revision = 0) => ({
  fileId,
  designation,
  fileName: `${fileId}.docx`,
  extension: 'docx',
  revision,
  hash: 'h',
  size: 1,
  figureTitle: null,
  figureOrder: null,
});

const empty = initialState('a1');
/** An article in its first revision, held by an associate editor, with a secret in every place. */
export const canaryArticle: ArticleState = {
  ...empty,
  number: '2026-7',
  exists: true,
  uploaderId: 'author',
  uploaderEmail: 'author@example.org',
  status: 'ASSOCIATE_EDITOR',
  statusSince: '2026-04-04T00:00:00.000Z',
  authorStatusSince: '2026-02-02T00:00:00.000Z',
  lastUpdateAt: '2026-05-05T00:00:00.000Z',
  authorLastUpdateAt: '2026-02-03T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  reviewersRequired: 4,
  handledBy: [CANARY.editor],
  version: 12,
  revision: 1,
  fields: {
    ...empty.fields,
    articleTitle: 'Title',
    coverLetter: CANARY.coverLetter,
    note: CANARY.note,
    reviewerOne: 'r1',
    keywords: ['Sepsis', 'Stroke'],
  },
  authors: [
    author('author', 'author@example.org'),
    author('typed', 'typed@example.org'),
    author('other', CANARY.coAuthorEmail),
  ],
  suggestedReviewers: [{ fullName: CANARY.suggested, email: 's@example.org' }],
  files: [
    file('m0', 'Manuscript', 0),
    file('m1', 'Manuscript', 1),
    file('t0', 'Tables', 0),
    file('o0', 'Overview', 0),
    file('c0', 'CoverLetter', 0),
    file('full', 'FullArticle', 0),
  ],
  assignments: [
    assignment('as1', 'r1', {
      interests: { yes: true, text: CANARY.interests },
      review: { general: CANARY.review, recommendation: 'Rejection' } as Review,
    }),
    assignment('as2', 'r2', {
      declineReason: CANARY.decline,
      suggestedColleague: CANARY.colleague,
      status: 'Declined',
    }),
  ],
  associates: [
    {
      associateId: 'associate',
      assignedAt: '2026-04-04T00:00:00.000Z',
      dueSince: '2026-04-04T00:00:00.000Z',
      dueAt: '2026-04-18T00:00:00.000Z',
      endedAt: null,
      advices: [
        { advice: 'DIRECT_REJECT', comment: CANARY.advice, description: CANARY.advice, at: '2026-04-05T00:00:00.000Z' },
      ],
    },
  ],
  corrections: [
    {
      correctionId: 'c1',
      reason: 'r',
      description: CANARY.correction,
      requestedAt: '2026-02-02T00:00:00.000Z',
      submittedAt: null,
    },
  ],
  notes: [{ noteId: 'n1', note: CANARY.officeNote, authorId: 'editor', at: '2026-04-06T00:00:00.000Z' }],
};
