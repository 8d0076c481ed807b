import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { DeleteRegular } from '@fluentui/react-icons/svg/delete';
import { EditRegular } from '@fluentui/react-icons/svg/edit';
import { useMemo, useState } from 'react';
import { type BlacklistAuthor, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import { useListState } from '../../../shared/data-table/use-list-state';
import { hasWords } from '../../../shared/list-filters/has-words';
import { LoadError } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { blacklistApi } from './blacklist-api';
import { DeleteEntryDialog, EntryDialog } from './blacklist-dialogs';

const useStyles = makeStyles({
  search: { maxWidth: '28rem' },
  actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: tokens.spacingHorizontalXS },
});

type Asked = { what: 'add' } | { what: 'edit' | 'delete'; entry: BlacklistAuthor } | null;

const text = (
  id: 'firstName' | 'lastName' | 'emailAddress' | 'shortReason',
  header: string,
): Column<BlacklistAuthor> => ({
  id,
  header,
  cell: (entry) => entry[id],
  sortValue: (entry) => entry[id],
  primary: id === 'lastName',
});

const columns = (onAsk: (asked: Asked) => void): readonly Column<BlacklistAuthor>[] => [
  text('firstName', t('First name')),
  text('lastName', t('Last name')),
  text('emailAddress', t('Email')),
  text('shortReason', t('Short reason')),
  {
    id: 'actions',
    header: t('Edit and delete'),
    hideHeader: true,
    align: 'end',
    cell: (entry) => <Actions entry={entry} onAsk={onAsk} />,
  },
];

/** True if every word occurs in the name, address or reason. */
const matches = ({ firstName, lastName, emailAddress, shortReason }: BlacklistAuthor, q: string): boolean =>
  hasWords(`${firstName} ${lastName} ${emailAddress} ${shortReason}`, q);

const SIZES = [10, 25, 50, 100] as const;

/** `/blacklist`: people who may not review; the office is warned about them (spec part 2, section 2, 'Blacklist'). */
export function BlacklistPage() {
  const styles = useStyles();
  const state = useListState({ size: 25 });
  const { data, error, refetch } = blacklistApi.useBlacklistQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked>(null);
  const shown = useMemo(() => columns(setAsked), []);
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setAsked({ what: 'add' })}>
      {t('Add to the blacklist')}
    </Button>
  );
  return (
    <Page title={t('Blacklist')} actions={add}>
      <Field label={t('Search')} className={styles.search}>
        <ListSearch state={state} />
      </Field>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Blacklist')}
          columns={shown}
          rows={data?.filter((entry) => matches(entry, state.q))}
          rowKey={(entry) => entry.id}
          state={state}
          density="compact"
          sizes={SIZES}
          empty={state.q ? t('No entries match.') : t('The blacklist is empty.')}
        />
      )}
      {asked?.what === 'delete' && <DeleteEntryDialog entry={asked.entry} onClose={() => setAsked(null)} />}
      {asked && asked.what !== 'delete' && (
        <EntryDialog entry={asked.what === 'edit' ? asked.entry : null} onClose={() => setAsked(null)} />
      )}
    </Page>
  );
}

function Actions({ entry, onAsk }: { entry: BlacklistAuthor; onAsk: (asked: Asked) => void }) {
  const styles = useStyles();
  const name = `${entry.firstName} ${entry.lastName}`;
  return (
    <span className={styles.actions}>
      <Button
        size="small"
        icon={<EditRegular />}
        aria-label={t('Edit the entry of {name}', { name })}
        onClick={() => onAsk({ what: 'edit', entry })}
      >
        {t('Edit')}
      </Button>
      <Button
        size="small"
        icon={<DeleteRegular />}
        aria-label={t('Delete {name} from the blacklist', { name })}
        onClick={() => onAsk({ what: 'delete', entry })}
      >
        {t('Delete')}
      </Button>
    </span>
  );
}
