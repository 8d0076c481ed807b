interface VariableNote {
  /** For labels in the editor: without characters that HTML escapes. */
  label: string;
  /** Completes 'If …'; without it: 'there is a value for ‹label›'. */
  asked?: string;
  meaning: string;
  /** Value for a preview. */
  sample: string | number | boolean;
}

/** Every variable of the mail templates, in the words of docs/mails.md, which a spec compares. The preview has the journal's own name. */
export const VARIABLE_NOTES: Readonly<Record<string, VariableNote>> = {
  abstract: {
    label: 'Abstract',
    asked: 'the manuscript has an abstract',
    meaning: 'the abstract, rich text',
    sample: '<p>Four instruments were compared in 812 people.</p>',
  },
  accepts: {
    label: 'Whether the reviewer accepted',
    asked: 'the reviewer accepted',
    meaning: 'true when the reviewer accepted',
    sample: true,
  },
  advice: { label: 'Advice', meaning: 'the advice in words', sample: 'Direct reject' },
  answerDays: { label: 'Days for an answer', meaning: 'days for an answer (settings)', sample: 7 },
  articleId: { label: 'Id of the article', meaning: 'id of the article, for links', sample: '3f0c2a' },
  associate: { label: 'Associate editor', meaning: 'name of the associate editor', sample: 'Prof. Anna de Vries' },
  authors: { label: 'Authors', meaning: 'names of the authors', sample: 'Jane Porter, Luis Ortega' },
  change: {
    label: 'What changed',
    meaning: 'what changed, as a sentence',
    sample: 'The passkey “Work laptop” was added.',
  },
  comment: {
    label: 'Comment to the editor',
    asked: 'there is a comment',
    meaning: "the associate editor's comment, rich text",
    sample: '<p>The sample is too small for the claims made.</p>',
  },
  confirmUrl: {
    label: 'Link to confirm',
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/confirmAddress?key=personal',
  },
  count: { label: 'How many', meaning: 'how many messages or packages were given up', sample: 3 },
  days: { label: 'Days for the associate editor', meaning: 'days for an associate editor (settings)', sample: 14 },
  decision: { label: 'Decision', meaning: 'the decision in words', sample: 'Minor revision' },
  description: {
    label: 'Text of the advice',
    asked: 'there is a text',
    meaning: "the associate editor's text, rich text",
    sample: '<p>Dear editor, I advise against continuing with this manuscript.</p>',
  },
  due: { label: 'Due date', asked: 'there is a due date', meaning: 'a date in words', sample: '5 March 2026' },
  email: { label: 'Address of the owner', meaning: "the owner's address", sample: 'jane.porter@example.org' },
  factorsUrl: {
    label: 'Link to remove second factors',
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/removeFactors?key=personal',
  },
  files: { label: 'Attached files', meaning: 'names of the files of the text', sample: 'screenshot.png' },
  hasAccepted: {
    label: 'Whether the reviewer has accepted already',
    asked: 'the reviewer has accepted already',
    meaning: 'true when the reviewer has accepted already',
    sample: true,
  },
  host: {
    label: 'Receiver',
    meaning: 'name of the server that gets the messages of the webhook',
    sample: 'hooks.example.org',
  },
  interests: {
    label: 'Competing interests',
    asked: 'the reviewer has competing interests',
    meaning: 'the competing interests that a reviewer declared when they accepted',
    sample: 'I worked with the first author in 2021.',
  },
  isLate: {
    label: 'Whether the date has passed',
    asked: 'the date has passed',
    meaning: 'true when the date has passed',
    sample: false,
  },
  isRevision: {
    label: 'Whether it is a revision',
    asked: 'it is a revision',
    meaning: 'true from revision 1 on',
    sample: true,
  },
  isToday: {
    label: 'Whether the date is today',
    asked: 'the date is today',
    meaning: 'true on the day itself',
    sample: false,
  },
  journalName: { label: 'Name of the journal', meaning: 'name of the journal', sample: '' },
  link: {
    label: 'Link to continue',
    meaning: 'address of the page on which the reader continues',
    sample: 'https://journal.example.org/rrs/manuscript/view',
  },
  name: {
    label: 'Name of the recipient',
    asked: 'the name is known',
    meaning: 'name of the recipient; a general word if they have no account',
    sample: 'Jane Porter',
  },
  newAddress: { label: 'New address', meaning: 'the new address of the account', sample: 'anna@clinic.example' },
  number: { label: 'Number', meaning: 'number of the article, such as 2026-14, or of the ticket', sample: '2026-14' },
  profileUrl: {
    label: 'Link to the profile',
    meaning: 'address of the profile',
    sample: 'https://journal.example.org/rrs/profile',
  },
  providerName: { label: 'Provider of sign-in', meaning: 'name of the provider of sign-in', sample: 'ORCID' },
  reason: {
    label: 'Reason',
    asked: 'there is a reason',
    meaning: 'the reason given',
    sample: 'No time before the summer.',
  },
  recommendation: { label: 'Recommendation', meaning: 'the recommendation in words', sample: 'Minor revision' },
  reviewDays: { label: 'Days for the review', meaning: 'days for a review (settings)', sample: 21 },
  reviewPath: { label: 'Path of the review form', meaning: "path of the review's form", sample: '3f0c2a/review/8d1e' },
  reviewer: { label: 'Name of the reviewer', meaning: 'name of the reviewer', sample: 'Dr. Samuel Okafor' },
  reviews: {
    label: 'Reviews',
    asked: 'there are reviews',
    meaning:
      'the reviews of this revision as rich text, without names and without the part for the editor; empty when there are none',
    sample: '<h3>Reviewer 1</h3><p>A sound study.</p><h3>Reviewer 2</h3><p>Please explain the sample size.</p>',
  },
  revision: { label: 'Number of the revision', meaning: 'number of the revision', sample: 1 },
  secret: {
    label: 'One-time password',
    meaning: 'the one-time password, inserted only when the mail is sent',
    sample: 'one-time-password',
  },
  revertUrl: {
    label: 'Link to undo the change',
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/revertAddress?key=personal',
  },
  setPasswordUrl: {
    label: 'Link to choose a password',
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/setPassword?key=personal',
  },
  signInUrl: {
    label: 'Link to sign in',
    meaning: 'address of the sign-in page',
    sample: 'https://journal.example.org/rrs/',
  },
  siteUrl: {
    label: 'Address of the site',
    meaning: 'address of the application, with a slash at the end',
    sample: 'https://journal.example.org/rrs/',
  },
  suggestedColleague: {
    label: 'Suggested colleague',
    asked: 'a colleague is suggested',
    meaning: 'the colleague whom a reviewer suggests instead',
    sample: 'Dr. Mei Lin',
  },
  submitter: {
    label: 'Submitting author',
    meaning: 'name of the author who submitted the manuscript',
    sample: 'Jane Porter',
  },
  supportEmail: {
    label: 'Address of the office',
    meaning: 'address of the office (settings)',
    sample: 'office@example.org',
  },
  text: {
    label: 'Text of the ticket',
    asked: 'the text fits into a mail',
    meaning: 'the text of the ticket or answer, rich text; empty when it is too long for a mail',
    sample: '<p>The upload stops at half of the file. What can I do?</p>',
  },
  ticketName: { label: 'Title of the ticket', meaning: "the ticket's title", sample: 'The upload stops' },
  ticketUrl: {
    label: 'Link to the ticket',
    meaning: 'address of the ticket',
    sample: 'https://journal.example.org/rrs/tickets/editTicket/7',
  },
  title: {
    label: 'Title of the article',
    meaning: "the article's title",
    sample: 'Length of stay after hip surgery & the role of β-blockers',
  },
  type: { label: 'Type of the ticket', meaning: 'type of the ticket', sample: 'Something does not work' },
};
