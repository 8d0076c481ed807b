/** The demonstration's people who look at the screens. */
export type Viewer = 'editor' | 'assistant' | 'associate' | 'webmaster' | 'author' | 'reviewer';

/** Titles of demonstration articles, by the name under which paths refer to them. */
export const ARTICLES = {
  reviewed: 'Continuous glucose monitoring on a general ward',
  selection: 'Vitamin D and falls in older adults',
  underReview: 'Blood pressure targets after stroke in West Africa',
  unchecked: 'Cooling after cardiac arrest: a registry study',
  returned: 'Corticosteroids in community-acquired pneumonia',
  held: 'Early extubation protocols in mixed intensive care',
  correction: 'Point-of-care ultrasound in the emergency department',
  revision: 'Left atrial strain as an early sign of atrial fibrillation',
} as const;

/** Ids of the articles above, where the reviewer has a review to write, and of a person, a ticket and a webhook. */
export type ScreenIds = Readonly<
  Record<keyof typeof ARTICLES | 'toReview' | 'review' | 'person' | 'ticket' | 'webhook', string>
>;

/** A screen of the stocked journal. */
export interface JournalScreen {
  /** The name of its pictures. */
  name: string;
  viewer: Viewer;
  /** Path after `/rrs`. */
  path: string | ((ids: ScreenIds) => string);
  /** Name of the drawing that this screen follows. */
  drawing?: string;
}

const ARTICLE_SCREENS: readonly JournalScreen[] = [
  {
    name: 'article',
    viewer: 'editor',
    path: ({ underReview }) => `/articleDetails/${underReview}`,
    drawing: 'article',
  },
  {
    name: 'article-manuscript',
    viewer: 'editor',
    path: ({ reviewed }) => `/articleDetails/${reviewed}?tab=manuscript`,
  },
  { name: 'article-reviews', viewer: 'editor', path: ({ reviewed }) => `/articleDetails/${reviewed}?tab=reviews` },
  { name: 'article-reviewers', viewer: 'editor', path: ({ reviewed }) => `/articleDetails/${reviewed}?tab=reviewers` },
  { name: 'article-history', viewer: 'editor', path: ({ reviewed }) => `/articleDetails/${reviewed}?tab=log` },
  { name: 'article-mails', viewer: 'editor', path: ({ reviewed }) => `/articleDetails/${reviewed}?tab=mails` },
  { name: 'article-notes', viewer: 'editor', path: ({ underReview }) => `/articleDetails/${underReview}?tab=notes` },
  { name: 'article-print', viewer: 'editor', path: ({ reviewed }) => `/articleDetails/${reviewed}?tab=print` },
  { name: 'article-past', viewer: 'editor', path: ({ reviewed }) => `/articleDetails/${reviewed}?entry=6` },
  { name: 'article-files', viewer: 'editor', path: ({ reviewed }) => `/manageFiles/${reviewed}` },
  { name: 'check', viewer: 'assistant', path: ({ unchecked }) => `/checkManuscript/${unchecked}` },
  { name: 'choose-reviewers', viewer: 'editor', path: ({ selection }) => `/reviewerSelection/${selection}` },
  { name: 'decide', viewer: 'editor', path: ({ reviewed }) => `/decideOnStatus/${reviewed}`, drawing: 'decide' },
  { name: 'decide-held', viewer: 'associate', path: ({ held }) => `/decideOnStatus/${held}` },
  { name: 'override', viewer: 'editor', path: ({ reviewed }) => `/overrideArticle/${reviewed}` },
];

const LISTS: readonly JournalScreen[] = [
  { name: 'home-editor', viewer: 'editor', path: '/', drawing: 'home-editor' },
  { name: 'home-assistant', viewer: 'assistant', path: '/' },
  { name: 'home-associate', viewer: 'associate', path: '/' },
  { name: 'home-webmaster', viewer: 'webmaster', path: '/' },
  { name: 'todo', viewer: 'editor', path: '/toDoList', drawing: 'list' },
  { name: 'check-list', viewer: 'assistant', path: '/assitantEditorList' },
  { name: 'all-manuscripts', viewer: 'editor', path: '/manuscript/all' },
  { name: 'search', viewer: 'editor', path: '/searchManuscripts?q=heart' },
  { name: 'associate-articles', viewer: 'associate', path: '/associate/myArticle' },
  { name: 'associates', viewer: 'assistant', path: '/associateEditors' },
  { name: 'reviewers', viewer: 'editor', path: '/allReviewers' },
  { name: 'users', viewer: 'assistant', path: '/users' },
  { name: 'tickets', viewer: 'assistant', path: '/ticketsReview' },
  { name: 'ticket', viewer: 'assistant', path: ({ ticket }) => `/tickets/editTicket/${ticket}` },
  { name: 'person', viewer: 'editor', path: ({ person }) => `/people/${person}` },
  { name: 'add-user', viewer: 'assistant', path: '/user/edit' },
  { name: 'edit-user', viewer: 'assistant', path: ({ person }) => `/user/edit/${person}` },
  { name: 'exports', viewer: 'editor', path: '/exports' },
];

const REPORTS: readonly JournalScreen[] = [
  { name: 'statistics', viewer: 'editor', path: '/statistics' },
  { name: 'reviewers-statistics', viewer: 'editor', path: '/reviewersStatistics' },
  { name: 'reviewers-of-year', viewer: 'editor', path: '/reviewersOfYear' },
  { name: 'associate-statistics', viewer: 'editor', path: '/associateStatistics' },
  { name: 'own-measures', viewer: 'editor', path: '/ownMeasures' },
  { name: 'audit', viewer: 'editor', path: '/audit' },
];

const ADMINISTRATION: readonly JournalScreen[] = [
  { name: 'settings', viewer: 'webmaster', path: '/settings' },
  { name: 'retention', viewer: 'webmaster', path: '/retention' },
  { name: 'privacy-text', viewer: 'webmaster', path: '/privacyText' },
  { name: 'mail-templates', viewer: 'webmaster', path: '/mailTemplates' },
  { name: 'mail-template', viewer: 'webmaster', path: '/mailTemplates/registration' },
  { name: 'keywords', viewer: 'webmaster', path: '/keywords' },
  { name: 'blacklist', viewer: 'webmaster', path: '/blacklist' },
  { name: 'connections', viewer: 'webmaster', path: '/connections' },
  { name: 'webhook', viewer: 'webmaster', path: ({ webhook }) => `/connections/webhook/${webhook}` },
  { name: 'imports', viewer: 'webmaster', path: '/imports' },
  { name: 'incoming-mail', viewer: 'webmaster', path: '/incomingMail' },
  { name: 'similarity', viewer: 'webmaster', path: '/similarityService' },
  { name: 'credit-at-orcid', viewer: 'webmaster', path: '/creditAtOrcid' },
  { name: 'security-log', viewer: 'webmaster', path: '/securityLog' },
];

const OTHERS: readonly JournalScreen[] = [
  { name: 'profile', viewer: 'editor', path: '/profile' },
  { name: 'reviewing-record', viewer: 'reviewer', path: '/reviewingRecord' },
  { name: 'home-author', viewer: 'author', path: '/', drawing: 'home-author' },
  { name: 'home-reviewer', viewer: 'reviewer', path: '/' },
];

const AUTHORS: readonly JournalScreen[] = [
  { name: 'my-manuscripts', viewer: 'author', path: '/manuscript/view' },
  { name: 'action-needed', viewer: 'author', path: '/manuscript/revision' },
  { name: 'drafts', viewer: 'author', path: '/manuscript/draft' },
  { name: 'submit', viewer: 'author', path: '/manuscript/submit' },
  { name: 'revision', viewer: 'author', path: ({ revision }) => `/uploadRevision/${revision}` },
  { name: 'correction', viewer: 'author', path: ({ correction }) => `/correction/${correction}` },
  { name: 'my-tickets', viewer: 'author', path: '/tickets' },
  { name: 'new-ticket', viewer: 'author', path: '/tickets/newTicket' },
];

const REVIEWERS: readonly JournalScreen[] = [
  { name: 'reviews-to-do', viewer: 'reviewer', path: '/reviewerToDoList?tab=pending' },
  { name: 'review-history', viewer: 'reviewer', path: '/reviewHistory' },
  {
    name: 'review',
    viewer: 'reviewer',
    path: ({ toReview, review }) => `/${toReview}/review/${review}`,
    drawing: 'review',
  },
];

/** The screens that are checked and measured. */
export const JOURNAL_SCREENS: readonly JournalScreen[] = [
  ...LISTS,
  ...ARTICLE_SCREENS,
  ...REPORTS,
  ...ADMINISTRATION,
  ...OTHERS,
  ...AUTHORS,
  ...REVIEWERS,
];
