import { type GroupName, REVIEWING_GROUPS, STAFF_GROUPS, t } from '@contracts';
import type { MenuEntry, MenuItem, MenuSection } from './menu';

const OFFICE: readonly GroupName[] = ['editor', 'assistant'];
const ASSISTING: readonly GroupName[] = ['assistant', 'associate editor'];

const HOME: MenuEntry = { path: '/', label: t('Home'), icon: 'home' };
const TICKETS: MenuEntry = { path: '/tickets', label: t('Tickets'), icon: 'tickets', count: 'ticketsAnswered' };
const PROFILE: MenuEntry = { path: '/profile', label: t('Profile'), icon: 'profile' };

const SUBMISSIONS: readonly MenuEntry[] = [
  { path: '/manuscript/submit', label: t('Submit a manuscript'), icon: 'submit' },
  { path: '/manuscript/revision', label: t('Action needed'), icon: 'action', count: 'actionNeeded' },
  { path: '/manuscript/view', label: t('My manuscripts'), icon: 'manuscripts', count: 'view' },
  { path: '/manuscript/draft', label: t('Drafts'), icon: 'drafts', count: 'draft' },
];
const REVIEWS: readonly MenuEntry[] = [
  { path: '/reviewerToDoList', label: t('Reviews to do'), icon: 'reviews', groups: REVIEWING_GROUPS, count: 'reviews' },
  { path: '/reviewHistory', label: t('Review history'), icon: 'history', groups: REVIEWING_GROUPS },
];

const LISTS: readonly MenuItem[] = [
  HOME,
  { path: '/toDoList', label: t('To-do list'), icon: 'todo', groups: STAFF_GROUPS, count: 'todo' },
  {
    path: '/assitantEditorList',
    label: t('Articles to check'),
    icon: 'checks',
    groups: ['assistant', 'webmaster'],
    count: 'checks',
  },
  { path: '/associate/myArticle', label: t('Articles assigned to me'), icon: 'assigned', groups: ['associate editor'] },
];

const GROUPS: readonly MenuItem[] = [
  {
    label: t('Manuscripts'),
    icon: 'all',
    entries: [
      { path: '/manuscript/all', label: t('All manuscripts'), icon: 'all', groups: OFFICE },
      { path: '/searchManuscripts', label: t('Search manuscripts'), icon: 'search', groups: ASSISTING },
    ],
  },
  {
    label: t('People'),
    icon: 'people',
    entries: [
      { path: '/users', label: t('Users'), icon: 'users', groups: STAFF_GROUPS },
      { path: '/allReviewers', label: t('Reviewers'), icon: 'people', groups: OFFICE },
      { path: '/associateEditors', label: t('Associate editors'), icon: 'associates', groups: ASSISTING },
    ],
  },
  {
    label: t('Reports'),
    icon: 'statistics',
    entries: [
      { path: '/statistics', label: t('Journal statistics'), icon: 'statistics', groups: STAFF_GROUPS },
      { path: '/reviewersStatistics', label: t('Reviewer statistics'), icon: 'reviewerReport', groups: STAFF_GROUPS },
      { path: '/reviewersOfYear', label: t('Reviewers of the year'), icon: 'thanks', groups: OFFICE },
      { path: '/associateStatistics', label: t('Associate statistics'), icon: 'associateReport', groups: OFFICE },
      { path: '/ownMeasures', label: t('Custom measures'), icon: 'ownMeasures', groups: ['editor'] },
    ],
  },
];

const OFFICE_WORK: readonly MenuItem[] = [
  { path: '/ticketsReview', label: t('All tickets'), icon: 'office', groups: ASSISTING, count: 'ticketsWaiting' },
  {
    label: t('Administration'),
    icon: 'settings',
    entries: [
      { path: '/keywords', label: t('Keywords'), icon: 'keywords', groups: STAFF_GROUPS },
      { path: '/blacklist', label: t('Blacklist'), icon: 'blacklist', groups: ASSISTING },
      { path: '/audit', label: t('Audit'), icon: 'audit', groups: ['editor'] },
      { path: '/settings', label: t('Settings'), icon: 'settings', groups: ['webmaster'] },
      { path: '/connections', label: t('Connections'), icon: 'connections', groups: ['webmaster'] },
      { path: '/incomingMail', label: t('Incoming mail'), icon: 'incomingMail', groups: ['webmaster'] },
      { path: '/exports', label: t('Export'), icon: 'exports', groups: OFFICE },
      { path: '/similarityService', label: t('Similarity service'), icon: 'similarity', groups: ['webmaster'] },
      { path: '/creditAtOrcid', label: t('Credit at ORCID'), icon: 'thanks', groups: ['webmaster'] },
      { path: '/imports', label: t('Import'), icon: 'imports', groups: ['webmaster'] },
      { path: '/retention', label: t('Retention'), icon: 'retention', groups: ['webmaster'] },
      { path: '/privacyText', label: t('Personal data'), icon: 'privacy', groups: ['webmaster'] },
      { path: '/mailTemplates', label: t('Mail templates'), icon: 'mail', groups: ['webmaster'] },
      { path: '/securityLog', label: t('Security log'), icon: 'security', groups: ['webmaster'] },
    ],
  },
];

/** The menu of staff: the office's work first, then what they do as authors and reviewers (screens, 'Shell'). */
export const STAFF_SECTIONS: readonly MenuSection[] = [
  { title: t('Editorial'), items: [...LISTS, ...GROUPS, ...OFFICE_WORK] },
  {
    title: t('Also yours'),
    items: [
      { label: t('My submissions'), icon: 'manuscripts', count: 'actionNeeded', entries: SUBMISSIONS },
      { label: t('My reviews'), icon: 'reviews', count: 'reviews', entries: REVIEWS },
      { label: t('My account'), icon: 'profile', count: 'ticketsAnswered', entries: [PROFILE, TICKETS] },
    ],
  },
];

/** The menu of authors and reviewers. It is short enough without groups. */
export const OWN_SECTIONS: readonly MenuSection[] = [
  { title: t('Your work'), items: [HOME, ...REVIEWS, ...SUBMISSIONS, TICKETS, PROFILE] },
];
