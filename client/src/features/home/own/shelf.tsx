import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type ArticleCard, type ReviewTask, t } from '@contracts';
import { formatDate, formatRelative } from '../../../shared/display/format';
import { StatusBadge } from '../../../shared/display/status-badge';
import { draftPath } from '../../../shared/saving/stored-place';
import { Row, Rows } from '../rows';
import { Folded } from './folded';
import { isOver, MOST } from './in-progress';
import type { OwnWork } from './tasks';

const useStyles = makeStyles({
  shelf: { display: 'flex', flexWrap: 'wrap', columnGap: tokens.spacingHorizontalXL, rowGap: tokens.spacingVerticalS },
});

interface Props {
  work: OwnWork;
  /** True to unfold the drafts, if nothing else waits for this person. */
  open?: boolean;
}

/** Drafts and finished manuscripts. No one waits for them, so they are folded. */
export function Shelf({ work, open = false }: Props) {
  const styles = useStyles();
  const drafts = work.cards.filter(({ status }) => status === 'DRAFT');
  const over = work.cards.filter(isOver);
  const { completed } = work.reviews;
  return (
    <div className={styles.shelf}>
      {drafts.length > 0 && <Drafts cards={drafts} open={open} />}
      {over.length > 0 && <Finished cards={over} />}
      {completed.length > 0 && <CompletedReviews tasks={completed} />}
    </div>
  );
}

function Drafts({ cards, open }: { cards: readonly ArticleCard[]; open: boolean }) {
  return (
    <Folded title={t('Drafts')} count={cards.length} open={open}>
      <Rows label={t('Drafts')}>
        {cards.slice(0, MOST).map((card) => (
          <Row
            key={card.id}
            title={card.articleTitle || t('Without a title')}
            to={draftPath(card.id)}
            number={`#${card.articleId}`}
            detail={t('Last changed {when}', { when: formatRelative(card.lastUpdate) })}
            verbs={[{ label: t('Continue'), to: draftPath(card.id) }]}
          />
        ))}
      </Rows>
      {cards.length > MOST && <Link to="/manuscript/draft">{t('All {count} drafts', { count: cards.length })}</Link>}
    </Folded>
  );
}

function Finished({ cards }: { cards: readonly ArticleCard[] }) {
  const over = cards.length;
  return (
    <Folded title={t('Finished')} count={over}>
      <Rows label={t('Finished')}>
        {cards.slice(0, MOST).map((card) => (
          <Row
            key={card.id}
            title={card.articleTitle}
            to={`/articleDetails/${card.id}`}
            number={`#${card.articleId}`}
            detail={formatDate(card.statusSince)}
            aside={<StatusBadge status={card.status} />}
            verbs={[]}
          />
        ))}
      </Rows>
      {over > MOST && (
        <Link to="/manuscript/view">
          {t('{over, plural, one {# finished manuscript} other {# finished manuscripts}}', { over })}
        </Link>
      )}
    </Folded>
  );
}

function CompletedReviews({ tasks }: { tasks: readonly ReviewTask[] }) {
  const count = tasks.length;
  return (
    <Folded title={t('Completed reviews')} count={count}>
      <Rows label={t('Completed reviews')}>
        {tasks.slice(0, MOST).map((task) => (
          <Row
            key={task.id}
            title={task.articleTitle}
            to={`/${task.articleId}/review/${task.id}`}
            number={`#${task.articleNumber}`}
            detail={t('Sent on {date}', { date: formatDate(task.completedDate ?? '') })}
            verbs={[]}
          />
        ))}
      </Rows>
      <Link to="/reviewHistory">{t('Review history')}</Link>
    </Folded>
  );
}
