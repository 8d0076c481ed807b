/** Limits, sizes, days and texts that a webmaster may change (lifecycle, section 4 (4)). Days are whole days. */
export interface JournalSettings {
  answerDueDays: number;
  reviewDueDays: number;
  associateDueDays: number;
  minorRevisionDays: number;
  majorRevisionDays: number;
  noAnswerDays: number;
  defaultReviewersRequired: number;
  maxUploadBytes: number;
  abstractWordsOriginal: number;
  abstractWordsOther: number;
  maxKeywords: number;
  bannerText: string;
  supportEmail: string;
}

/** Defaults: lifecycle, section 3 'Dates', and spec part 1, section 9. */
export const DEFAULT_SETTINGS: JournalSettings = {
  answerDueDays: 7,
  reviewDueDays: 21,
  associateDueDays: 14,
  minorRevisionDays: 30,
  majorRevisionDays: 90,
  noAnswerDays: 14,
  defaultReviewersRequired: 2,
  maxUploadBytes: 52_428_800,
  abstractWordsOriginal: 250,
  abstractWordsOther: 200,
  maxKeywords: 5,
  bannerText: 'You are using the new version of this system. Please send your feedback to',
  supportEmail: 'assistant@example.org',
};

/** What everybody may read, also signed out. */
export interface PublicSettings {
  journalName: string;
  bannerText: string;
  supportEmail: string;
  /** Address of the embedded mail catcher's page; null when mail really goes out. */
  mailCatcherUrl: string | null;
  /** Accounts of the demonstration data; empty in production. */
  demoAccounts: { email: string; group: string }[];
}
