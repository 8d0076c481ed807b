import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { API_SCOPE_LABELS, type ApiKey, type ApiKeyState, type NewSecret, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { ShownOnceDialog } from '../../../shared/dialogs/shown-once-dialog';
import { Card } from '../../../shared/display/card';
import { formatDate } from '../../../shared/display/format';
import { LoadError } from '../../../shared/page/loaded';
import { useNotify } from '../../../shared/state/hooks';
import { ApiKeyDialog } from './api-key-dialog';
import { apiKeysApi } from './api-keys-api';

const useStyles = makeStyles({ quiet: { color: tokens.colorNeutralForeground3 } });

const STATES: Readonly<Record<ApiKeyState, string>> = {
  ACTIVE: t('Active'),
  EXPIRED: t('Expired'),
  ENDED: t('Revoked'),
  IDLE: t('Inactive: its creator is not a webmaster'),
};

const COLUMNS: readonly Column<ApiKey>[] = [
  { id: 'name', header: t('Program'), cell: (key) => <Named apiKey={key} /> },
  { id: 'scopes', header: t('May read'), cell: ({ scopes }) => scopes.map((one) => API_SCOPE_LABELS[one]).join('; ') },
  { id: 'madeBy', header: t('Created by'), cell: ({ madeBy }) => madeBy },
  { id: 'used', header: t('Last used'), cell: ({ lastUsedOn }) => dayText(lastUsedOn) },
  { id: 'ends', header: t('Expires'), cell: ({ expiresAt }) => formatDate(expiresAt) },
  {
    id: 'state',
    header: t('State'),
    cell: ({ state }) => (
      <Badge appearance="tint" color={state === 'ACTIVE' ? 'success' : 'subtle'}>
        {STATES[state]}
      </Badge>
    ),
  },
  { id: 'end', header: t('Revoke the key'), hideHeader: true, align: 'end', cell: (key) => <EndButton apiKey={key} /> },
];

const dayText = (day: string | null): string => (day === null ? t('Never') : formatDate(`${day}T12:00:00Z`));

/** The keys with which other programs read data (ADR 111). */
export function ApiKeysCard() {
  const styles = useStyles();
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewSecret | null>(null);
  const close = (added: NewSecret | null): void => {
    setAdding(false);
    setMade(added);
  };
  return (
    <Card
      title={t('Keys of other programs')}
      actions={<Button onClick={() => setAdding(true)}>{t('Add a key')}</Button>}
    >
      <Text className={styles.quiet}>
        {t(
          'With a key, a program can read from this journal without signing in. The security log records each day on which it was used.',
        )}
      </Text>
      <KeyTable />
      {adding && <ApiKeyDialog onClose={close} />}
      {made && (
        <ShownOnceDialog
          title={t('Save this key')}
          text={t(
            'It is shown only once. The program sends it with each call as: Authorization: Bearer, followed by the key.',
          )}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  );
}

function KeyTable() {
  const state = useListState({ prefix: 'keys-' });
  const { data, error, refetch } = apiKeysApi.useApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label={t('Keys of other programs')}
      columns={COLUMNS}
      rows={data}
      rowKey={({ id }) => id}
      state={state}
      empty={t('There is no key yet.')}
    />
  );
}

/** The last characters distinguish two keys of one program. */
function Named({ apiKey: { name, ending } }: { apiKey: ApiKey }) {
  return (
    <>
      {name} <Text size={200}>{t('(ends with {ending})', { ending })}</Text>
    </>
  );
}

function EndButton({ apiKey: { id, name, state } }: { apiKey: ApiKey }) {
  const notify = useNotify();
  const [asks, setAsks] = useState(false);
  const [end, { isLoading }] = apiKeysApi.useEndApiKeyMutation();
  const confirm = async (): Promise<void> => {
    const answer = await end(id);
    setAsks(false);
    if (!('error' in answer)) notify.success(t('The key has been revoked.'));
  };
  if (state === 'ENDED' || state === 'EXPIRED') return null;
  return (
    <>
      <Button size="small" aria-label={t('Revoke the key: {name}', { name })} onClick={() => setAsks(true)}>
        {t('Revoke the key')}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t('Revoke the key of {name}?', { name })}
        text={t(
          'The program will no longer be able to read anything. This cannot be undone, but you can create a new key.',
        )}
        confirm={t('Revoke the key')}
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsks(false)}
      />
    </>
  );
}
