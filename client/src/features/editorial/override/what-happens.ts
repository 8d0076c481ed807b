import { type ArticleView, DECISIONS, type OverrideChoice, STATUS_LABELS } from '@contracts';
import { countOf } from '../../../shared/display/format';
import { presentRequests } from '../decide/decision/recommended';

export const labelOf = (choice: OverrideChoice): string =>
  choice === 'BACK_TO_REVIEW' ? 'Back to review' : STATUS_LABELS[choice].label;

const isDecision = (choice: OverrideChoice): boolean => (DECISIONS as readonly OverrideChoice[]).includes(choice);

/** What an override does, sentence by sentence, before it is confirmed (lifecycle, section 2, 'override'). */
export function whatHappens(article: ArticleView, choice: OverrideChoice): string[] {
  const now = STATUS_LABELS[article.status].label;
  const open = presentRequests(article).filter(({ status }) => status === 'Mailed' || status === 'Accepted').length;
  return [
    choice === 'BACK_TO_REVIEW'
      ? `The article leaves '${now}'. Its new status follows from the reviewers and their answers.`
      : `The status changes from '${now}' to '${labelOf(choice)}'.`,
    ...(isDecision(choice) && open > 0
      ? [`${countOf(open, 'open request')} to reviewers ${open === 1 ? 'is' : 'are'} cancelled, and a mail says so.`]
      : []),
    'The reason and your name are kept in the log.',
  ];
}
