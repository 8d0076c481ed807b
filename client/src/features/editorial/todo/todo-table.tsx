import { Button } from '@fluentui/react-components';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fullName, type TodoRow } from '@contracts';
import { type Column, sortRows } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { countDays, daysBetween } from '../../../shared/display/format';
import { StatusBadge } from '../../../shared/display/status-badge';
import { Timestamp } from '../../../shared/display/timestamp';
import { useKeptList } from '../../../shared/state/list-return';
import { ManageFilesButton } from '../shared/manage-files-button';

const daysIn = (row: TodoRow): number => Math.max(0, daysBetween(row.statusSince, new Date()));

const COLUMNS: readonly Column<TodoRow>[] = [
  { id: 'label', header: 'Article', primary: true, cell: (row) => row.label, sortValue: (row) => row.label },
  {
    id: 'authors',
    header: 'Authors',
    cell: (row) => row.articleAuthors.map(fullName).join(', '),
    sortValue: (row) => row.articleAuthors[0]?.lastName ?? null,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge status={row.status} overdueDays={row.overdueDays} />,
    sortValue: (row) => row.status,
  },
  {
    id: 'reviewers',
    header: 'Reviewers',
    cell: (row) => `${row.reviewersCompleted} done, ${row.reviewersAgreed} of ${row.reviewerRequired} agreed`,
    sortValue: (row) => row.reviewersAgreed,
  },
  {
    id: 'associate',
    header: 'Associate editor',
    cell: (row) => (row.associateEditor ? `${row.associateEditor.firstName} ${row.associateEditor.lastName}` : ''),
    sortValue: (row) => row.associateEditor?.lastName ?? null,
  },
  { id: 'waiting', header: 'Waiting', align: 'end', cell: (row) => countDays(daysIn(row)), sortValue: daysIn },
  {
    id: 'due',
    header: 'Next due date',
    cell: (row) => <Timestamp at={row.nextReviewerDueDate ?? row.associateDueDate} show="date" />,
    sortValue: (row) => row.nextReviewerDueDate ?? row.associateDueDate,
  },
];

/** An article awaiting its check again opens on the check page for those who check. */
const pathIn = (actionPath: string, row: TodoRow): string =>
  `${row.actions.includes('pass-check') ? '/checkManuscript' : actionPath}/${row.id}`;

interface Props {
  label: string;
  rows: readonly TodoRow[];
  empty: string;
  /** The path of the Action link, without the id. */
  actionPath: string;
}

/** Others offer the next and the previous article in this order. */
function useKept(rows: readonly TodoRow[], sort: string, actionPath: string): void {
  const articles = useMemo(
    () =>
      sortRows(rows, COLUMNS, sort).map((row) => ({
        id: row.id,
        number: row.articleId,
        path: pathIn(actionPath, row),
      })),
    [rows, sort, actionPath],
  );
  useKeptList('To-do list', articles);
}

/** One list of articles to work on, newest upload first (spec part 2, section 2, 'To-do list'). */
export function TodoTable({ label, rows, empty, actionPath }: Props) {
  const navigate = useNavigate();
  const state = useListState();
  const pathOf = (row: TodoRow): string => pathIn(actionPath, row);
  useKept(rows, state.sort, actionPath);
  const actions: Column<TodoRow> = {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (row) => (
      <>
        <Button size="small" appearance="primary" onClick={() => navigate(pathOf(row))}>
          Action
        </Button>{' '}
        {row.actions.includes('override') && (
          <Button size="small" onClick={() => navigate(`/overrideArticle/${row.id}`)}>
            Override
          </Button>
        )}{' '}
        <ManageFilesButton article={row} size="small" />{' '}
        <Button size="small" appearance="subtle" onClick={() => navigate(`/articleDetails/${row.id}`)}>
          Details
        </Button>
      </>
    ),
  };
  return (
    <DataTable
      label={label}
      columns={[...COLUMNS, actions]}
      rows={rows}
      rowKey={(row) => row.id}
      state={state}
      density="compact"
      rowPath={pathOf}
      empty={empty}
    />
  );
}
