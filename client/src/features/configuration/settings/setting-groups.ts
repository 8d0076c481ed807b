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
        label: 'Longest abstract of an original contribution',
        help: 'Counted without headings and markup.',
        unit: 'words',
      },
      {
        name: 'abstractWordsOther',
        label: 'Longest abstract of other types',
        help: 'A letter to the editor has no abstract.',
        unit: 'words',
      },
      {
        name: 'maxKeywords',
        label: 'Most keywords',
        help: 'That an author can choose for one manuscript.',
        unit: 'keywords',
      },
      {
        name: 'maxUploadBytes',
        label: 'Largest file',
        help: 'Of one upload, by authors and by the office. The server takes at most 50 MB.',
        unit: 'MB',
      },
    ],
  },
  {
    title: 'Reviewers',
    fields: [
      {
        name: 'defaultReviewersRequired',
        label: 'Reviews wanted',
        help: 'When a submission passes the check; the editor can change it for each manuscript. From 0 to 4.',
        unit: 'reviews',
      },
      days('answerDueDays', 'Time to answer a request', 'From the mail that asks for a review.'),
      days(
        'noAnswerDays',
        'A request without an answer is closed after',
        'From that mail. A late answer is still taken.',
      ),
      days('reviewDueDays', 'Time for a review', 'From the day on which the reviewer accepts.'),
    ],
  },
  {
    title: 'Editors and authors',
    fields: [
      days('associateDueDays', 'Time for an associate editor', 'From the day on which the article is assigned.'),
      days('minorRevisionDays', 'Time for a minor revision', 'From the decision.'),
      days('majorRevisionDays', 'Time for a major revision', 'From the decision.'),
    ],
  },
  {
    title: 'Reminders',
    fields: [
      days(
        'reminderDaysBefore',
        'First reminder',
        'So many days before a date. A second one goes out on the day itself.',
      ),
      days('reminderDaysAfter', 'Last reminder', 'So many days after a date has passed.'),
      {
        name: 'reminderHour',
        label: 'Hour of the daily round',
        help: 'From this full hour on, reminders go out and unanswered requests are closed; 0 is midnight.',
        unit: 'o’clock',
      },
      { name: 'timeZone', label: 'Time zone of the journal', help: 'By which days begin and end, for everybody.' },
    ],
  },
  {
    title: 'Texts',
    fields: [
      {
        name: 'bannerText',
        label: 'Banner',
        help: 'Above every page, with the address of the office behind it; empty for no banner.',
        rows: 3,
      },
      {
        name: 'supportEmail',
        label: 'Address of the office',
        help: 'In mails and on pages; answers to mails go there.',
      },
    ],
  },
];
