import type { Visitor } from '../../support/browser/browser';
import type { KeptForm } from './kept-fields';

const EDITORIAL = 'features/editorial';
const MAIL = ['shared/dialogs/mail-fields.tsx', 'shared/dialogs/recipients-field.tsx'];
const MAIL_FIELDS = ['To', 'Cc', 'Reply to', 'Subject', 'Message'];
/** Fields of the page around a form without a dialog. */
const AROUND: [RegExp, string][] = [[/^(Page|Search|Words in the file|Name|Filter)/, 'a search, or a place in a list']];
const press = (name: string) => (visitor: Visitor) => visitor.press(name);

/** The forms in which staff write about a manuscript. */
export const OFFICE_FORMS: KeptForm[] = [
  {
    name: 'an advice to the editor',
    sources: [`${EDITORIAL}/decide/advice/advice-dialog.tsx`],
    ...{ as: 'associate-editor@example.org', path: ({ advised }) => `/rrs/decideOnStatus/${advised}` },
    open: press('Minor revision'),
    ...{ kept: ['Comment to the editor', 'Reasons'], rich: ['Comment to the editor', 'Reasons'] },
  },
  {
    name: 'a note about a manuscript',
    sources: [`${EDITORIAL}/shared/notes-tab.tsx`],
    ...{ as: 'assistant@example.org', path: ({ checked }) => `/rrs/checkManuscript/${checked}?tab=notes` },
    open: press('Add note'),
    ...{ kept: ['Note'], rich: ['Note'] },
  },
  {
    name: 'the mail of a rejection at the check',
    sources: MAIL,
    ...{ as: 'assistant@example.org', path: ({ checked }) => `/rrs/checkManuscript/${checked}` },
    open: press('Reject'),
    ...{ kept: MAIL_FIELDS, rich: ['Message'] },
  },
  {
    name: 'a request for a correction',
    sources: [`${EDITORIAL}/assistant/correction-request.tsx`],
    ...{ as: 'assistant@example.org', path: ({ checked }) => `/rrs/checkManuscript/${checked}?tab=correction` },
    ...{ kept: ['Message to the author'], rich: ['Message to the author'], notKept: AROUND },
  },
  {
    name: 'the reason of an override',
    sources: [`${EDITORIAL}/override/override-form.tsx`],
    ...{ as: 'editor@example.org', path: ({ advised }) => `/rrs/overrideArticle/${advised}` },
    ...{ kept: ['Reason'], notKept: AROUND },
  },
];
