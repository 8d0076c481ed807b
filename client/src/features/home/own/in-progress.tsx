import { makeStyles, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { ACTION_NEEDED_STATUSES, type ArticleCard, type ArticleStatus, STATUS_LABELS, t } from '@contracts';
import { NOT_KNOWN, stageInWords, stageOf } from '../../../shared/article/progress/stages';
import { usualDaysApi } from '../../../shared/article/progress/usual-days-api';
import { Row, Rows } from '../rows';
import { StageBar } from './stage-bar';

/** The maximum number of manuscripts shown; the page of the person's manuscripts has the rest. */
export const MOST = 10;

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  title: { fontSize: '15px', lineHeight: '22px' },
});

/** Manuscripts in these statuses are not shown here, because they are in the list of tasks. */
const NEEDED: readonly ArticleStatus[] = [...ACTION_NEEDED_STATUSES, 'DRAFT'];

export const isOver = ({ status }: ArticleCard): boolean =>
  ['accepted', 'ended'].includes(STATUS_LABELS[status].family);

/** Manuscripts that progress without the author. */
export function InProgress({ cards }: { cards: readonly ArticleCard[] }) {
  const styles = useStyles();
  const { data: usual = NOT_KNOWN } = usualDaysApi.useUsualDaysQuery();
  const running = cards.filter((card) => !isOver(card) && !NEEDED.includes(card.status));
  if (running.length === 0) return null;
  return (
    <section className={styles.section}>
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
      {running.length > MOST && (
        <Link to="/manuscript/view">{t('All {count} in progress', { count: running.length })}</Link>
      )}
    </section>
  );
}
