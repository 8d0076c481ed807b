import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import {
  type ArticleView,
  ASSIGNMENT_LABELS,
  type EditorAssignmentView,
  type FileView,
  shownAuthors,
  t,
} from '@contracts';
import { formatDate } from '../../../shared/display/format';
import { StatusBadge } from '../../../shared/display/status-badge';
import { labelOf } from '../../../shared/files/file-names';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'minmax(7rem, max-content) 1fr',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    margin: 0,
  },
  name: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
  lines: { listStyleType: 'none', margin: 0, padding: 0 },
});

function Lines({ lines, none }: { lines: readonly string[]; none: string }) {
  const styles = useStyles();
  if (lines.length === 0) return <>{none}</>;
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => (
        <li key={`${index} ${line}`}>{line}</li>
      ))}
    </ul>
  );
}

const spellLine = ({ associateEditor, assignedAt, endedAt, editorDecisions }: EditorAssignmentView): string => {
  const { firstName, lastName } = associateEditor;
  return [
    t('{name}, since {date}', { name: `${firstName} ${lastName}`, date: formatDate(assignedAt) }),
    endedAt === null ? t('assigned now') : t('until {date}', { date: formatDate(endedAt) }),
    ...(editorDecisions.length > 0 ? [t('with advice')] : []),
  ].join(', ');
};

const fileLine = (file: FileView): string => `${file.filename} (R${file.revision}, ${labelOf(file)})`;

const day = (iso: string | null): string => (iso === null ? t('None') : formatDate(iso));

function factsOf(article: ArticleView): [string, ReactNode][] {
  const reviewers = article.articleReviewer.map(
    ({ reviewer, status, revision }) =>
      `${reviewer.firstName} ${reviewer.lastName}: ${ASSIGNMENT_LABELS[status]} (R${revision})`,
  );
  return [
    [t('Label'), article.label],
    [t('Status'), <StatusBadge key="status" status={article.status} />],
    [t('Type'), article.type?.name ?? t('None')],
    [t('Authors'), shownAuthors(article).join(', ') || t('None')],
    [t('Keywords'), article.keywords.split(';').filter(Boolean).join(', ') || t('None')],
    [t('Submitted'), day(article.uploadDate)],
    [t('Due from author'), day(article.dueDate)],
    [t('Reviewers required'), String(article.reviewerRequired ?? 0)],
    [t('Reviewers'), <Lines key="reviewers" lines={reviewers} none={t('None')} />],
    [
      t('Associate editors'),
      <Lines key="tenures" lines={article.editorAssignements.map(spellLine)} none={t('None')} />,
    ],
    [t('Files'), <Lines key="files" lines={article.files.map(fileLine)} none={t('None')} />],
    [t('Notes'), t('{count, plural, one {# note} other {# notes}}', { count: article.articleNotes.length })],
  ];
}

/** A read-only view of the article at one point in time. */
export function ArticleAtMoment({ article }: { article: ArticleView }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {factsOf(article).map(([name, value]) => (
        <Fact key={name} name={name} value={value} />
      ))}
    </dl>
  );
}

function Fact({ name, value }: { name: string; value: ReactNode }) {
  const styles = useStyles();
  return (
    <>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{typeof value === 'string' ? <Text>{value}</Text> : value}</dd>
    </>
  );
}
