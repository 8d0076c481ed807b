import { Badge } from '@fluentui/react-components';
import { type ArticleView, t } from '@contracts';
import { LateWords } from '../../../shared/article/marks/late-days';
import { daysBetween, formatDate } from '../../../shared/display/format';
import { useShownTime } from './past/moment';

/** What the article waits for, as the lists show it: how late it is, or its next date and how close that is. */
export function FactsDue({ article: { waiting } }: { article: ArticleView }) {
  const now = useShownTime();
  if (waiting === null) return <>{t('No date')}</>;
  const { waitsFor, due, lateDays } = waiting;
  // Until the office counts as late, an article for which no one has a date has none.
  if (waitsFor === 'office' && lateDays === null) return <>{t('No date')}</>;
  return (
    <>
      {waitsFor !== 'office' && <>{formatDate(due)} </>}
      <Badge appearance="tint" color={lateDays === null ? 'warning' : 'danger'}>
        {lateDays === null ? ahead(daysBetween(now, due)) : <LateWords days={lateDays} />}
      </Badge>
    </>
  );
}

const ahead = (days: number): string =>
  days <= 0 ? t('today') : t('in {days, plural, one {# day} other {# days}}', { days });
