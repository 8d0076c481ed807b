import { Button, Field, makeStyles } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t, type User } from '@contracts';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import type { PageSize } from '../../../shared/data-table/pager';
import { useListState } from '../../../shared/data-table/use-list-state';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { MarkedAddresses } from '../../../shared/people/address-marks';
import { personPath } from '../../../shared/people/person-link';
import { useUser } from '../../../shared/state/hooks';
import { AddReviewerDialog } from '../reviewers/add-reviewer-dialog';
import { ChangeGroupDialog } from './change-group-dialog';
import { userColumns } from './user-columns';
import { usersApi } from './users-api';

/** The maximum number of rows that the server returns in one page. */
const MOST = 1000;

/** Spec part 2, section 9: 10, 50, 100, or the total count if over 100, otherwise 1000. */
export function pageSizes(total: number): readonly PageSize[] {
  return [10, 50, 100, total > 100 && total <= MOST ? { size: total, label: t('All {total} rows', { total }) } : MOST];
}

const useStyles = makeStyles({ search: { maxWidth: '28rem' } });

/** `/users`: all accounts with the actions this person may take (spec part 2, section 2, 'Users'). */
export function UsersPage() {
  const styles = useStyles();
  const me = useUser();
  const state = useListState({ sort: 'lastName', size: 50 });
  const [adding, setAdding] = useState(false);
  const [moved, setMoved] = useState<User | null>(null);
  const columns = useMemo(() => userColumns(me, setMoved), [me]);
  const q = state.q.trim();
  const { page, size, sort } = state;
  const pageQuery = { page, size: Math.min(size, MOST), sort, q };
  const { data, currentData, error, refetch } = usersApi.useUsersQuery(pageQuery, { refetchOnMountOrArgChange: true });
  const addresses = useMemo(() => data?.items.map(({ email }) => email) ?? [], [data]);
  return (
    <Page title={t('Users')} actions={<Actions onAddReviewer={() => setAdding(true)} />}>
      <Field label={t('Search by name, email, institute, country or ORCID')} className={styles.search}>
        <ListSearch state={state} />
      </Field>
      {error && !currentData ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <MarkedAddresses addresses={addresses}>
          <DataTable
            label={t('Users')}
            {...{ columns, state }}
            rows={data?.items}
            isEarlier={!currentData}
            total={data?.total}
            sizes={pageSizes(data?.total ?? 0)}
            rowKey={(user) => user.id}
            rowPath={(user) => personPath(user.id)}
            density="lines"
            empty={q ? t('No users match these words.') : t('There are no users yet.')}
          />
        </MarkedAddresses>
      )}
      {adding && <AddReviewerDialog onClose={() => setAdding(false)} />}
      {moved && <ChangeGroupDialog user={moved} onClose={() => setMoved(null)} />}
    </Page>
  );
}

function Actions({ onAddReviewer }: { onAddReviewer: () => void }) {
  const navigate = useNavigate();
  return (
    <>
      <Button icon={<PersonAddRegular />} onClick={() => void navigate('/user/edit')}>
        {t('Add user')}
      </Button>
      <Button appearance="primary" icon={<PersonAddRegular />} onClick={onAddReviewer}>
        {t('Add reviewer')}
      </Button>
    </>
  );
}
