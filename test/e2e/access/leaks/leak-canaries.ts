/** Marker words, each in one sensitive place, of two articles and a ticket. */
export const CANARIES = {
  coverLetter: 'canary-cover-letter',
  authorNote: 'canary-author-note',
  suggested: 'canary-suggested',
  coAuthorEmail: 'canary-co-author@example.org',
  officeNote: 'canary-office-note',
  adviceComment: 'canary-advice-comment',
  adviceDescription: 'canary-advice-description',
  invitation: 'canary-invitation',
  staffFile: 'canary-staff-file',
  officeFile: 'canaryofficefile',
  oneText: 'canary-one-text',
  oneToEditor: 'canary-one-to-editor',
  twoText: 'canary-two-text',
  twoToEditor: 'canary-two-to-editor',
  declineReason: 'canary-decline-reason',
  colleague: 'canary-colleague',
  interests: 'canary-interests',
  editorName: 'Canaryeditor',
  editorEmail: 'canary-editor@example.org',
  associateName: 'Canaryassociate',
  associateEmail: 'canary-associate@example.org',
  oneName: 'Canaryone',
  oneEmail: 'canary-one@example.org',
  twoName: 'Canarytwo',
  twoEmail: 'canary-two@example.org',
  askedName: 'Canaryasked',
  askedEmail: 'canary-asked@example.org',
  declinedName: 'Canarydeclined',
  declinedEmail: 'canary-declined@example.org',
  waitingName: 'Canarywaiting',
  waitingEmail: 'canary-waiting@example.org',
  ticketSubject: 'canary-ticket-subject',
  ticketText: 'canary-ticket-text',
  ticketAnswer: 'canary-ticket-answer',
  blacklistReason: 'canary-blacklist-reason',
  trueStatus: 'RETURNED_TO_EDITOR',
  trueStatusInWords: 'Returned to editor',
} as const;
export type Canary = keyof typeof CANARIES;

/** People who can be identified by id or by name; filled in when the accounts are created. */
export type People = Record<'editor' | 'associate' | 'one' | 'two' | 'asked' | 'declined' | 'waiting', string>;
export type Finding = Canary | `${keyof People}Id`;

/** All markers that a text contains. */
export function canariesIn(text: string, people: People): Finding[] {
  const lower = text.toLowerCase();
  const words = Object.entries(CANARIES).filter(([, word]) => lower.includes(word.toLowerCase()));
  const ids = Object.entries(people).filter(([, id]) => lower.includes(id));
  return [...words.map(([name]) => name as Canary), ...ids.map(([name]) => `${name as keyof People}Id` as const)];
}
