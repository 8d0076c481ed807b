import { Text } from '@fluentui/react-components';
import { SECURITY_ACTION_LABELS, type SecurityLogEntry, type SecurityLogPerson, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { type ListState, useListState } from '../../../shared/data-table/use-list-state';
import { formatDateTime } from '../../../shared/display/format';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { type LogFilters as Filters, securityLogApi } from '../security-log-api';
import { LogChanges } from './log-changes';
import { LogExport } from './log-export';
import { LogFilters } from './log-filters';

const SIZES = [20, 50, 100, 200];

const COLUMNS: readonly Column<SecurityLogEntry>[] = [
  {
    id: 'at',
    header: t('When'),
    primary: true,
    sortable: true,
    width: '190px',
    cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  // An action written by a newer version is shown by its raw name.
  { id: 'action', header: t('What'), cell: ({ action }) => SECURITY_ACTION_LABELS[action] ?? action },
  { id: 'actor', header: t('Who'), cell: (entry) => <Actor entry={entry} /> },
  { id: 'about', header: t('About'), cell: (entry) => <About entry={entry} /> },
  { id: 'changes', header: t('Before → after'), width: '28%', cell: (entry) => <LogChanges entry={entry} /> },
];

function Person({ person }: { person: SecurityLogPerson }) {
  return (
    <>
      <bdi>{person.name}</bdi>
      <br />
      <Text size={200}>{person.email}</Text>
    </>
  );
}

function Actor({ entry: { actor, behalf } }: { entry: SecurityLogEntry }) {
  if (!actor) return <>{t('System, or not signed in')}</>;
  return (
    <>
      <Person person={actor} />
      {behalf && (
        <>
          <br />
          {t('signed in as {name}', { name: behalf.name })}
        </>
      )}
    </>
  );
}

/** A sign-in concerns the person who signs in, so the name is shown only once. */
function About({ entry: { actor, about, subject } }: { entry: SecurityLogEntry }) {
  if (about && about.id !== actor?.id) return <Person person={about} />;
  return <>{subject ?? '–'}</>;
}

/** `/securityLog`: who did what and when, for webmasters (issue 7). */
export function SecurityLogPage() {
  const state = useListState({ size: 50, sort: '-at' });
  const filters = useFilters(state);
  const pageQuery = { ...filters, page: state.page - 1, size: state.size, sort: state.sort };
  const query = securityLogApi.useSecurityLogQuery(pageQuery);
  return (
    <Page title={t('Security log')} actions={<LogExport filters={filters} />}>
      <Text>
        {t('Records sign-ins and changes to accounts, lists, settings and mail templates. Entries cannot be changed.')}
      </Text>
      <LogFilters state={state} />
      {query.error ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          surface
          label={t('Security log')}
          columns={COLUMNS}
          rows={query.currentData?.items}
          rowKey={({ id }) => id}
          state={state}
          total={query.data?.total}
          density="compact"
          sizes={SIZES}
          empty={t('No entries match these filters.')}
        />
      )}
    </Page>
  );
}

function useFilters(state: ListState): Filters {
  const q = state.q;
  return { q, kind: state.get('kind'), from: state.get('from'), to: state.get('to') };
}
