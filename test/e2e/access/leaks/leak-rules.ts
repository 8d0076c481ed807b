import { CANARIES, type Canary, type Finding } from './leak-canaries';
import type { Cast } from './leak-story';

/** The person reading. */
export type Viewer = Exclude<keyof Cast, 'editor' | 'associate'> | 'stranger' | 'guest' | 'nobody';
/** Before or after a decision. */
export type Moment = 'before' | 'after';

/** The uploader's own texts; the own article has no other secret from them (lifecycle, section 2). */
const WRITTEN: Finding[] = ['coverLetter', 'authorNote', 'suggested'];
/** A ticket is visible to its owner and the office. */
const TICKET: Finding[] = ['ticketSubject', 'ticketText', 'ticketAnswer'];
const self = (who: 'one' | 'two' | 'asked' | 'declined' | 'waiting'): Finding[] => [
  `${who}Name`,
  `${who}Email`,
  `${who}Id`,
];

/** What each viewer may see anywhere. Co-authors, strangers, guests and staff who are authors: nothing. */
const OWN: Record<Viewer, Finding[]> = {
  author: WRITTEN,
  staffUploader: WRITTEN,
  coAuthor: ['coAuthorEmail'],
  staffAuthor: [],
  one: [...self('one'), 'interests', 'oneText', 'oneToEditor', ...TICKET],
  two: [...self('two'), 'twoText', 'twoToEditor'],
  asked: self('asked'),
  declined: [...self('declined'), 'declineReason', 'colleague'],
  waiting: self('waiting'),
  stranger: [],
  guest: [],
  nobody: [],
};

/** Lifecycle, section 3, 'Review mode': authors and other reviewers read the reviews after a decision. */
const AFTER: Partial<Record<Viewer, Finding[]>> = {
  author: ['oneText', 'twoText'],
  staffUploader: ['oneText', 'twoText'],
  one: ['twoText'],
  two: ['oneText'],
};

const REVIEWERS = ['one', 'two', 'asked', 'declined', 'waiting'] as const;
/** The wizard's list of all reviewers of the journal: names, never addresses (lifecycle, section 4 (7)). */
const DIRECTORY: Record<string, Finding[]> = {
  'GET /user/reviewer-list': REVIEWERS.flatMap((who): Finding[] => [`${who}Name`, `${who}Id`]),
};
/** The download of a person's own data: the texts that they typed, and the mails that they got. */
const OWN_DATA: Partial<Record<Viewer, Finding[]>> = {
  author: ['coAuthorEmail'],
  staffUploader: ['coAuthorEmail'],
  one: ['invitation'],
  two: ['invitation'],
  asked: ['invitation'],
  declined: ['invitation'],
};
const EVERYBODY = Object.keys(CANARIES).filter((name): name is Canary => /(Name|Email)$/.test(name));
export const ALL_IDS: Finding[] = ['editorId', 'associateId', ...REVIEWERS.map((who): Finding => `${who}Id`)];
/** Account records, which staff see even if they are authors; they do not reveal who works on which article. */
const STAFF_DIRECTORY: Record<string, Finding[]> = {
  'GET /user/all': [...EVERYBODY, ...ALL_IDS],
  'GET /user/reviewers': [...EVERYBODY, ...ALL_IDS],
  'GET /user/:id': [...EVERYBODY, ...ALL_IDS],
  'GET /person/:id': [...EVERYBODY, ...ALL_IDS],
  'GET /user/associate-editor-list': ['associateName', 'associateEmail', 'associateId'],
  'GET /article/associate/workload': ['associateName', 'associateEmail', 'associateId'],
  // The blacklist, which does not reveal that one of its people is an author of a particular article.
  'GET /article/blacklist-author-list': ['blacklistReason', 'coAuthorEmail'],
  'GET /ticket/all': [...TICKET, ...self('one')],
  'GET /ticket/:id': [...TICKET, ...self('one')],
  // Lines about tickets have the subject, and no names.
  'GET /news': ['ticketSubject'],
  'GET /article/author/find': EVERYBODY,
  'GET /article/author/list': EVERYBODY,
};

export const VIEWERS = Object.keys(OWN) as Viewer[];
const isStaffViewer = (viewer: Viewer): boolean => viewer === 'staffUploader' || viewer === 'staffAuthor';

/** True if this viewer may find this marker in the response of a route. */
export function isAllowed(viewer: Viewer, moment: Moment, route: string, canary: Finding): boolean {
  if (OWN[viewer].includes(canary) || DIRECTORY[route]?.includes(canary)) return true;
  if (isStaffViewer(viewer) && STAFF_DIRECTORY[route]?.includes(canary)) return true;
  if (route === 'GET /own-data.zip' && OWN_DATA[viewer]?.includes(canary)) return true;
  return moment === 'after' && (AFTER[viewer]?.includes(canary) ?? false);
}
