import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { type OwnSession, t } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { LoadError } from '../../../shared/page/loaded';
import { useNotify } from '../../../shared/state/hooks';
import { sessionsApi } from './sessions-api';

const COLUMNS: readonly Column<OwnSession>[] = [
  { id: 'client', header: t('Where'), cell: (session) => <Place session={session} /> },
  { id: 'started', header: t('Signed in'), cell: (session) => <Timestamp at={session.startedAt} /> },
  { id: 'seen', header: t('Last used'), cell: (session) => <Timestamp at={session.lastSeenAt} /> },
  {
    id: 'end',
    header: t('Sign out'),
    hideHeader: true,
    align: 'end',
    cell: (session) =>
      session.isCurrent ? <Text weight="semibold">{t('You are here')}</Text> : <EndButton session={session} />,
  },
];

/** The person's own sessions, each of which can be ended from here (lifecycle, section 5 (8)). */
export function SessionsCard() {
  const state = useListState({ prefix: 'sessions-' });
  const { data, error, refetch } = sessionsApi.useOwnSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const others = data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card title={t('Where you are signed in')} actions={others && <EndOthers />}>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('Where you are signed in')}
          columns={COLUMNS}
          rows={data}
          rowKey={({ id }) => id}
          state={state}
          empty={t('No sessions are open.')}
        />
      )}
    </Card>
  );
}

function Place({ session: { client, address, actsFor } }: { session: OwnSession }) {
  return (
    <>
      {client}
      {address !== null && `, ${address}`}
      {actsFor !== null && `, ${t('signed in as {name}', { name: actsFor })}`}
    </>
  );
}

function EndButton({ session: { id, client } }: { session: OwnSession }) {
  const notify = useNotify();
  const [end, { isLoading }] = sessionsApi.useEndSessionMutation();
  const press = async (): Promise<void> => {
    const answer = await end(id);
    if (!('error' in answer)) notify.success(t('You are signed out there.'));
  };
  return (
    <Button
      size="small"
      aria-label={t('Sign out there: {client}', { client })}
      disabledFocusable={isLoading}
      onClick={() => void press()}
    >
      {t('Sign out there')}
    </Button>
  );
}

function EndOthers() {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [endOthers, { isLoading }] = sessionsApi.useEndOtherSessionsMutation();
  const confirm = async (): Promise<void> => {
    const answer = await endOthers();
    setAsking(false);
    if (!('error' in answer)) notify.success(t('You are signed in only here now.'));
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Sign out everywhere else')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('Sign out everywhere else?')}
        text={t('You stay signed in here. Everywhere else you have to sign in again.')}
        confirm={t('Sign out everywhere else')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
