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
  /** Language for people who have chosen none, for people without an account, and for documents that are stored once for all readers. */
  defaultLanguage: Language;
  answerDueDays: number;
  reviewDueDays: number;
  associateDueDays: number;
  minorRevisionDays: number;
  majorRevisionDays: number;
  noAnswerDays: number;
  /** Days without any change after which an article that has no due date is overdue for the office (lifecycle, section 4 (22)). */
  officeIdleDays: number;
  /** Seconds for which a decision sent from its page can be taken back; 0: it is carried out immediately. */
  decisionHoldSeconds: number;
  /** Days before a due date on which an automatic reminder is sent; `reminderDaysAfter`: days after it (lifecycle, section 3 'Dates'). */
  reminderDaysBefore: number;
  reminderDaysAfter: number;
  /** Hour of the journal's day, 0 to 23. The daily run starts at this hour or later. */
  reminderHour: number;
  /** IANA name of the journal's time zone, in which days are counted. */
  timeZone: string;
  defaultReviewersRequired: number;
  maxUploadBytes: number;
  /** Gigabytes that one person may upload in 24 hours. */
  uploadQuotaGigabytes: number;
  abstractWordsOriginal: number;
  abstractWordsOther: number;
  maxKeywords: number;
  /** Which generated PDFs have line numbers. Everyone reads the same PDF, so that a line has the same number for all readers. */
  lineNumbers: LineNumbers;
  /** Which authors are asked to confirm authorship when a manuscript is submitted. */
  authorConfirmation: AuthorConfirmation;
  /** What authors are asked in addition, by type of manuscript: `typeId:DECLARATION`, separated by commas. */
  declarations: string;
  /** Ids of the types of manuscript whose reviewers must state at acceptance whether they have competing interests, separated by commas. */
  reviewerInterests: string;
  /** Types of manuscript that are not reviewed in the usual mode: `typeId:MODE`, separated by commas. */
  reviewModes: string;
  /** Ids of the types of manuscript whose reviews may be published with an accepted article, separated by commas. */
  reviewPublication: string;
  bannerText: string;
  supportEmail: string;
  /** The colour from which all shades of buttons and links are computed, as `#rrggbb`; empty for the product's blue. */
  brandColour: string;
  /** SHA-256 of the logo's bytes, set by the upload of a logo; empty: the journal's initial is shown instead. */
  logo: string;
  /** Groups of staff that need a second factor, separated by commas; empty for none (lifecycle, section 5 (5)). */
  secondFactorGroups: string;
  /** Days that a person of these groups has to add a second factor. */
  secondFactorGraceDays: number;
  /** Months for which a rejected article's texts are kept after the decision. In all `retain…` settings, 0 means permanently (ADR 78). */
  retainRejectedMonths: number;
  retainWithdrawnMonths: number;
  retainDraftDays: number;
  retainMailMonths: number;
  retainSecurityLogMonths: number;
  /** The journal's ISSN, for exports (ADR 83); empty while it has none. */
  issn: string;
  publisherName: string;
  /** The DOI prefix, optionally followed by a slash and the text with which all DOIs of the journal begin. */
  doiPrefix: string;
  /** Address at which an article can be read; `{number}` in it is replaced by the article's number. */
  articleAddress: string;
  depositorName: string;
  depositorEmail: string;
  /** Whether exports of an accepted article include its reviews. */
  exportedReviews: ExportedReviews;
  /** Whether anyone may read which manuscripts were accepted (ADR 113). */
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

/** Settings that every visitor may read, also without signing in. */
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
  /** Providers by which people can sign in, in addition to the password; empty by default. */
  signInProviders: OfferedProvider[];
  /** The shades of the journal's colour; null for the product's own. */
  brandRamp: BrandRamp | null;
  /** SHA-256 of the logo's bytes, which is part of the logo's address; empty without a logo. */
  logo: string;
}
