import { dateFormat, RECOMMENDATION_LABELS, STATUS_LABELS, t, TICKET_TYPE_LABELS } from '../../contracts';

type Samples = Readonly<Record<string, string | number | boolean>>;

const SITE = 'https://journal.example.org/rrs/';
const DUE = new Date('2026-03-05T12:00:00Z');

/** Samples that are the same in every language: numbers, names, addresses and conditions. */
const NEUTRAL_SAMPLES: Samples = {
  accepts: true,
  answerDays: 7,
  articleId: '3f0c2a',
  associate: 'Prof. Anna de Vries',
  authors: 'Jane Porter, Luis Ortega',
  confirmUrl: `${SITE}confirm-address?key=personal`,
  count: 3,
  days: 14,
  email: 'jane.porter@example.org',
  factorsUrl: `${SITE}removeFactors?key=personal`,
  files: 'screenshot.png',
  hasAccepted: true,
  host: 'hooks.example.org',
  isLate: false,
  isRevision: true,
  isToday: false,
  link: `${SITE}manuscript/view`,
  name: 'Jane Porter',
  newAddress: 'anna@clinic.example',
  number: '2026-14',
  profileUrl: `${SITE}profile`,
  providerName: 'ORCID',
  reviewDays: 21,
  reviewPath: '3f0c2a/review/8d1e',
  reviewer: 'Dr. Samuel Okafor',
  revision: 1,
  revertUrl: `${SITE}revertAddress?key=personal`,
  setPasswordUrl: `${SITE}setPassword?key=personal`,
  signInUrl: SITE,
  siteUrl: SITE,
  suggestedColleague: 'Dr. Mei Lin',
  submitter: 'Jane Porter',
  supportEmail: 'office@example.org',
  ticketUrl: `${SITE}tickets/editTicket/7`,
};

/** A value for every variable of the mail templates, for a preview in the current language. */
export const variableSamples = (journalName: string): Samples => ({
  ...NEUTRAL_SAMPLES,
  journalName,
  abstract: t('<p>Four instruments were compared in 812 people.</p>'),
  advice: STATUS_LABELS.DIRECT_REJECT.label,
  change: t('The passkey “Work laptop” was added.'),
  comment: t('<p>The sample is too small for the claims made.</p>'),
  decision: STATUS_LABELS.MINOR_REVISION.label,
  description: t('<p>Dear editor, I advise against continuing with this manuscript.</p>'),
  due: dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(DUE),
  interests: t('I worked with the first author in 2021.'),
  reason: t('No time before the summer.'),
  recommendation: RECOMMENDATION_LABELS.MinorRevision,
  reviews: t('<h3>Reviewer 1</h3><p>A sound study.</p><h3>Reviewer 2</h3><p>Please explain the sample size.</p>'),
  secret: t('one-time-password'),
  text: t('<p>The upload stops at half of the file. What can I do?</p>'),
  ticketName: t('The upload stops'),
  title: t('Length of stay after hip surgery & the role of β-blockers'),
  type: TICKET_TYPE_LABELS.BUG,
});
