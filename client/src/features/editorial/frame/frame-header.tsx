import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { Link, useSearchParams } from 'react-router-dom';
import { type ArticleView, REVIEW_MODE_WORDS, shownAuthors, t, typeWords } from '@contracts';
import { StatusBadge } from '../../../shared/display/status-badge';
import { PageLink } from '../../../shared/page/page-link';
import { type ListedArticle, useListCrumb, useListPlace } from '../../../shared/state/list-return';
import { SERIF_FONT } from '../../../shared/theme/written';
import { RevisionLinks } from '../shared/revision-links';
import { FrameActions } from './actions/frame-actions';
import { useMoment } from './past/moment';

/** Number of author names in the header; the rest is only counted. */
const MAX_AUTHORS_NAMED = 3;

const useStyles = makeStyles({
  header: {
    display: 'grid',
    rowGap: tokens.spacingVerticalXS,
    minWidth: 0,
    // The buttons are on their own line there.
    '@media (max-width: 639px)': { rowGap: tokens.spacingVerticalM },
  },
  row: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    rowGap: tokens.spacingVerticalXS,
    '@media (max-width: 639px)': { rowGap: tokens.spacingVerticalM },
  },
  way: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    margin: 0,
    color: tokens.colorNeutralForeground2,
  },
  number: { fontWeight: tokens.fontWeightSemibold, color: tokens.colorNeutralForeground1 },
  title: {
    margin: 0,
    fontFamily: SERIF_FONT,
    fontSize: '25px',
    lineHeight: '32px',
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
    minWidth: 0,
    flex: '1 1 320px',
  },
  /** Hides the dividing dot before the first fact of a line. */
  lines: { overflowX: 'clip' },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: tokens.spacingVerticalXS,
    marginInlineStart: `calc(-1 * ${tokens.spacingHorizontalL})`,
    '& > *': { position: 'relative', paddingInlineStart: tokens.spacingHorizontalL },
    '& > *::before': {
      content: '"·"',
      position: 'absolute',
      insetInlineStart: 0,
      width: tokens.spacingHorizontalL,
      textAlign: 'center',
    },
    // The status has its own border, so it needs no dot.
    '& > :last-child::before': { content: '""' },
  },
  muted: { color: tokens.colorNeutralForeground2 },
});

function authorsOf(article: ArticleView): string {
  const authors = shownAuthors(article);
  const named = authors.slice(0, MAX_AUTHORS_NAMED);
  const more = authors.length - named.length;
  return more > 0 ? t('{named} and {more} more', { named: named.join(', '), more }) : named.join(', ');
}

/** The position of the page, the manuscript's title, and the possible actions. */
export function FrameHeader({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const isPast = useMoment() !== null;
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Breadcrumbs article={article} />
        <Neighbours id={article.id} />
      </div>
      <div className={styles.row}>
        <h1 className={styles.title}>
          <bdi>{article.articleTitle || t('No title yet')}</bdi>
        </h1>
        {!isPast && <FrameActions article={article} />}
      </div>
      <div className={styles.lines}>
        <div className={styles.facts}>
          {article.type && <Text className={styles.muted}>{typeWords(article.type.name)}</Text>}
          <Text className={styles.muted} title={REVIEW_MODE_WORDS[article.reviewMode].explanation}>
            {REVIEW_MODE_WORDS[article.reviewMode].label}
          </Text>
          <Text className={styles.muted}>
            <bdi>{authorsOf(article)}</bdi>
          </Text>
          <span>
            <StatusBadge status={article.status} />
          </span>
        </div>
      </div>
    </header>
  );
}

/** The breadcrumbs: back to the list, the article number, and a link to each revision's overview. */
function Breadcrumbs({ article: { id, articleId, revision } }: { article: ArticleView }) {
  const styles = useStyles();
  const crumb = useListCrumb(id);
  const [params] = useSearchParams();
  const shown = Number(params.get('revision') ?? revision);
  return (
    <nav aria-label={t('Breadcrumbs')} className={styles.way}>
      <Link to={crumb.to} state={crumb.state}>
        {crumb.label}
      </Link>
      <span aria-hidden>›</span>
      <span className={styles.number}>{articleId}</span>
      <RevisionLinks
        revision={revision}
        shown={shown}
        to={(one) => `/articleDetails/${id}${one === revision ? '' : `?revision=${one}`}`}
      />
    </nav>
  );
}

/** The previous and the next article in the list from which the person came. */
function Neighbours({ id }: { id: string }) {
  const styles = useStyles();
  const place = useListPlace(id);
  if (!place) return null;
  return (
    <nav aria-label={t('Articles of the list')} className={styles.way}>
      <Neighbour to={place.previous} before="‹ " name={t('Previous article')} />
      <span>{t('{place} of {count}', { place: place.place, count: place.count })}</span>
      <Neighbour to={place.next} after=" ›" name={t('Next article')} />
    </nav>
  );
}

interface NeighbourProps {
  to: ListedArticle | null;
  name: string;
  before?: string;
  after?: string;
}

function Neighbour({ to, name, before = '', after = '' }: NeighbourProps) {
  if (!to) return null;
  return (
    <span title={name}>
      <PageLink to={to.path}>{`${before}${to.number}${after}`}</PageLink>
    </span>
  );
}
