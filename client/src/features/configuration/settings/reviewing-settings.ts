import { t } from '@contracts';
import { days, type SettingGroup } from './setting-field';

/** Settings for the confirmation of authorship, the review modes, and reviewers. */
export const REVIEWING: readonly SettingGroup[] = [
  {
    title: t('Confirmation by authors'),
    fields: [
      {
        name: 'authorConfirmation',
        label: t('Authors who are asked to confirm'),
        help: t(
          'When a manuscript is submitted, every author except the submitting one gets an email with a link that needs no account. A change applies to manuscripts submitted afterwards.',
        ),
      },
      {
        name: 'declarations',
        label: t('Declarations of authors who confirm'),
        help: t('Each question is answered with yes or no and some text. The office reads the answers.'),
      },
    ],
  },
  {
    title: t('Review modes'),
    fields: [
      {
        name: 'reviewModes',
        label: t('Review mode of each type'),
        help: t(
          'A manuscript keeps the mode in which it was submitted. A change applies to manuscripts submitted afterwards.',
        ),
      },
      {
        name: 'reviewPublication',
        label: t('Reviews that may be published'),
        help: t(
          'With their review, reviewers of these types say whether it may be published with the accepted article, and whether under their name. A change applies to manuscripts submitted afterwards.',
        ),
      },
    ],
  },
  {
    title: t('Reviewers'),
    fields: [
      {
        name: 'defaultReviewersRequired',
        label: t('Required reviews'),
        help: t('Default for each manuscript that passes the check, from 0 to 4. The editor can change it.'),
        unit: t('reviews'),
      },
      {
        name: 'reviewerInterests',
        label: t('Competing interests of reviewers'),
        help: t(
          'Reviewers who agree to review a manuscript of these types say whether they have competing interests. Only the office and associate editors can read the answer.',
        ),
      },
      days('answerDueDays', t('Time to answer a request'), t('Counted from the invitation.')),
      days(
        'noAnswerDays',
        t('Close unanswered requests after'),
        t('Counted from the invitation. A late answer is still accepted.'),
      ),
      days('reviewDueDays', t('Time for a review'), t('Counted from the day the reviewer accepts.')),
    ],
  },
];
