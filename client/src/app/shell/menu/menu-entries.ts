import { type GroupName, REVIEWING_GROUPS, STAFF_GROUPS } from '@contracts';
import type { MenuEntry, MenuItem, MenuSection } from './menu';

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];
const ASSISTING: readonly GroupName[] = ['assistant', 'associate editor'];

const HOME: MenuEntry = { path: '/', label: 'Home', icon: 'home' };
const TICKETS: MenuEntry = { path: '/tickets', label: 'Tickets', icon: 'tickets', count: 'ticketsAnswered' };
const PROFILE: MenuEntry = { path: '/profile', label: 'Profile', icon: 'profile' };

const SUBMISSIONS: readonly MenuEntry[] = [
  { path: '/manuscript/submit', label: 'Submit a manuscript', icon: 'submit' },
  { path: '/manuscript/revision', label: 'Action needed', icon: 'action', count: 'actionNeeded' },
  { path: '/manuscript/view', label: 'My manuscripts', icon: 'manuscripts', count: 'view' },
  { path: '/manuscript/draft', label: 'Drafts', icon: 'drafts', count: 'draft' },
];
const REVIEWS: readonly MenuEntry[] = [
  { path: '/reviewerToDoList', label: 'Reviews to do', icon: 'reviews', groups: REVIEWING_GROUPS, count: 'reviews' },
  { path: '/reviewHistory', label: 'Review history', icon: 'history', groups: REVIEWING_GROUPS },
];

const LISTS: readonly MenuItem[] = [
  HOME,
  { path: '/toDoList', label: 'To-do list', icon: 'todo', groups: STAFF_GROUPS, count: 'todo' },
  {
    path: '/assitantEditorList',
    label: 'Articles to check',
    icon: 'checks',
    groups: ['assistant', 'webmaster'],
    count: 'checks',
  },
  { path: '/associate/myArticle', label: 'Articles assigned to me', icon: 'assigned', groups: ['associate editor'] },
];

const GROUPS: readonly MenuItem[] = [
  {
    label: 'Manuscripts',
    icon: 'all',
    entries: [
      { path: '/manuscript/all', label: 'All manuscripts', icon: 'all', groups: OFFICE },
      { path: '/searchManuscripts', label: 'Search manuscripts', icon: 'search', groups: ASSISTING },
    ],
  },
  {
    label: 'People',
    icon: 'people',
    entries: [
      { path: '/users', label: 'Users', icon: 'users', groups: STAFF_GROUPS },
      { path: '/allReviewers', label: 'Reviewers', icon: 'people', groups: OFFICE },
      { path: '/associateEditors', label: 'Associate editors', icon: 'associates', groups: ASSISTING },
    ],
  },
  {
    label: 'Reports',
    icon: 'statistics',
    entries: [
      { path: '/statistics', label: 'Journal statistics', icon: 'statistics', groups: STAFF_GROUPS },
      { path: '/reviewersStatistics', label: 'Reviewer statistics', icon: 'reviewerReport', groups: STAFF_GROUPS },
      { path: '/associateStatistics', label: 'Associate statistics', icon: 'associateReport', groups: OFFICE },
    ],
  },
];

const OFFICE_WORK: readonly MenuItem[] = [
  { path: '/ticketsReview', label: 'All tickets', icon: 'office', groups: ASSISTING, count: 'ticketsWaiting' },
  {
    label: 'Administration',
    icon: 'settings',
    entries: [
      { path: '/keywords', label: 'Keywords', icon: 'keywords', groups: STAFF_GROUPS },
      { path: '/blacklist', label: 'Blacklist', icon: 'blacklist', groups: ASSISTING },
      { path: '/settings', label: 'Settings', icon: 'settings', groups: ['webmaster'] },
      { path: '/mailTemplates', label: 'Mail templates', icon: 'mail', groups: ['webmaster'] },
      { path: '/securityLog', label: 'Security log', icon: 'security', groups: ['webmaster'] },
    ],
  },
];

/** The menu of staff: the office's work first, then what they do as authors and reviewers (screens, 'Shell'). */
export const STAFF_SECTIONS: readonly MenuSection[] = [
  { title: 'Editorial', items: [...LISTS, ...GROUPS, ...OFFICE_WORK] },
  {
    title: 'Also yours',
    items: [
      { label: 'My submissions', icon: 'manuscripts', count: 'actionNeeded', entries: SUBMISSIONS },
      { label: 'My reviews', icon: 'reviews', count: 'reviews', entries: REVIEWS },
      { label: 'My account', icon: 'profile', count: 'ticketsAnswered', entries: [PROFILE, TICKETS] },
    ],
  },
];

/** The menu of authors and reviewers, for whom it is short enough without groups. */
export const OWN_SECTIONS: readonly MenuSection[] = [
  { title: 'Your work', items: [HOME, ...REVIEWS, ...SUBMISSIONS, TICKETS, PROFILE] },
];
