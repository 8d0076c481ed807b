const SEARCH = 'a search';
const WIZARD = 'features/submission/wizard';

/** Files with text fields of which none is kept, with the reason. */
export const NOT_KEPT: Record<string, string> = {
  [`${WIZARD}/general/keywords-field.tsx`]: SEARCH,
  [`${WIZARD}/reviewers/reviewer-picker.tsx`]: SEARCH,
  [`${WIZARD}/authors/author-search.tsx`]: SEARCH,
  'features/submission/my-manuscripts/article-list.tsx': SEARCH,
  'features/review/lists/history-page.tsx': 'a search; the address keeps it',
  'features/tickets/office/ticket-filters.tsx': 'a search of the office; the address keeps it',
  'features/review/certificate/check-page.tsx': 'a code that is typed from paper, for anybody',
  'features/identity/profile/calendar-card.tsx': 'an address to copy',
  'features/identity/sign-in/forgot-password-dialog.tsx': 'one address, for a person who is not known yet',
  'features/identity/sign-in/sign-in-card.tsx': 'address and password, which browsers keep for those who wish it',
  'features/identity/sign-in/remove-factors-page.tsx': 'a secret',
  'features/identity/sign-in/second-step-page.tsx': 'a secret',
  'features/identity/sign-in/new-password.tsx': 'a secret',
  'shared/dialogs/name-dialog.tsx': 'a short name of a search or a view',
  'shared/ordering/place-field.tsx': 'a number that is taken at once',
  'shared/ordering/ordered-row.tsx': 'a number that is taken at once',
  'shared/viewer/viewer-toolbar.tsx': 'a place in the manuscript',
  'shared/viewer/viewer-search.tsx': SEARCH,
};
