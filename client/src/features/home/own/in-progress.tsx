import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import {
  ACTION_NEEDED_STATUSES,
  type ArticleCard,
  type ArticleStatus,
  STATUS_LABELS,
  t,
  type UsualDays,
} from '@contracts';
import { homeApi } from '../home-api';
import { Row, Rows } from '../rows';
import { StageBar } from './stage-bar';
import { stageInWords, stageOf } from './stages';

/** The rest is on the page of all of one's manuscripts. */
const MOST = 10;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { fontSize: '15px', lineHeight: '22px' },
  more: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalL },
});

/** They are in the list of what is needed. */
const NEEDED: readonly ArticleStatus[] = [...ACTION_NEEDED_STATUSES, 'DRAFT'];

const NOT_KNOWN: UsualDays = { asking: null, reviewing: null };

const isOver = ({ status }: ArticleCard): boolean => ['accepted', 'ended'].includes(STATUS_LABELS[status].family);

/** What happens without the author, and the way to finished manuscripts. */
export function InProgress({ cards }: { cards: readonly ArticleCard[] }) {
  const styles = useStyles();
  const { data: usual = NOT_KNOWN } = homeApi.useUsualDaysQuery();
  const over = cards.filter(isOver).length;
  const running = cards.filter((card) => !isOver(card) && !NEEDED.includes(card.status));
  return (
    <section className={styles.section}>
      {running.length > 0 && (
        <>
          <h2 className={styles.title}>{t('In progress')}</h2>
          <Rows label={t('In progress')}>
            {running.slice(0, MOST).map((card) => (
              <Row
                key={card.id}
                title={card.articleTitle}
                to={`/articleDetails/${card.id}`}
                number={`#${card.articleId}`}
                detail={stageInWords(card, usual)}
                aside={<StageBar stage={stageOf(card)} />}
                verbs={[]}
              />
            ))}
          </Rows>
        </>
      )}
      <div className={styles.more}>
        {running.length > MOST && (
          <Link to="/manuscript/view">{t('All {count} in progress', { count: running.length })}</Link>
        )}
        {over > 0 && (
          <Link to="/manuscript/view">
            {t('{over, plural, one {# finished manuscript} other {# finished manuscripts}}', { over })}
          </Link>
        )}
      </div>
    </section>
  );
}
