import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { ACTION_NEEDED_STATUSES, type ArticleCard, STATUS_LABELS } from '@contracts';
import { countDays, countOf, daysBetween } from '../../../shared/display/format';
import { Row, Rows } from '../rows';

/** The rest is on the page of all of one's manuscripts. */
const MOST = 10;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { fontSize: '15px', lineHeight: '22px' },
  more: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
});

const isOver = ({ status }: ArticleCard): boolean => ['accepted', 'ended'].includes(STATUS_LABELS[status].family);

/** What happens without the author, and the way to drafts and finished manuscripts. */
export function InProgress({ cards, drafts }: { cards: readonly ArticleCard[]; drafts: number }) {
  const styles = useStyles();
  const over = cards.filter(isOver).length;
  const running = cards.filter((card) => !isOver(card) && !ACTION_NEEDED_STATUSES.includes(card.status));
  return (
    <section className={styles.section}>
      {running.length > 0 && (
        <>
          <h2 className={styles.title}>In progress</h2>
          <Rows label="In progress">
            {running.slice(0, MOST).map((card) => (
              <Row
                key={card.id}
                title={card.articleTitle}
                to={`/articleDetails/${card.id}`}
                number={`#${card.articleId}`}
                detail={STATUS_LABELS[card.status].label}
                when={countDays(daysBetween(card.statusSince, new Date()))}
                verbs={[]}
              />
            ))}
          </Rows>
        </>
      )}
      <div className={styles.more}>
        {running.length > MOST && <Link to="/manuscript/view">All {running.length} in progress</Link>}
        {drafts > 0 && <Link to="/manuscript/draft">{countOf(drafts, 'draft')}</Link>}
        {over > 0 && <Link to="/manuscript/view">{countOf(over, 'finished manuscript')}</Link>}
      </div>
    </section>
  );
}
