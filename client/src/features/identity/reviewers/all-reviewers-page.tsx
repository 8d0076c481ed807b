import { Button, Field, makeStyles } from '@fluentui/react-components';
import { PersonAddRegular } from '@fluentui/react-icons/svg/person-add';
import { useMemo, useState } from 'react';
import { type ReviewerAccount, t } from '@contracts';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import type { PageSize } from '../../../shared/data-table/pager';
import { useListState } from '../../../shared/data-table/use-list-state';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { personPath } from '../../../shared/people/person-link';
import { AddReviewerDialog } from './add-reviewer-dialog';
import { ExpertiseDialog } from './expertise-dialog';
import { reviewerColumns } from './reviewer-columns';
import { reviewersApi } from './reviewers-api';

/** Spec part 2, section 9: 10, 50, 100 or all, up to 1000. */
const SIZES: readonly PageSize[] = [10, 50, 100, { size: 1000, label: t('All (up to 1000)') }];

const useStyles = makeStyles({ search: { maxWidth: '28rem' } });

/** `/allReviewers`: all users of the group reviewer, with the office's notes about them (spec part 2, section 2). */
export function AllReviewersPage() {
  const styles = useStyles();
  const state = useListState({ sort: 'lastName', size: 50 });
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<ReviewerAccount | null>(null);
  const columns = useMemo(() => reviewerColumns(setEdited), []);
  const q = state.q;
  const { page, size, sort } = state;
  const { data, currentData, error, refetch } = reviewersApi.useReviewersQuery({ page, size, sort, q });
  const add = (
    <Button appearance="primary" icon={<PersonAddRegular />} onClick={() => setAdding(true)}>
      {t('Add reviewer')}
    </Button>
  );
  return (
    <Page title={t('Reviewers')} actions={add}>
      <Field label={t('Search by name, email, institute or expertise')} className={styles.search}>
        <ListSearch state={state} />
      </Field>
      {error && !currentData ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Reviewers')}
          {...{ columns, state }}
          rows={data?.items}
          isEarlier={!currentData}
          total={data?.total}
          sizes={SIZES}
          rowKey={(row) => row.id}
          rowPath={(row) => personPath(row.id)}
          density="lines"
          empty={q ? t('No reviewer matches these words.') : t('There are no reviewers yet. Add the first one.')}
        />
      )}
      {adding && <AddReviewerDialog onClose={() => setAdding(false)} />}
      {edited && <ExpertiseDialog reviewer={edited} onClose={() => setEdited(null)} />}
    </Page>
  );
}
