import { MAX_REVIEWERS_REQUIRED } from '../article/article-rules';
import { declarationPairs } from '../article/declarations';
import { canonicalReviewModes } from '../article/review-modes';
import { exchangeProblem, isExchangeSetting } from '../exchange/exchange';
import { MAX_UPLOAD_BYTES } from '../files/files';
import { factorGroups } from '../identity/factors';
import { isEmail } from '../identity/person-rules';
import { isTimeZone } from '../journal-days';
import { LANGUAGES } from '../language/languages';
import { texts } from '../language/texts';
import { t } from '../language/translate';
import { typesIn } from '../review/interests';
import { longProblem, type Problem } from '../text/text-rules';
import { BRAND_COLOUR } from './brand';
import { AUTHOR_CONFIRMATIONS, type JournalSettings, LINE_NUMBERS } from './settings';

/** Names of the settings that are whole numbers. */
export type WholeSetting = {
  [Name in keyof JournalSettings]: JournalSettings[Name] extends number ? Name : never;
}[keyof JournalSettings];

interface Bounds {
  min: number;
  max: number;
}

const DAYS: Bounds = { min: 1, max: 730 };
const DAYS_AROUND: Bounds = { min: 1, max: 60 };
const MONTHS_KEPT: Bounds = { min: 0, max: 600 };
const WORDS: Bounds = { min: 1, max: 5_000 };

/** The smallest and the largest value of each whole number, inclusive. */
export const SETTING_BOUNDS: Readonly<Record<WholeSetting, Bounds>> = {
  answerDueDays: DAYS,
  reviewDueDays: DAYS,
  associateDueDays: DAYS,
  minorRevisionDays: DAYS,
  majorRevisionDays: DAYS,
  noAnswerDays: DAYS,
  officeIdleDays: DAYS,
  decisionHoldSeconds: { min: 0, max: 120 },
  reminderDaysBefore: DAYS_AROUND,
  reminderDaysAfter: DAYS_AROUND,
  reminderHour: { min: 0, max: 23 },
  defaultReviewersRequired: { min: 0, max: MAX_REVIEWERS_REQUIRED },
  maxUploadBytes: { min: 1_048_576, max: MAX_UPLOAD_BYTES },
  uploadQuotaGigabytes: { min: 1, max: 1_000 },
  abstractWordsOriginal: WORDS,
  abstractWordsOther: WORDS,
  maxKeywords: { min: 1, max: 50 },
  secondFactorGraceDays: { min: 0, max: 90 },
  retainRejectedMonths: MONTHS_KEPT,
  retainWithdrawnMonths: MONTHS_KEPT,
  retainDraftDays: { min: 0, max: 3_650 },
  retainMailMonths: MONTHS_KEPT,
  retainSecurityLogMonths: MONTHS_KEPT,
};

export const MAX_BANNER_TEXT = 500;

export const wholeMessage = ({ min, max }: Bounds): string =>
  t('Please enter a whole number from {min} to {max}.', { min, max });
export const SETTING_MESSAGES = texts({
  text: 'This must be text.',
  timeZone: 'Please choose a time zone.',
  defaultLanguage: 'Please choose a language from the list.',
  lineNumbers: 'Please choose who gets line numbers.',
  authorConfirmation: 'Please choose which authors are asked to confirm.',
  declarations: 'Please choose questions from the list.',
  reviewerInterests: 'Please choose types from the list.',
  reviewPublication: 'Please choose types from the list.',
  reviewModes: 'Please choose review modes from the list.',
  supportEmail: 'Email is not valid',
  brandColour: 'Please enter a colour as # and six digits or letters a to f, such as #1a6b54.',
  secondFactorGroups: 'Please choose groups of staff.',
});

export const isWholeSetting = (name: keyof JournalSettings): name is WholeSetting => name in SETTING_BOUNDS;

/** The problem of a setting's value, for the server and the form. */
export function settingProblem(name: keyof JournalSettings, value: unknown): Problem {
  if (isWholeSetting(name)) {
    const bounds = SETTING_BOUNDS[name];
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= bounds.min && value <= bounds.max;
    return fits ? undefined : wholeMessage(bounds);
  }
  const text = typeof value === 'string' ? value : '';
  if (isExchangeSetting(name)) return typeof value === 'string' ? exchangeProblem(name, text) : SETTING_MESSAGES.text;
  if (name === 'timeZone') return isTimeZone(text) ? undefined : SETTING_MESSAGES.timeZone;
  if (name === 'defaultLanguage')
    return LANGUAGES.some((one) => one === text) ? undefined : SETTING_MESSAGES.defaultLanguage;
  if (name === 'lineNumbers')
    return LINE_NUMBERS.some((one) => one === text) ? undefined : SETTING_MESSAGES.lineNumbers;
  if (name === 'authorConfirmation')
    return AUTHOR_CONFIRMATIONS.some((one) => one === text) ? undefined : SETTING_MESSAGES.authorConfirmation;
  if (name === 'declarations')
    return typeof value === 'string' && declarationPairs(text).join(',') === value
      ? undefined
      : SETTING_MESSAGES.declarations;
  if (name === 'reviewerInterests' || name === 'reviewPublication')
    return typeof value === 'string' && typesIn(text).join(',') === value ? undefined : SETTING_MESSAGES[name];
  if (name === 'reviewModes')
    return typeof value === 'string' && canonicalReviewModes(value) === value
      ? undefined
      : SETTING_MESSAGES.reviewModes;
  if (name === 'supportEmail') return isEmail(text) ? undefined : SETTING_MESSAGES.supportEmail;
  if (name === 'brandColour') return BRAND_COLOUR.test(text) ? undefined : SETTING_MESSAGES.brandColour;
  if (name === 'secondFactorGroups') return groupsProblem(value);
  return longProblem(text, MAX_BANNER_TEXT);
}

const groupsProblem = (value: unknown): Problem =>
  typeof value === 'string' && factorGroups(value).join(',') === value
    ? undefined
    : SETTING_MESSAGES.secondFactorGroups;
