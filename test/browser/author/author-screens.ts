import { MESSAGES } from '../../../src/contracts';
import type { Visitor } from '../../support/browser/browser';
import type { Screen } from '../../support/browser/stage';
import type { AuthorWorld } from './author-world';

const editorsReady = async (visitor: Visitor): Promise<void> => {
  await visitor.find('textbox', 'Title');
  await visitor.page.waitForSelector('[contenteditable="true"][aria-label*="Abstract"]', { visible: true });
};

export const SIGNED_OUT_SCREENS: Screen<AuthorWorld>[] = [
  { name: 'sign-in', path: '/rrs', sees: 'Forgot password' },
  {
    name: 'sign-in-refused',
    path: '/rrs',
    sees: 'Please',
    then: (visitor) => visitor.press('Login'),
  },
  {
    name: 'forgot-password',
    path: '/rrs',
    sees: 'A new password will be emailed to you.',
    then: (visitor) => visitor.press('Forgot password'),
  },
  { name: 'registration', path: '/rrs/registration', sees: 'Affiliation and address' },
  {
    name: 'registration-refused',
    path: '/rrs/registration',
    sees: 'Please',
    then: (visitor) => visitor.press('Register'),
  },
];

const LIST = '/rrs/manuscript/view';
const step = (number: number) => (world: AuthorWorld) => `/rrs/manuscript/submit/${world.draft}?step=${number}`;
const tab = (name: string) => (world: AuthorWorld) => `/rrs/uploadRevision/${world.revision}?tab=${name}`;

export const AUTHORS_SCREENS: Screen<AuthorWorld>[] = [
  { name: 'profile', path: '/rrs/profile', sees: 'Affiliation and address' },
  { name: 'my-manuscripts', path: LIST, sees: 'Length of stay' },
  ...[
    ['Show Progress', 'progress', 'Progress'],
    ['Original files', 'files', 'Original files'],
    ['Cover letter', 'cover-letter', 'There is no cover letter.'],
    ['Abstract', 'abstract', 'Short.'],
    ['Reviews', 'reviews', 'A sound study.'],
    ['Withdraw', 'withdraw', 'The journal stops processing it'],
  ].map(([button = '', name = '', sees = '']) => ({
    name: `my-manuscripts-${name}`,
    path: LIST,
    sees,
    then: (visitor: Visitor) => visitor.press(button),
  })),
  { name: 'drafts', path: '/rrs/manuscript/draft', sees: 'Early mobilisation after stroke' },
  {
    name: 'drafts-delete',
    path: '/rrs/manuscript/draft',
    sees: 'will be removed from your lists',
    then: (visitor) => visitor.press('Delete'),
  },
  { name: 'action-needed', path: '/rrs/manuscript/revision', sees: 'Please send it by' },
  { name: 'action-needed-correction', path: '/rrs/manuscript/revision?tab=correction', sees: 'Early mobilisation' },
  { name: 'wizard-1-general', path: step(1), sees: 'A question.', then: editorsReady },
  { name: 'wizard-2-authors', path: step(2), sees: 'Grace Hopper' },
  {
    name: 'wizard-2-new-author',
    path: step(2),
    sees: 'Middle name',
    then: (visitor) => visitor.press('New author'),
  },
  { name: 'wizard-3-reviewers', path: step(3), sees: 'Emmy Noether' },
  {
    name: 'wizard-3-suggest',
    path: step(3),
    sees: 'Suggest a reviewer',
    then: (visitor) => visitor.press('New'),
  },
  { name: 'wizard-4-files', path: step(4), sees: 'Figure 1. Length of stay' },
  {
    name: 'wizard-4-upload',
    path: step(4),
    sees: 'Choose the kind of file first.',
    then: (visitor) => visitor.press('Add file'),
  },
  { name: 'wizard-5-overview', path: step(5), sees: 'Open the overview PDF' },
  { name: 'revision-instructions', path: tab('instructions'), sees: 'Please upload three documents' },
  { name: 'revision-reviews', path: tab('reviews'), sees: 'A sound study.' },
  { name: 'revision-information', path: tab('information'), sees: 'Comments to the editor' },
  { name: 'revision-upload', path: tab('upload'), sees: 'Letter of rebuttal' },
  { name: 'correction', path: (world) => `/rrs/correction/${world.correction}`, sees: 'Figures are incorrect' },
];

export const NEWCOMERS_SCREENS: Screen<AuthorWorld>[] = [
  { name: 'newcomer-my-manuscripts', path: LIST, sees: MESSAGES.noSubmitted },
  { name: 'newcomer-drafts', path: '/rrs/manuscript/draft', sees: MESSAGES.noDraft },
  {
    name: 'newcomer-action-needed',
    path: '/rrs/manuscript/revision',
    sees: 'No manuscripts are waiting for you.',
  },
];
