import { type ArticleView, DECISIONS, type OverrideChoice, STATUS_LABELS, t } from '@contracts';
import { presentRequests } from '../decide/decision/recommended';

export const labelOf = (choice: OverrideChoice): string =>
  choice === 'BACK_TO_REVIEW' ? t('Back to review') : STATUS_LABELS[choice].label;

const isDecision = (choice: OverrideChoice): boolean => (DECISIONS as readonly OverrideChoice[]).includes(choice);

/** What an override does, sentence by sentence, before it is confirmed (lifecycle, section 2, 'override'). */
export function whatHappens(article: ArticleView, choice: OverrideChoice): string[] {
  const now = STATUS_LABELS[article.status].label;
  const open = presentRequests(article).filter(({ status }) => status === 'Mailed' || status === 'Accepted').length;
  return [
    choice === 'BACK_TO_REVIEW'
      ? t("The article leaves ''{now}'. Its new status follows from the reviewers and their answers.", { now })
      : t("The status changes from ''{now}' to ''{next}'.", { now, next: labelOf(choice) }),
    ...(isDecision(choice) && open > 0
      ? [
          t(
            '{open, plural, one {# open request to reviewers is} other {# open requests to reviewers are}} cancelled, and the reviewers are notified by email.',
            { open },
          ),
        ]
      : []),
    t('The reason and your name are kept in the log.'),
  ];
}
