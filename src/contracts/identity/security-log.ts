/** Labels of the security log's actions (issue 7; lifecycle, section 1, 'Login-as'). */
export const SECURITY_ACTION_LABELS = {
  SIGN_IN: 'Signed in',
  SIGN_IN_REFUSED: 'Sign-in refused',
  SIGN_IN_LOCKED: 'Sign-in locked after too many tries',
  SIGN_OUT: 'Signed out',
  LOGIN_AS_STARTED: 'Signed in as another user',
  LOGIN_AS_ENDED: 'Returned to own account',
  ACCOUNT_CREATED: 'Account created',
  ACCOUNT_CHANGED: 'Account details changed',
  PASSWORD_RESET_REQUESTED: 'One-time password mailed',
  ONE_TIME_PASSWORD_USED: 'One-time password used',
  PASSWORD_CHANGED: 'Password changed',
  EMAIL_CHANGED: 'Email address changed',
  GROUP_CHANGED: 'Group changed',
  SENIORITY_CHANGED: 'Seniority changed',
  EXPERTISE_CHANGED: 'Expertise changed',
  KEYWORD_ADDED: 'Keyword added',
  KEYWORD_RENAMED: 'Keyword renamed',
  KEYWORD_DELETED: 'Keyword deleted',
  BLACKLIST_ADDED: 'Added to the blacklist',
  BLACKLIST_CHANGED: 'Blacklist entry changed',
  BLACKLIST_REMOVED: 'Removed from the blacklist',
  SETTINGS_CHANGED: 'Settings changed',
  MAIL_TEMPLATE_CHANGED: 'Mail template changed',
  MAIL_TEMPLATE_RESET: 'Mail template reset to the default',
} as const;

export type SecurityAction = keyof typeof SECURITY_ACTION_LABELS;
export const SECURITY_ACTIONS = Object.keys(SECURITY_ACTION_LABELS) as readonly SecurityAction[];
