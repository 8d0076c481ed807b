import {
  type Actor,
  type ArticleFile,
  type Candidate,
  type MailRequest,
  personActor,
  type ReviewFile,
} from '../../../src/article';
import { type GroupName, type MailKind, normalEmail, type Review } from '../../../src/contracts';

export type Person = Extract<Actor, { kind: 'person' }>;

const person = (userId: string, group: GroupName): Person =>
  personActor({ userId, email: `${userId}@example.org`, group });

/** The people in the specs of an article. */
export const PEOPLE = {
  author: person('author', 'author'),
  coAuthor: person('co-author', 'author'),
  stranger: person('stranger', 'author'),
  editor: person('editor', 'editor'),
  assistant: person('assistant', 'assistant'),
  associate: person('associate', 'associate editor'),
  otherAssociate: person('other-associate', 'associate editor'),
  webmaster: person('webmaster', 'webmaster'),
  reviewer1: person('reviewer-1', 'reviewer'),
  reviewer2: person('reviewer-2', 'reviewer'),
  reviewer3: person('reviewer-3', 'reviewer'),
} as const satisfies Record<string, Person>;

export const SYSTEM: Actor = { kind: 'system' };

/** The same person under another address, which is their only proven address. */
export const withEmail = (known: Person, email: string): Person => ({
  ...known,
  email,
  addresses: [normalEmail(email)],
});

export const candidate = (
  { userId, email, group, addresses, authenticatedOrcid }: Person,
  blacklisted = false,
): Candidate => ({ userId, email, group, addresses, authenticatedOrcid, blacklisted });

/** A mail that can be sent with a command. */
export const aMail = (mailId: string, kind: MailKind, assignmentId: string | null = null): MailRequest => ({
  mailId,
  kind,
  to: ['somebody@example.org'],
  cc: [],
  replyTo: null,
  subject: 'About the article',
  html: '<p>Dear colleague</p>',
  assignmentId,
});

/** A file record; by default, name and extension fit the designation. */
export function aFile(fileId: string, changes: Partial<ArticleFile> = {}): ArticleFile {
  const extension = changes.designation === 'Figure' ? 'png' : 'docx';
  return {
    fileId,
    designation: 'Manuscript',
    fileName: `${fileId}.${changes.extension ?? extension}`,
    extension,
    revision: 0,
    hash: 'a'.repeat(64),
    size: 1_000,
    figureTitle: null,
    figureOrder: null,
    ...changes,
  };
}

/** The annotated manuscript of a review. */
export const aReviewFile = (fileId = 'review-file-1'): ReviewFile => ({
  fileId,
  fileName: `${fileId}.pdf`,
  extension: 'pdf',
  hash: 'c'.repeat(64),
  size: 2_000,
});

/** A complete review. */
export const aReview = (changes: Partial<Review> = {}): Review => ({
  significance: 'TOP25',
  originality: 'TOP25',
  design: 'TOP50',
  impact: 'TOP25',
  relevance: 'TOP10',
  abstractQuality: 'LOW50',
  conclusions: 'TOP50',
  referencing: 'NA',
  rating: 'TOP25',
  recommendation: 'MinorRevision',
  violation: false,
  editorialNeeded: false,
  volunteer: true,
  general: '<p>A sound study.</p>',
  major: '<p>None.</p>',
  minor: '<p>Some words.</p>',
  commentsAbstract: '<p>Clear.</p>',
  commentsTables: '<p>Fine.</p>',
  commentsFigures: '<p>Fine.</p>',
  commentsReferences: '<p>Complete.</p>',
  commentsToEditor: '<p>I would take it.</p>',
  ...changes,
});
