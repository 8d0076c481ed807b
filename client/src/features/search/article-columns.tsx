import { Button } from '@fluentui/react-components';
import { useNavigate } from 'react-router-dom';
import { type ArticleCard, type FoundArticle, fullName, shownAuthors, t } from '@contracts';
import { nextStep } from '../../shared/article/listed-step';
import { lateColumn, reviewersColumn } from '../../shared/article/marks/work-columns';
import { RowVerb } from '../../shared/article/row-verb';
import type { Column } from '../../shared/data-table/column';
import { formatDate, formatShortDate } from '../../shared/display/format';
import { StatusDot } from '../../shared/display/status-dot';
import { PersonLink } from '../../shared/people/person-link';

/** The page of an article: the present, or as of a moment (ISO 8601). */
export const pathOf = (row: ArticleCard, asOf: string | null = null): string =>
  `/articleDetails/${row.id}${asOf === null ? '' : `?at=${asOf}`}`;

function authorsOf(card: ArticleCard): string {
  const [first, ...others] = shownAuthors(card);
  if (first === undefined) return '';
  return others.length > 0 ? t('{name} et al.', { name: first }) : first;
}

const number: Column<FoundArticle> = {
  id: 'articleId',
  header: t('Article number'),
  cell: (row) => row.articleId,
  sortable: true,
  width: '120px',
};
const title: Column<FoundArticle> = {
  id: 'articleTitle',
  header: t('Title'),
  primary: true,
  cell: (row) => row.articleTitle || t('No title yet'),
  sortable: true,
};
const authors: Column<FoundArticle> = {
  id: 'authors',
  header: t('Authors'),
  cell: authorsOf,
  sortable: true,
  width: '136px',
};
const status: Column<FoundArticle> = {
  id: 'status',
  header: t('Status'),
  cell: (row) => <StatusDot status={row.status} />,
  sortable: true,
  width: '160px',
};
const revision: Column<FoundArticle> = {
  id: 'revision',
  header: t('Revision'),
  align: 'end',
  cell: (row) => row.revision,
  sortable: true,
  width: '76px',
};
const associate: Column<FoundArticle> = {
  id: 'associateEditor',
  header: t('Associate editor'),
  cell: ({ associateEditor }) =>
    associateEditor ? <PersonLink id={associateEditor.id} name={fullName(associateEditor)} /> : '',
  sortable: true,
  width: '128px',
};
const submitted: Column<FoundArticle> = {
  id: 'uploadDate',
  header: t('Submitted'),
  cell: (row) => (row.uploadDate ? formatDate(row.uploadDate) : t('Not yet')),
  sortable: true,
  width: '108px',
};
const submittedShort = ({ uploadDate }: FoundArticle) => (uploadDate ? formatShortDate(uploadDate) : t('Not yet'));
const step: Column<FoundArticle> = {
  id: 'actions',
  header: t('Actions'),
  hideHeader: true,
  align: 'end',
  cell: (row) => <Step row={row} />,
  width: '144px',
};
const viewAs = (asOf: string): Column<FoundArticle> => ({
  id: 'view',
  header: t('View', {}, 'verb'),
  hideHeader: true,
  align: 'end',
  cell: (row) => <ViewButton row={row} asOf={asOf} />,
  width: '88px',
});

/** The next step of the to-do lists; a reminder is sent from the page of the reviewers. */
function Step({ row }: { row: FoundArticle }) {
  const navigate = useNavigate();
  const { verb, path, reminds } = nextStep(row);
  return <RowVerb articleId={row.articleId} verb={verb} primary={reminds} onVerb={() => void navigate(path)} />;
}

function ViewButton({ row, asOf }: { row: ArticleCard; asOf: string }) {
  const navigate = useNavigate();
  return (
    <Button
      size="small"
      aria-label={t('View {label}', { label: row.articleId })}
      onClick={() => void navigate(pathOf(row, asOf))}
    >
      {t('View', {}, 'verb')}
    </Button>
  );
}

/** Narrow, so that the title keeps its place next to them; those that matter least are left out of narrow windows. */
const NOW: readonly Column<FoundArticle>[] = [
  { ...number, header: t('Number'), width: '84px' },
  title,
  { ...authors, width: '104px', from: 1600 },
  { ...status, width: '150px' },
  { ...revision, header: t('Rev.'), width: '48px' },
  { ...reviewersColumn, width: '84px' },
  { ...associate, width: '112px', from: 1180 },
  { ...submitted, cell: submittedShort, from: 1420 },
  { ...lateColumn, width: '76px' },
  { ...step, width: '136px' },
];

const then = (asOf: string): readonly Column<FoundArticle>[] => [
  number,
  title,
  authors,
  { ...status, header: t('Status then') },
  { ...revision, header: t('Revision then'), width: '108px' },
  associate,
  submitted,
  viewAs(asOf),
];

/**
 * Spec part 2, '/manuscript/all' and '/searchManuscripts': the columns show the values of the filters. `asOf`: ISO 8601; as of a moment
 * there is no next step.
 */
export const articleColumns = (asOf: string | null): readonly Column<FoundArticle>[] =>
  asOf === null ? NOW : then(asOf);
