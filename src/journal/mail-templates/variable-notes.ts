interface VariableNote {
  meaning: string;
  /** Value for a preview. */
  sample: string | number | boolean;
}

/** Every variable of the mail templates, in the words of docs/mails.md, which a spec compares. The preview has the journal's own name. */
export const VARIABLE_NOTES: Readonly<Record<string, VariableNote>> = {
  accepts: { meaning: 'true when the reviewer accepted', sample: true },
  advice: { meaning: 'the advice in words', sample: 'Direct reject' },
  answerDays: { meaning: 'days for an answer (settings)', sample: 7 },
  articleId: { meaning: 'id of the article, for links', sample: '3f0c2a' },
  associate: { meaning: 'name of the associate editor', sample: 'Prof. Anna de Vries' },
  authors: { meaning: 'names of the authors', sample: 'Jane Porter, Luis Ortega' },
  change: {
    meaning: 'what changed, as a sentence',
    sample: 'The passkey “Work laptop” was added.',
  },
  comment: {
    meaning: "the associate editor's comment, rich text",
    sample: '<p>The sample is too small for the claims made.</p>',
  },
  confirmUrl: {
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/confirmAddress?key=personal',
  },
  days: { meaning: 'days for an associate editor (settings)', sample: 14 },
  decision: { meaning: 'the decision in words', sample: 'Minor revision' },
  description: {
    meaning: "the associate editor's text, rich text",
    sample: '<p>Dear editor, I advise against continuing with this manuscript.</p>',
  },
  due: { meaning: 'a date in words', sample: '5 March 2026' },
  email: { meaning: "the owner's address", sample: 'jane.porter@example.org' },
  factorsUrl: {
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/removeFactors?key=personal',
  },
  hasAccepted: { meaning: 'true when the reviewer has accepted already', sample: true },
  isLate: { meaning: 'true when the date has passed', sample: false },
  isRevision: { meaning: 'true from revision 1 on', sample: true },
  isToday: { meaning: 'true on the day itself', sample: false },
  journalName: { meaning: 'name of the journal', sample: '' },
  link: {
    meaning: 'address of the page on which the reader continues',
    sample: 'https://journal.example.org/rrs/manuscript/view',
  },
  name: {
    meaning: 'name of the recipient; a general word if they have no account',
    sample: 'Jane Porter',
  },
  newAddress: { meaning: 'the new address of the account', sample: 'anna@clinic.example' },
  number: { meaning: 'number of the article, such as 2026-14, or of the ticket', sample: '2026-14' },
  profileUrl: { meaning: 'address of the profile', sample: 'https://journal.example.org/rrs/profile' },
  providerName: { meaning: 'name of the provider of sign-in', sample: 'ORCID' },
  reason: { meaning: 'the reason given', sample: 'No time before the summer.' },
  recommendation: { meaning: 'the recommendation in words', sample: 'Minor revision' },
  reviewDays: { meaning: 'days for a review (settings)', sample: 21 },
  reviewPath: { meaning: "path of the review's form", sample: '3f0c2a/review/8d1e' },
  reviewer: { meaning: 'name of the reviewer', sample: 'Dr. Samuel Okafor' },
  reviews: {
    meaning:
      'the reviews of this revision as rich text, without names and without the part for the editor; empty when there are none',
    sample: '<h3>Reviewer 1</h3><p>A sound study.</p><h3>Reviewer 2</h3><p>Please explain the sample size.</p>',
  },
  revision: { meaning: 'number of the revision', sample: 1 },
  secret: { meaning: 'the one-time password, inserted only when the mail is sent', sample: 'one-time-password' },
  revertUrl: {
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/revertAddress?key=personal',
  },
  setPasswordUrl: {
    meaning: 'address with a personal key, inserted only when the mail is sent',
    sample: 'https://journal.example.org/rrs/setPassword?key=personal',
  },
  signInUrl: { meaning: 'address of the sign-in page', sample: 'https://journal.example.org/rrs/' },
  siteUrl: {
    meaning: 'address of the application, with a slash at the end',
    sample: 'https://journal.example.org/rrs/',
  },
  suggestedColleague: { meaning: 'the colleague whom a reviewer suggests instead', sample: 'Dr. Mei Lin' },
  supportEmail: { meaning: 'address of the office (settings)', sample: 'office@example.org' },
  text: {
    meaning: 'the text of the ticket or answer, rich text; empty when it is too long for a mail',
    sample: '<p>The upload stops at half of the file. What can I do?</p>',
  },
  ticketName: { meaning: "the ticket's title", sample: 'The upload stops' },
  ticketUrl: { meaning: 'address of the ticket', sample: 'https://journal.example.org/rrs/tickets/editTicket/7' },
  title: { meaning: "the article's title", sample: 'Length of stay after hip surgery & the role of β-blockers' },
  type: { meaning: 'type of the ticket', sample: 'Something does not work' },
};
