import type { AcceptedFeed, ExportedReviews } from '../exchange/exchange';
import type { OfferedProvider } from '../identity/sign-in-providers';
import type { Language } from '../language/languages';
import type { BrandRamp } from './brand';

export const LINE_NUMBERS = ['everybody', 'nobody'] as const;
export type LineNumbers = (typeof LINE_NUMBERS)[number];

export const AUTHOR_CONFIRMATIONS = ['everybody', 'nobody'] as const;
export type AuthorConfirmation = (typeof AUTHOR_CONFIRMATIONS)[number];

/** Limits, sizes, days and texts that a webmaster may change (lifecycle, section 4 (4)). Days are whole days. */
export interface JournalSettings {
  /** For people who have chosen none, for people without an account, and for documents that are kept for all. */
  defaultLanguage: Language;
  answerDueDays: number;
  reviewDueDays: number;
  associateDueDays: number;
  minorRevisionDays: number;
  majorRevisionDays: number;
  noAnswerDays: number;
  /** Days after which an article without any date, and to which nothing happens, is overdue for the office (lifecycle, section 4 (22)). */
  officeIdleDays: number;
  /** Seconds for which a decision sent from its page can be taken back; 0: it is carried out at once. */
  decisionHoldSeconds: number;
  /** How many days before and after a due date automatic reminders are sent (lifecycle, section 3 'Dates'). */
  reminderDaysBefore: number;
  reminderDaysAfter: number;
  /** Hour of the journal's day, 0 to 23, from which the daily run starts. */
  reminderHour: number;
  /** IANA name of the journal's time zone, by which days are counted. */
  timeZone: string;
  defaultReviewersRequired: number;
  maxUploadBytes: number;
  /** What one person may upload in 24 hours. */
  uploadQuotaGigabytes: number;
  abstractWordsOriginal: number;
  abstractWordsOther: number;
  maxKeywords: number;
  /** Whose generated PDFs have line numbers. All people read the same PDF, so that a line has one number for all. */
  lineNumbers: LineNumbers;
  /** Which authors are asked to confirm authorship when a manuscript is submitted. */
  authorConfirmation: AuthorConfirmation;
  /** What they are asked besides, by type of manuscript: `typeId:DECLARATION`, separated by commas. */
  declarations: string;
  /** Ids of the types of manuscript whose reviewers say at acceptance whether they have competing interests, separated by commas. */
  reviewerInterests: string;
  /** Types of manuscript that are not reviewed in the usual mode: `typeId:MODE`, separated by commas. */
  reviewModes: string;
  /** Ids of the types of manuscript whose reviews may be published with an accepted article, separated by commas. */
  reviewPublication: string;
  bannerText: string;
  supportEmail: string;
  /** `#rrggbb`, from which all shades of buttons and links are computed; empty for the product's blue. */
  brandColour: string;
  /** SHA-256 of the logo's bytes, set by uploading one; empty for the journal's initial. */
  logo: string;
  /** Groups of staff that need a second factor, separated by commas; empty for none (lifecycle, section 5 (5)). */
  secondFactorGroups: string;
  /** Days in which a person of these groups can add one. */
  secondFactorGraceDays: number;
  /** How long texts are kept after the last decision or change; 0: for ever (ADR 78). */
  retainRejectedMonths: number;
  retainWithdrawnMonths: number;
  retainDraftDays: number;
  retainMailMonths: number;
  retainSecurityLogMonths: number;
  /** Of the journal, for exports (ADR 83); empty while it has none. */
  issn: string;
  publisherName: string;
  /** With or without the beginning of the journal's own DOIs after a slash. */
  doiPrefix: string;
  /** Where an article is read, with `{number}`. */
  articleAddress: string;
  depositorName: string;
  depositorEmail: string;
  /** Whether reviews leave with an accepted article. */
  exportedReviews: ExportedReviews;
  /** Whether anybody may read which manuscripts were accepted (ADR 113). */
  acceptedFeed: AcceptedFeed;
}

/** Defaults: lifecycle, section 3 'Dates', and spec part 1, section 9. */
export const DEFAULT_SETTINGS: JournalSettings = {
  defaultLanguage: 'en',
  answerDueDays: 7,
  reviewDueDays: 21,
  associateDueDays: 14,
  minorRevisionDays: 30,
  majorRevisionDays: 90,
  noAnswerDays: 14,
  officeIdleDays: 14,
  decisionHoldSeconds: 10,
  reminderDaysBefore: 3,
  reminderDaysAfter: 7,
  reminderHour: 6,
  timeZone: 'UTC',
  defaultReviewersRequired: 2,
  maxUploadBytes: 52_428_800,
  uploadQuotaGigabytes: 2,
  abstractWordsOriginal: 250,
  abstractWordsOther: 200,
  maxKeywords: 5,
  lineNumbers: 'everybody',
  authorConfirmation: 'everybody',
  declarations: '',
  reviewerInterests: '',
  reviewModes: '',
  reviewPublication: '',
  bannerText: 'You are using the new version of this system. Please send your feedback to',
  supportEmail: 'assistant@example.org',
  brandColour: '',
  logo: '',
  secondFactorGroups: '',
  secondFactorGraceDays: 14,
  retainRejectedMonths: 0,
  retainWithdrawnMonths: 0,
  retainDraftDays: 0,
  retainMailMonths: 0,
  retainSecurityLogMonths: 0,
  issn: '',
  publisherName: '',
  doiPrefix: '',
  articleAddress: '',
  depositorName: '',
  depositorEmail: '',
  exportedReviews: 'nobody',
  acceptedFeed: 'nobody',
};

/** The limits that forms show and check in the browser. */
export const PUBLIC_LIMITS = ['abstractWordsOriginal', 'abstractWordsOther', 'maxKeywords', 'maxUploadBytes'] as const;
export type PublicLimits = Pick<JournalSettings, (typeof PUBLIC_LIMITS)[number]>;

/** Settings that every visitor may read, also signed out. */
export interface PublicSettings extends PublicLimits {
  defaultLanguage: Language;
  journalName: string;
  bannerText: string;
  supportEmail: string;
  /** Address of the embedded mail catcher's page; null when mails are really sent. */
  mailCatcherUrl: string | null;
  /** Accounts of the demonstration data; empty in production. */
  demoAccounts: { email: string; group: string }[];
  /** Licence key of CKEditor: 'GPL', or the journal's commercial key. */
  editorLicenceKey: string;
  /** Where people can sign in beside the password; empty by default. */
  signInProviders: OfferedProvider[];
  /** The shades of the journal's colour; null for the product's own. */
  brandRamp: BrandRamp | null;
  /** SHA-256 of the logo, which is part of its address; empty without one. */
  logo: string;
}
