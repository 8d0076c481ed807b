import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type GroupName, STATUS_LABELS, t, type WaitingLongest } from '@contracts';
import { useMenuCountsQuery } from '../../../shared/api/menu-counts-api';
import { NextInList } from '../../../shared/data-table/next-in-list';
import { Card } from '../../../shared/display/card';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { SkeletonRows } from '../../../shared/page/skeletons';
import { useStoreOpenedList } from '../../../shared/state/list-return';
import { homeApi } from '../home-api';
import { Row, Rows } from '../rows';
import { FiguresCard } from './figures-card';
import { HealthCard } from './health-card';
import { TicketsCard } from './tickets-card';
import { type Tile, Tiles } from './tiles';
import { WeekCard } from './week-card';
import { byWhom, oldest, verbOf, whatWaits, whenOf } from './what-waits';

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 300px',
    alignItems: 'start',
    gap: tokens.spacingHorizontalL,
    '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  // Hidden where it would be below the list, which would move it when it loads.
  later: { '@media (max-width: 999px)': { display: 'none' } },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: tokens.spacingHorizontalS },
  title: { fontSize: '15px', lineHeight: '22px' },
  hint: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

/**
 * The list of all late articles, whether a reviewer, an associate editor or the office is late. Their number equals the figure on the tile.
 */
const lateList = (group: GroupName): string =>
  `${group === 'associate editor' ? '/searchManuscripts' : '/manuscript/all'}?late=yes`;

const list = (name: string): string => `/toDoList?tab=${name}`;

/** The tiles of a group: an associate editor neither checks nor gets returned articles. */
function useTiles(group: GroupName): Tile[] {
  const counts = useMenuCountsQuery().data?.todo;
  const waiting = homeApi.useWaitingLongestQuery().data;
  const late = waiting?.late;
  const lists = counts?.lists;
  const overdue = late && late.reviewer + late.associate + late.office;
  const check: Tile = {
    label: t('To check'),
    number: counts?.checks,
    detail: oldest(waiting?.oldest.check),
    to: '/assitantEditorList',
  };
  const common: Tile[] = [
    {
      label: t('Needs reviewers'),
      number: lists?.assignReivewers,
      detail: waiting?.uninvited ? t('{number} with nobody invited', { number: waiting.uninvited }) : undefined,
      to: list('assignReivewers'),
    },
    { label: t('To decide'), number: lists?.decide, detail: oldest(waiting?.oldest.decide), to: list('decide') },
    { label: t('Overdue'), number: overdue, detail: late && byWhom(late), late: true, to: lateList(group) },
  ];
  if (group === 'associate editor') return common;
  const returned: Tile = {
    label: t('Returned'),
    number: lists?.returnedToEditor,
    detail: lists?.returnedToEditor ? t('to resume or decide') : undefined,
    to: list('returnedToEditor'),
  };
  return [check, ...common, returned];
}

/** The day at a glance, for staff (screens, 'Home'). */
export function OfficeHome({ group }: { group: GroupName }) {
  const styles = useStyles();
  const tiles = useTiles(group);
  const query = homeApi.useWaitingLongestQuery();
  const associate = group === 'associate editor';
  return (
    <Page title={t('Home')}>
      <NextInList ready={query.isSuccess} />
      <Tiles tiles={tiles} />
      <div className={styles.columns}>
        <section className={styles.column} aria-labelledby="home-waiting">
          <div className={styles.head}>
            <h2 id="home-waiting" className={styles.title}>
              {associate ? t('Your articles') : t('Waiting longest')}
            </h2>
            {query.data && <Hint waiting={query.data} />}
          </div>
          <Loaded query={query} skeleton={<SkeletonRows />}>
            {(waiting) => <Waiting waiting={waiting} associate={associate} />}
          </Loaded>
        </section>
        <div className={mergeClasses(styles.column, query.isLoading && styles.later)}>
          {group === 'webmaster' && <HealthCard />}
          <FiguresCard />
          <WeekCard />
          <TicketsCard />
        </div>
      </div>
    </Page>
  );
}

/** How many articles are in progress and, for an associate editor, the list of all that they hold. */
function Hint({ waiting: { total, held } }: { waiting: WaitingLongest }) {
  const styles = useStyles();
  return (
    <>
      <span className={styles.hint}>
        {t('{total, plural, one {# article} other {# articles}} in progress', { total })}
      </span>
      {held ? (
        <Link to="/associate/myArticle">
          {t('{count, plural, one {The article assigned to you} other {All # assigned to you}}', { count: held })}
        </Link>
      ) : null}
    </>
  );
}

/** The text of an empty list. `held`: the number of articles that an associate editor holds; null for the office. */
function nothingWaits(held: number | null): string {
  if (held === null) return t('No articles are waiting for the office.');
  return held === 0 ? t('No article is assigned to you.') : t('No article that is assigned to you is in progress.');
}

function Waiting({ waiting: { items, held }, associate }: { waiting: WaitingLongest; associate: boolean }) {
  const articles = items.map((item) => ({ id: item.id, number: item.articleId, path: verbOf(item).to }));
  const storeList = useStoreOpenedList(t('Home'), articles);
  if (items.length === 0)
    return (
      <Card>
        <EmptyState text={nothingWaits(held)} />
      </Card>
    );
  return (
    <Rows label={associate ? t('Your articles') : t('Waiting longest')}>
      {items.map((item) => (
        <Row
          key={item.id}
          title={item.articleTitle}
          to={`/articleDetails/${item.id}`}
          number={`#${item.articleId}-R${item.revision}`}
          detail={`${STATUS_LABELS[item.status].label} · ${whatWaits(item)}`}
          when={whenOf(item)}
          late={item.lateDays !== null}
          verbs={[verbOf(item)]}
          onOpen={storeList}
        />
      ))}
    </Rows>
  );
}
