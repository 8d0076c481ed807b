import { t } from '@contracts';
import { EXCHANGE_GROUP } from './exchange-group';
import { REVIEWING } from './reviewing-settings';
import { days, type SettingGroup } from './setting-field';

/** All settings with labels and help, in the order of a manuscript's progress through the journal. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: t('Manuscripts'),
    fields: [
      {
        name: 'abstractWordsOriginal',
        label: t('Maximum abstract length, original contribution'),
        help: t('Counted without headings and markup.'),
        unit: t('words'),
      },
      {
        name: 'abstractWordsOther',
        label: t('Maximum abstract length, other types'),
        help: t('A letter to the editor has no abstract.'),
        unit: t('words'),
      },
      {
        name: 'maxKeywords',
        label: t('Maximum keywords'),
        help: t('Per manuscript.'),
        unit: t('keywords'),
      },
      {
        name: 'lineNumbers',
        label: t('Line numbers in generated PDFs'),
        help: t(
          'Next to the text of the manuscript and of the marked manuscript, numbered continuously across all pages. Reviewers, authors and the office read the same PDF. A PDF that an author uploads stays as it is. A change applies to PDFs generated afterwards.',
        ),
      },
      {
        name: 'maxUploadBytes',
        label: t('Maximum file size'),
        help: t('Per upload, for authors and the office. The server accepts at most 50 MB.'),
        unit: t('MB'),
      },
      {
        name: 'uploadQuotaGigabytes',
        label: t('Uploads per person per day'),
        help: t('So that one account cannot fill the disk. A submission with its figures rarely reaches 0.5 GB.'),
        unit: t('GB'),
      },
    ],
  },
  ...REVIEWING,
  {
    title: t('Editors and authors'),
    fields: [
      days('associateDueDays', t('Time for an associate editor'), t('Counted from the day the article is assigned.')),
      days(
        'officeIdleDays',
        t('Time for the office'),
        t('Counted from the last event of an article for which neither a reviewer nor an associate editor has a date.'),
      ),
      {
        name: 'decisionHoldSeconds',
        label: t('Time to undo a decision'),
        help: t('Counted from the moment the decision is sent, up to 120. With 0 it takes effect immediately.'),
        unit: t('seconds'),
      },
      days('minorRevisionDays', t('Time for a minor revision'), t('Counted from the decision.')),
      days('majorRevisionDays', t('Time for a major revision'), t('Counted from the decision.')),
    ],
  },
  {
    title: t('Reminders'),
    fields: [
      days(
        'reminderDaysBefore',
        t('First reminder'),
        t('Days before the due date. A second reminder is sent on the due date.'),
      ),
      days('reminderDaysAfter', t('Last reminder'), t('Days after the due date.')),
      {
        name: 'reminderHour',
        label: t('Hour of the daily run'),
        help: t('When reminders are sent and unanswered requests are closed; 0 is midnight.'),
        unit: t('o’clock'),
      },
      {
        name: 'timeZone',
        label: t('Time zone of the journal'),
        help: t('Determines when days begin and end, for all users.'),
      },
    ],
  },
  {
    title: t('Signing in'),
    fields: [
      {
        name: 'secondFactorGroups',
        label: t('Groups that need a second factor'),
        help: t(
          'People of these groups sign in with an authenticator app or a passkey as well. Choose none to leave it to each person.',
        ),
      },
      days(
        'secondFactorGraceDays',
        t('Time to add a second factor'),
        t(
          'Counted from when a person in these groups next uses the system. After that, they cannot do anything else until they have added one.',
        ),
      ),
    ],
  },
  EXCHANGE_GROUP,
  {
    title: t('Appearance'),
    fields: [
      {
        name: 'brandColour',
        label: t('Brand colour'),
        help: t('Colour of buttons, links and selected items. Leave empty for blue.'),
      },
    ],
  },
  {
    title: t('Texts'),
    fields: [
      {
        name: 'defaultLanguage',
        label: t('Language'),
        help: t(
          'For screens and emails of people who have not chosen a language, and for emails to people without an account.',
        ),
      },
      {
        name: 'bannerText',
        label: t('Banner'),
        help: t('Shown above every page, followed by the email of the office. Leave empty for no banner.'),
        rows: 3,
      },
      {
        name: 'supportEmail',
        label: t('Email of the office'),
        help: t('Shown in mails and on pages. Replies to mails go to this address.'),
      },
    ],
  },
];
