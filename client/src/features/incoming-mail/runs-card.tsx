import { MAILBOX_PROBLEM_LABELS, type MailboxRun, t } from '@contracts';
import type { Column } from '../../shared/data-table/column';
import { PagedTable } from '../../shared/data-table/paged-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { incomingMailApi } from './incoming-mail-api';

const SIZE = 20;
const POLL_MS = 5_000;

/** The last readings, newest first. */
export function RunsCard() {
  const state = useListState({ prefix: 'runs-', size: SIZE });
  const query = { page: state.page - 1, size: state.size };
  const rows = incomingMailApi.useMailboxRunsQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Last checks')}>
      <PagedTable
        label={t('Last checks')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        state={state}
        query={rows}
        empty={t('Nothing has been read yet.')}
      />
    </Card>
  );
}

const found = ({ bounces, answers, automatic, unmatched }: MailboxRun): string =>
  [
    bounces > 0 && t('{count, plural, one {# bounce} other {# bounces}}', { count: bounces }),
    answers > 0 && t('{count, plural, one {# answer} other {# answers}}', { count: answers }),
    automatic > 0 && t('{count, plural, one {# automatic answer} other {# automatic answers}}', { count: automatic }),
    unmatched > 0 &&
      t('{count, plural, one {# message} other {# messages}} could not be matched', { count: unmatched }),
  ]
    .filter((text) => text !== false)
    .join(' · ');

const COLUMNS: readonly Column<MailboxRun>[] = [
  { id: 'at', header: t('Date'), cell: ({ at }) => <Timestamp at={at} />, width: '160px' },
  {
    id: 'source',
    header: t('Source'),
    cell: ({ source }) => (source === 'hook' ? t('over HTTP') : t('mailbox')),
    width: '120px',
  },
  { id: 'found', header: t('Found'), cell: (run) => found(run) || (run.problem === null ? t('nothing new') : '–') },
  {
    id: 'problem',
    header: t('Problem'),
    cell: ({ problem }) => (problem === null ? '–' : MAILBOX_PROBLEM_LABELS[problem]),
  },
];
