import { texts } from '../../contracts';

interface VariableNote {
  /** For labels in the editor: without characters that HTML escapes. */
  label: string;
  /** Completes 'If …'; without it: 'there is a value for ‹label›'. */
  asked?: string;
  meaning: string;
}

/** Every variable of the mail templates, in the reader's language; in English in the words of docs/mails.md, which a spec compares. */
export const VARIABLE_NOTES: Readonly<Record<string, VariableNote>> = texts({
  abstract: {
    label: 'Abstract',
    asked: 'the manuscript has an abstract',
    meaning: 'the abstract, rich text',
  },
  accepts: {
    label: 'Whether the reviewer accepted',
    asked: 'the reviewer accepted',
    meaning: 'true when the reviewer accepted',
  },
  advice: { label: 'Advice', meaning: 'the advice in words' },
  answerDays: { label: 'Days for an answer', meaning: 'days for an answer (settings)' },
  articleId: { label: 'Id of the article', meaning: 'id of the article, for links' },
  associate: { label: 'Associate editor', meaning: 'name of the associate editor' },
  authors: { label: 'Authors', meaning: 'names of the authors' },
  change: {
    label: 'What changed',
    meaning: 'what changed, as a sentence',
  },
  comment: {
    label: 'Comment to the editor',
    asked: 'there is a comment',
    meaning: "the associate editor's comment, rich text",
  },
  confirmUrl: {
    label: 'Link to confirm',
    meaning: 'address with a personal key, inserted only when the mail is sent',
  },
  count: { label: 'How many', meaning: 'how many messages or packages were given up' },
  days: { label: 'Days for the associate editor', meaning: 'days for an associate editor (settings)' },
  decision: { label: 'Decision', meaning: 'the decision in words' },
  description: {
    label: 'Text of the advice',
    asked: 'there is a text',
    meaning: "the associate editor's text, rich text",
  },
  due: { label: 'Due date', asked: 'there is a due date', meaning: 'a date in words' },
  email: { label: 'Address of the owner', meaning: "the owner's address" },
  factorsUrl: {
    label: 'Link to remove second factors',
    meaning: 'address with a personal key, inserted only when the mail is sent',
  },
  files: { label: 'Attached files', meaning: 'names of the files of the text' },
  hasAccepted: {
    label: 'Whether the reviewer has accepted already',
    asked: 'the reviewer has accepted already',
    meaning: 'true when the reviewer has accepted already',
  },
  host: {
    label: 'Receiver',
    meaning: 'name of the server that gets the messages of the webhook',
  },
  interests: {
    label: 'Competing interests',
    asked: 'the reviewer has competing interests',
    meaning: 'the competing interests that a reviewer declared when they accepted',
  },
  isLate: {
    label: 'Whether the date has passed',
    asked: 'the date has passed',
    meaning: 'true when the date has passed',
  },
  isRevision: {
    label: 'Whether it is a revision',
    asked: 'it is a revision',
    meaning: 'true from revision 1 on',
  },
  isToday: {
    label: 'Whether the date is today',
    asked: 'the date is today',
    meaning: 'true on the day itself',
  },
  journalName: { label: 'Name of the journal', meaning: 'name of the journal' },
  link: {
    label: 'Link to continue',
    meaning: 'address of the page on which the reader continues',
  },
  name: {
    label: 'Name of the recipient',
    asked: 'the name is known',
    meaning: 'name of the recipient; a general word if they have no account',
  },
  newAddress: { label: 'New address', meaning: 'the new address of the account' },
  number: { label: 'Number', meaning: 'number of the article, such as 2026-14, or of the ticket' },
  profileUrl: {
    label: 'Link to the profile',
    meaning: 'address of the profile',
  },
  providerName: { label: 'Provider of sign-in', meaning: 'name of the provider of sign-in' },
  reason: {
    label: 'Reason',
    asked: 'there is a reason',
    meaning: 'the reason given',
  },
  recommendation: { label: 'Recommendation', meaning: 'the recommendation in words' },
  reviewDays: { label: 'Days for the review', meaning: 'days for a review (settings)' },
  reviewPath: { label: 'Path of the review form', meaning: "path of the review's form" },
  reviewer: { label: 'Name of the reviewer', meaning: 'name of the reviewer' },
  reviews: {
    label: 'Reviews',
    asked: 'there are reviews',
    meaning:
      'the reviews of this revision as rich text, without names and without the part for the editor; empty when there are none',
  },
  revision: { label: 'Number of the revision', meaning: 'number of the revision' },
  secret: {
    label: 'One-time password',
    meaning: 'the one-time password, inserted only when the mail is sent',
  },
  revertUrl: {
    label: 'Link to undo the change',
    meaning: 'address with a personal key, inserted only when the mail is sent',
  },
  setPasswordUrl: {
    label: 'Link to choose a password',
    meaning: 'address with a personal key, inserted only when the mail is sent',
  },
  signInUrl: {
    label: 'Link to sign in',
    meaning: 'address of the sign-in page',
  },
  siteUrl: {
    label: 'Address of the site',
    meaning: 'address of the application, with a slash at the end',
  },
  suggestedColleague: {
    label: 'Suggested colleague',
    asked: 'a colleague is suggested',
    meaning: 'the colleague whom a reviewer suggests instead',
  },
  submitter: {
    label: 'Submitting author',
    meaning: 'name of the author who submitted the manuscript',
  },
  supportEmail: {
    label: 'Address of the office',
    meaning: 'address of the office (settings)',
  },
  text: {
    label: 'Text of the ticket',
    asked: 'the text fits into a mail',
    meaning: 'the text of the ticket or answer, rich text; empty when it is too long for a mail',
  },
  ticketName: { label: 'Title of the ticket', meaning: "the ticket's title" },
  ticketUrl: {
    label: 'Link to the ticket',
    meaning: 'address of the ticket',
  },
  title: {
    label: 'Title of the article',
    meaning: "the article's title",
  },
  type: { label: 'Type of the ticket', meaning: 'type of the ticket' },
});

/** The label of a variable, in the current language; its name if it has none. */
export const variableLabel = (name: string): string => VARIABLE_NOTES[name]?.label ?? name;
