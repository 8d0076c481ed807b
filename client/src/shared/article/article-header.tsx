import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type ArticleAction, type ArticleCard, type ArticleView, shownAuthors, t, typeWords } from '@contracts';
import { Card } from '../display/card';
import { countDays, daysBetween } from '../display/format';
import { StatusBadge } from '../display/status-badge';
import { Timestamp } from '../display/timestamp';
import { useFramed } from '../page/framed';
import { FoldedNames } from '../people/folded-names';
import { BlacklistNotice } from './blacklist-notice';

type Headed = Pick<
  ArticleCard,
  'label' | 'status' | 'statusSince' | 'type' | 'articleAuthors' | 'authorsHidden' | 'uploadDate' | 'lastUpdate'
> &
  Partial<Pick<ArticleView, 'id' | 'actions' | 'refusals'>>;

interface ArticleHeaderProps {
  article: Headed;
  /** The person's next action, as a button. */
  primary?: ReactNode;
  /** Secondary actions next to it. */
  secondary?: ReactNode;
  /** Actions for which a refusal, if any, is explained. */
  explain?: readonly ArticleAction[];
  overdueDays?: number | null;
  /** For whom the label links to the article's own page: by default the office; 'nobody' on that page itself. */
  linked?: 'nobody' | 'office' | 'all';
  /** Of the heading: 3 below the heading of a group. */
  level?: 2 | 3;
  children?: ReactNode;
}

const useStyles = makeStyles({
  top: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  facts: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXXL,
    rowGap: tokens.spacingVerticalXS,
    margin: 0,
    color: tokens.colorNeutralForeground3,
  },
  fact: { display: 'flex', gap: tokens.spacingHorizontalXS },
  value: { margin: 0, color: tokens.colorNeutralForeground1 },
  refusals: { listStyleType: 'none', margin: 0, padding: 0, color: tokens.colorNeutralForeground3 },
  refusal: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalXS },
  // Beside a long sentence on a phone, a flexible icon would become a dot.
  icon: { flexShrink: 0, alignSelf: 'start', height: tokens.lineHeightBase300 },
});

/**
 * The same header everywhere: title, status, time in status and next action (screens, 'The article header'). The frame of an article
 * already has these, so inside it only the explanations and the children are shown.
 */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { article, explain = [], children } = props;
  const reasons = explain.map((action) => article.refusals?.[action]).filter((reason) => reason !== undefined);
  const framed = useFramed();
  if (!framed) return <WholeHeader {...props} reasons={[...new Set(reasons)]} />;
  if (reasons.length === 0 && !children) return null;
  return (
    <Card>
      <Reasons reasons={[...new Set(reasons)]} />
      {children}
    </Card>
  );
}

function Reasons({ reasons }: { reasons: readonly string[] }) {
  const styles = useStyles();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.refusals}>
      {reasons.map((reason) => (
        <li key={reason} className={styles.refusal}>
          <InfoRegular aria-hidden className={styles.icon} /> {reason}
        </li>
      ))}
    </ul>
  );
}

function WholeHeader({
  article,
  primary,
  secondary,
  overdueDays,
  linked = 'office',
  level,
  reasons,
  children,
}: ArticleHeaderProps & { reasons: readonly string[] }) {
  const styles = useStyles();
  const actions = (primary || secondary) && (
    <>
      {secondary}
      {primary}
    </>
  );
  return (
    <Card title={<Label article={article} linked={linked} />} level={level} actions={actions}>
      <div className={styles.top}>
        <StatusBadge status={article.status} overdueDays={overdueDays} />
        {article.type && <Text>{typeWords(article.type.name)}</Text>}
        <FoldedNames names={shownAuthors(article)} />
      </div>
      <ArticleDates article={article} />
      <Reasons reasons={reasons} />
      {article.id && article.actions?.includes('see-log') && <BlacklistNotice articleId={article.id} />}
      {children}
    </Card>
  );
}

function Label({ article: { id, label, actions }, linked }: Required<Pick<ArticleHeaderProps, 'article' | 'linked'>>) {
  const leads = linked === 'all' || (linked === 'office' && actions?.includes('see-log'));
  return id && leads ? <Link to={`/articleDetails/${id}`}>{label}</Link> : <>{label}</>;
}

/** When a manuscript was submitted and last changed, and how long it has its status. */
export function ArticleDates({ article }: { article: Pick<Headed, 'uploadDate' | 'lastUpdate' | 'statusSince'> }) {
  const styles = useStyles();
  const facts: [string, ReactNode][] = [
    [t('Submitted'), <Timestamp key="s" at={article.uploadDate} focusable />],
    [t('Last update'), <Timestamp key="u" at={article.lastUpdate} focusable />],
    [t('In this status'), countDays(Math.max(0, daysBetween(article.statusSince)))],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
