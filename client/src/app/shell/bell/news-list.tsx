import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { type NewsItem, t } from '@contracts';
import { daysBetween, formatDate, formatTime } from '../../../shared/display/format';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';

const useStyles = makeStyles({
  day: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    margin: 0,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  line: {
    display: 'grid',
    gridTemplateColumns: '8px minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalXXL} ${tokens.spacingVerticalS} ${tokens.spacingHorizontalS}`,
    color: tokens.colorNeutralForeground1,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  dot: { width: '8px', height: '8px', marginTop: '6px', borderRadius: '50%' },
  isNew: {
    backgroundColor: tokens.colorBrandBackground,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  text: { overflowWrap: 'anywhere', lineHeight: tokens.lineHeightBase300 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  about: {
    gridColumn: 2,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

function dayOf(at: string): string {
  const days = daysBetween(at, new Date());
  return [t('Today'), t('Yesterday')][days] ?? formatDate(at);
}

/** Days in the reader's time zone, in the order of the lines. */
function byDay(items: readonly NewsItem[]): Map<string, NewsItem[]> {
  const days = new Map<string, NewsItem[]>();
  for (const item of items) days.set(dayOf(item.at), [...(days.get(dayOf(item.at)) ?? []), item]);
  return days;
}

function pathOf({ article, ticket, undecided }: NewsItem): string {
  if (article) return `/${undecided ? 'decideOnStatus' : 'articleDetails'}/${article.id}`;
  return ticket ? `/tickets/editTicket/${ticket.id}` : '/';
}

interface NewsListProps {
  items: readonly NewsItem[];
  isNew: (item: NewsItem) => boolean;
  onFollow: () => void;
}

/** One line per item of news, grouped by day. */
export function NewsList({ items, isNew, onFollow }: NewsListProps) {
  const styles = useStyles();
  const id = useId();
  return [...byDay(items)].map(([day, lines]) => (
    <section key={day} aria-labelledby={`${id}${day}`}>
      <h3 id={`${id}${day}`} className={styles.day}>
        {day}
      </h3>
      <ul className={styles.list}>
        {lines.map((item) => (
          <li key={item.id}>
            <NewsLine item={item} isNew={isNew(item)} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface NewsLineProps {
  item: NewsItem;
  isNew: boolean;
  onFollow: () => void;
}

function NewsLine({ item, isNew, onFollow }: NewsLineProps) {
  const styles = useStyles();
  const { article, ticket, by } = item;
  const about = [article && `#${article.number}`, by, article?.title ?? ticket?.title].filter(Boolean).join(' · ');
  return (
    <Link to={pathOf(item)} className={styles.line} onClick={onFollow}>
      <span className={mergeClasses(styles.dot, isNew && styles.isNew)} aria-hidden />
      <span className={mergeClasses(styles.text, isNew && styles.strong)}>
        {isNew && <VisuallyHidden>{t('New:')} </VisuallyHidden>}
        {item.text}
      </span>
      <time className={styles.quiet} dateTime={item.at}>
        {formatTime(item.at)}
      </time>
      <span className={mergeClasses(styles.quiet, styles.about)}>{about}</span>
    </Link>
  );
}
