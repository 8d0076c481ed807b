import type { JournalSettings } from '@contracts';

export type SettingName = keyof JournalSettings;

export interface SettingField {
  name: SettingName;
  label: string;
  help: string;
  /** Shown after the field. */
  unit?: string;
  /** Number of lines, for longer texts. */
  rows?: number;
}

export interface SettingGroup {
  title: string;
  fields: readonly SettingField[];
}

const days = (name: SettingName, label: string, help: string): SettingField => ({ name, label, help, unit: 'days' });

/** All settings with labels and help, in the order of a manuscript's progress through the journal. */
export const SETTING_GROUPS: readonly SettingGroup[] = [
  {
    title: 'Manuscripts',
    fields: [
      {
        name: 'abstractWordsOriginal',
        label: 'Maximum abstract length, original contribution',
        help: 'Counted without headings and markup.',
        unit: 'words',
      },
      {
        name: 'abstractWordsOther',
        label: 'Maximum abstract length, other types',
        help: 'A letter to the editor has no abstract.',
        unit: 'words',
      },
      {
        name: 'maxKeywords',
        label: 'Maximum keywords',
        help: 'Per manuscript.',
        unit: 'keywords',
      },
      {
        name: 'lineNumbers',
        label: 'Line numbers in generated PDFs',
        help: 'Beside the text of the manuscript and of the marked manuscript, counted through all pages. Reviewers, authors and the office read the same PDF. A PDF that an author uploads stays as it is. A change applies to PDFs generated after it.',
      },
      {
        name: 'maxUploadBytes',
        label: 'Maximum file size',
        help: 'Per upload, for authors and the office. The server accepts at most 50 MB.',
        unit: 'MB',
      },
      {
        name: 'uploadQuotaGigabytes',
        label: 'Uploads of one person in a day',
        help: 'So that one account cannot fill the disk. A submission with its figures rarely reaches 0.5 GB.',
        unit: 'GB',
      },
    ],
  },
  {
    title: 'Confirmation by authors',
    fields: [
      {
        name: 'authorConfirmation',
        label: 'Authors who are asked to confirm',
        help: 'Each author but the submitting one gets a mail with a link that needs no account, when a manuscript is submitted. A change applies to manuscripts submitted after it.',
      },
      {
        name: 'declarations',
        label: 'Declarations of authors who confirm',
        help: 'Each question is answered by yes or no and a text. The office reads the answers.',
      },
    ],
  },
  {
    title: 'Reviewers',
    fields: [
      {
        name: 'defaultReviewersRequired',
        label: 'Required reviews',
        help: 'Default for each manuscript that passes the check, from 0 to 4. The editor can change it.',
        unit: 'reviews',
      },
      {
        name: 'reviewerInterests',
        label: 'Competing interests of reviewers',
        help: 'Who accepts to review a manuscript of these types says whether they have competing interests. Only the office and associate editors read the answer.',
      },
      days('answerDueDays', 'Time to answer a request', 'Counted from the invitation.'),
      days(
        'noAnswerDays',
        'Close unanswered requests after',
        'Counted from the invitation. A late answer is still accepted.',
      ),
      days('reviewDueDays', 'Time for a review', 'Counted from the day the reviewer accepts.'),
    ],
  },
  {
    title: 'Editors and authors',
    fields: [
      days('associateDueDays', 'Time for an associate editor', 'Counted from the day the article is assigned.'),
      days(
        'officeIdleDays',
        'Time for the office',
        'Counted from the last event of an article for which neither a reviewer nor an associate editor has a date.',
      ),
      {
        name: 'decisionHoldSeconds',
        label: 'Time to take back a decision',
        help: 'Counted from sending it on its page, up to 120. With 0 a decision is carried out at once.',
        unit: 'seconds',
      },
      days('minorRevisionDays', 'Time for a minor revision', 'Counted from the decision.'),
      days('majorRevisionDays', 'Time for a major revision', 'Counted from the decision.'),
    ],
  },
  {
    title: 'Reminders',
    fields: [
      days(
        'reminderDaysBefore',
        'First reminder',
        'Days before the due date. A second reminder is sent on the due date.',
      ),
      days('reminderDaysAfter', 'Last reminder', 'Days after the due date.'),
      {
        name: 'reminderHour',
        label: 'Hour of the daily run',
        help: 'When reminders are sent and unanswered requests are closed; 0 is midnight.',
        unit: 'o’clock',
      },
      {
        name: 'timeZone',
        label: 'Time zone of the journal',
        help: 'Determines when days begin and end, for all users.',
      },
    ],
  },
  {
    title: 'Signing in',
    fields: [
      {
        name: 'secondFactorGroups',
        label: 'Groups that need a second factor',
        help: 'People of these groups sign in with an authenticator app or a passkey as well. Choose none to leave it to each person.',
      },
      days(
        'secondFactorGraceDays',
        'Time to add a second factor',
        'Counted from when a person of these groups next uses the system. After it they can do nothing else.',
      ),
    ],
  },
  {
    title: 'Look',
    fields: [
      {
        name: 'brandColour',
        label: 'Brand colour',
        help: 'Colour of buttons, links and what is selected. Leave empty for blue.',
      },
    ],
  },
  {
    title: 'Texts',
    fields: [
      {
        name: 'defaultLanguage',
        label: 'Language',
        help: 'Of screens and mails for people who have chosen none, and of mails to people without an account.',
      },
      {
        name: 'bannerText',
        label: 'Banner',
        help: 'Shown above every page, followed by the email of the office. Leave empty for no banner.',
        rows: 3,
      },
      {
        name: 'supportEmail',
        label: 'Email of the office',
        help: 'Shown in mails and on pages. Replies to mails go to this address.',
      },
    ],
  },
];
