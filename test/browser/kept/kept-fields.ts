import { COMMENT_FIELDS, REVIEW_FIELD_LABELS } from '../../../src/contracts';
import type { Visitor } from '../../support/browser/browser';
import { type KeptWorld, REVIEWER } from './kept-world';
import { OFFICE_FORMS } from './office-forms';

/** One form of an author, a reviewer or a member of staff, with all its text fields. */
export interface KeptForm {
  name: string;
  /** Files below `client/src` that draw its text fields. */
  sources: string[];
  /** Address of an account; undefined for a person who is not signed in. */
  as?: string;
  path: string | ((world: KeptWorld) => string);
  /** Opens a dialog or a part of the page. */
  open?(visitor: Visitor): Promise<void>;
  /** Names of the fields that are kept. */
  kept: string[];
  /** Names of the kept fields that are rich text. */
  rich?: string[];
  /** Names of the kept fields that also offer values. */
  combos?: string[];
  /** Further kept fields of the same kind. */
  similarFields?: RegExp;
  /** Other fields on the screen, with the reason why they are not kept. */
  notKept?: [RegExp, string][];
  /** True if the server saves a draft while it is typed. */
  saved?: boolean;
  /** True if the text is kept only as long as the tab is open. */
  ofTab?: boolean;
}

const AUTHOR = 'author@example.org';
const SEARCH = 'a search';
const WIZARD = 'features/submission/wizard';
const step = (number: number) => (world: KeptWorld) => `/rrs/manuscript/submit/${world.draft}?step=${number}`;
const press = (name: string) => (visitor: Visitor) => visitor.press(name);
const PERSON = [
  ...['Title', 'First name', 'Middle name', 'Last name', 'Institute', 'Department', 'Division', 'Street'],
  ...['Postal code', 'City', 'Phone', 'Fax', 'Areas of expertise'],
];
const SIGN_IN: [RegExp, string][] = [[/password/i, 'a secret']];
const MOVES: [RegExp, string][] = [[/^Place of /, 'a number that is taken at once']];

const WIZARD_FORMS: KeptForm[] = [
  {
    name: 'the general information of a draft',
    sources: [
      `${WIZARD}/general/title-fields.tsx`,
      `${WIZARD}/general/earlier-submission.tsx`,
      `${WIZARD}/general-step.tsx`,
    ],
    ...{ as: AUTHOR, path: step(1), saved: true },
    kept: ['Title', 'Running title', 'Number of the earlier submission', 'Cover letter', 'Abstract'],
    rich: ['Cover letter', 'Abstract'],
    combos: ['Number of the earlier submission'],
    notKept: [[/^Keywords$/, SEARCH]],
  },
  {
    name: 'a new author',
    sources: [`${WIZARD}/authors/author-dialog.tsx`],
    ...{ as: AUTHOR, path: step(2), open: press('New author') },
    kept: ['First name', 'Middle name', 'Last name', 'Email', 'Institute', 'Department', 'City', 'ORCID'],
  },
  {
    name: 'a list of authors',
    sources: [`${WIZARD}/authors/import/import-dialog.tsx`],
    ...{ as: AUTHOR, path: step(2), open: press('Add from a list') },
    kept: ['Authors'],
  },
  {
    name: 'wishes about reviewers',
    sources: [`${WIZARD}/reviewers/reviewers-step.tsx`],
    ...{ as: AUTHOR, path: step(3), saved: true },
    kept: ['Note to the editors', 'Relationship to reviewer one', 'Relationship to reviewer two'],
    notKept: [[/^(Reviewer (one|two)|Excluded reviewer)$/, SEARCH]],
  },
  {
    name: 'a suggested reviewer',
    sources: [`${WIZARD}/reviewers/suggest-reviewer-dialog.tsx`],
    ...{ as: AUTHOR, path: step(3), open: press('New') },
    kept: ['Full name', 'Email'],
  },
  {
    name: 'a suggestion that is corrected',
    sources: [`${WIZARD}/reviewers/suggest-reviewer-dialog.tsx`],
    ...{ as: AUTHOR, path: step(3), open: press('Edit Emmy Noether') },
    kept: ['Full name', 'Email'],
  },
  {
    name: 'the titles of the figures',
    sources: ['features/submission/files/figures-dialog.tsx'],
    ...{ as: AUTHOR, path: step(4), open: press('Order and titles of figures') },
    kept: ['Figure 1'],
    notKept: MOVES,
  },
  {
    name: 'the title of a new figure',
    sources: ['shared/files/upload/upload-dialog.tsx'],
    ...{ as: AUTHOR, path: step(4) },
    open: async (visitor) => {
      await visitor.press('Add file');
      await visitor.choose('What is the file?', 'Figure');
    },
    kept: ['Figure title'],
  },
];

const OTHER_FORMS: KeptForm[] = [
  {
    name: 'the reply to the reviewers',
    sources: ['features/submission/revision/reply/reply-fields.tsx'],
    ...{ as: AUTHOR, path: ({ revision }) => `/rrs/uploadRevision/${revision}?tab=reply`, saved: true },
    kept: ['Opening of the letter', 'Your reply to point 1 of reviewer 1', 'Your reply to point 2 of reviewer 1'],
    similarFields: /^Your reply to point/,
  },
  {
    name: 'the reason of a withdrawal',
    sources: ['shared/article/withdraw/withdraw-dialog.tsx'],
    ...{ as: AUTHOR, path: '/rrs/manuscript/view', open: press('Withdraw') },
    kept: ['Reason'],
  },
  {
    name: 'a confirmation of authorship',
    sources: ['features/submission/authorship/declaration-question.tsx'],
    path: ({ authorship }) => authorship,
    open: (visitor) => visitor.press('Yes', 'radio'),
    kept: ['Funders and grant numbers'],
  },
  {
    name: 'an answer that denies authorship',
    sources: ['features/submission/authorship/authorship-form.tsx'],
    path: ({ authorship }) => authorship,
    open: press('I am not an author of this manuscript'),
    kept: ['What should the office know?'],
  },
  {
    name: 'a new ticket',
    sources: ['features/tickets/mine/new-ticket-page.tsx'],
    ...{ as: AUTHOR, path: '/rrs/tickets/newTicket' },
    ...{ kept: ['Subject', 'Content'], rich: ['Content'] },
  },
  {
    name: 'an answer in a ticket',
    sources: ['features/tickets/files/text-with-files.tsx'],
    ...{ as: AUTHOR, path: ({ ticket }) => `/rrs/tickets/editTicket/${ticket}` },
    ...{ kept: ['Your answer'], rich: ['Your answer'] },
  },
  {
    name: 'the profile',
    sources: ['features/identity/profile/profile-account-fields.tsx', 'features/identity/person-fieldsets.tsx'],
    ...{ as: AUTHOR, path: '/rrs/profile' },
    kept: [...PERSON, 'ORCID', 'Email', 'Repeat email'],
    notKept: SIGN_IN,
  },
  {
    name: 'the registration',
    sources: ['features/identity/sign-in/registration-page.tsx', 'features/identity/person-fieldsets.tsx'],
    ...{ path: '/rrs/registration', ofTab: true },
    kept: [...PERSON, 'ORCID', 'Email', 'Repeat email'],
    notKept: SIGN_IN,
  },
];

const REVIEWERS_FORMS: KeptForm[] = [
  {
    name: 'the acceptance of a request',
    sources: ['features/review/request/interests-question.tsx'],
    ...{ as: REVIEWER, path: ({ request }) => request.page('accept') },
    open: (visitor) => visitor.press('Yes', 'radio'),
    kept: ['Your competing interests'],
  },
  {
    name: 'the refusal of a request',
    sources: ['features/review/request/decline-fields.tsx'],
    ...{ as: REVIEWER, path: ({ request }) => request.page('decline') },
    kept: ['Reason', 'A colleague who could review it'],
  },
  {
    name: 'a review',
    sources: ['features/review/form/comments/comment.tsx'],
    ...{ as: REVIEWER, path: ({ review }) => review.form, saved: true },
    kept: COMMENT_FIELDS.map((field) => REVIEW_FIELD_LABELS[field]),
    rich: COMMENT_FIELDS.map((field) => REVIEW_FIELD_LABELS[field]),
    notKept: [[/^(Page|Search)/, 'a place in the manuscript']],
  },
];

export const FORMS = { wizard: WIZARD_FORMS, other: OTHER_FORMS, reviewer: REVIEWERS_FORMS, office: OFFICE_FORMS };
