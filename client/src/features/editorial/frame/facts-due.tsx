import { Badge } from '@fluentui/react-components';
import { type ArticleStatus, type ArticleView, REVIEWING_STATUSES, t } from '@contracts';
import { daysBetween, formatDate } from '../../../shared/display/format';
import { useShownTime } from './past/moment';

const ADVISED: readonly ArticleStatus[] = REVIEWING_STATUSES;

/** The day of the associate editor's advice. They keep the article through decisions and revisions, when no advice is expected. */
function adviceDue({ status, editorAssignements }: ArticleView): string | null {
  if (!ADVISED.includes(status)) return null;
  return editorAssignements.find(({ endedAt }) => endedAt === null)?.dueAt ?? null;
}

/** The next date of the article: the author's, the associate editor's or a reviewer's. */
function dueOf(article: ArticleView): string | null {
  const open = article.articleReviewer.filter((one) => one.revision === article.revision);
  const reviewers = open.map(({ status, answerDueDate, reviewDueDate }) => {
    if (status === 'Mailed') return answerDueDate;
    return status === 'Accepted' ? reviewDueDate : null;
  });
  return [article.dueDate, adviceDue(article), ...reviewers].filter((date) => date !== null).sort()[0] ?? null;
}

/** The due date, and how close or late it is, also in words. */
export function FactsDue({ article }: { article: ArticleView }) {
  const now = useShownTime();
  const due = dueOf(article);
  if (due === null) return <>{t('No date')}</>;
  const days = daysBetween(now, due);
  return (
    <>
      {formatDate(due)}{' '}
      <Badge appearance="tint" color={days < 0 ? 'danger' : 'warning'}>
        {days < 0
          ? t('late {days, plural, one {# day} other {# days}}', { days: -days })
          : days === 0
            ? t('today')
            : t('in {days, plural, one {# day} other {# days}}', { days })}
      </Badge>
    </>
  );
}
