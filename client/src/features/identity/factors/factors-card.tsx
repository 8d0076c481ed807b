import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type Factor, type OwnFactors, t } from '@contracts';
import { sessionApi } from '../../../shared/api/session-api';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { Timestamp } from '../../../shared/display/timestamp';
import { Loaded } from '../../../shared/page/loaded';
import { knowsPasskeys } from '../../../shared/session/passkeys';
import { userChanged } from '../../../shared/session/session-slice';
import { useAppDispatch, useNotify, useUser } from '../../../shared/state/hooks';
import { AddAppDialog } from './add-app-dialog';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { FactorActions } from './factor-actions';
import { factorsApi } from './factors-api';
import { RecoveryCodesDialog } from './recovery-codes-dialog';

const useStyles = makeStyles({
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
  codes: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
});

const KINDS = { APP: t('Authenticator app'), PASSKEY: t('Passkey') } as const;

const columnsOf = (factors: readonly Factor[]): readonly Column<Factor>[] => [
  { id: 'name', header: t('Name'), cell: ({ name }) => name, primary: true },
  { id: 'kind', header: t('Kind'), cell: ({ kind }) => KINDS[kind] },
  { id: 'added', header: t('Added'), cell: ({ addedAt }) => <Timestamp at={addedAt} /> },
  {
    id: 'used',
    header: t('Last used'),
    cell: ({ lastUsedAt }) => (lastUsedAt ? <Timestamp at={lastUsedAt} /> : t('Never')),
  },
  {
    id: 'actions',
    header: t('Rename and remove'),
    hideHeader: true,
    align: 'end',
    cell: (factor) => <FactorActions factor={factor} isLast={factors.length === 1} />,
  },
];

/** The person's own second factors and recovery codes (lifecycle, section 5 (5)). */
export function FactorsCard() {
  const { unproven } = useUser();
  const query = factorsApi.useOwnFactorsQuery(undefined, { skip: unproven, refetchOnMountOrArgChange: true });
  return (
    <Card title={t('Sign-in and security')}>
      <Text>
        {t(
          'With a second factor nobody can sign in to your account with your password alone: an app on your phone shows a code, or a passkey on your device takes its place.',
        )}
      </Text>
      {unproven ? (
        <Text>{t('You can add one after you have confirmed your address.')}</Text>
      ) : (
        <Loaded query={query}>{(ownFactors) => <Factors ownFactors={ownFactors} />}</Loaded>
      )}
    </Card>
  );
}

function Factors({ ownFactors: { factors, recoveryCodesLeft } }: { ownFactors: OwnFactors }) {
  const state = useListState({ prefix: 'factors-' });
  const [codes, setCodes] = useState<string[] | null>(null);
  const refresh = useRefreshUser();
  const close = (): void => {
    setCodes(null);
    refresh();
  };
  return (
    <>
      <AddButtons onAdded={(made) => (made ? setCodes(made) : refresh())} />
      <DataTable
        label={t('Second factors')}
        columns={columnsOf(factors)}
        rows={factors}
        rowKey={({ id }) => id}
        state={state}
        empty={t('You have no second factor yet.')}
      />
      {factors.length > 0 && <RecoveryCodes left={recoveryCodesLeft} onMade={setCodes} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={close} />}
    </>
  );
}

/**
 * Reloads the user, because permissions can depend on a second factor. Called only after the person has saved the recovery codes, which are
 * shown only once: FactorDemandedPage, and the dialog with it, disappear with the reload.
 */
function useRefreshUser(): () => void {
  const dispatch = useAppDispatch();
  const [me] = sessionApi.useLazyMeQuery();
  return () =>
    void me()
      .unwrap()
      .then((user) => dispatch(userChanged(user)))
      .catch(() => undefined);
}

function AddButtons({ onAdded }: { onAdded: (recoveryCodes: string[] | null) => void }) {
  const styles = useStyles();
  const notify = useNotify();
  const [adding, setAdding] = useState<'app' | 'passkey' | null>(null);
  const added = (text: string) => (recoveryCodes: string[] | null) => {
    setAdding(null);
    notify.success(text);
    onAdded(recoveryCodes);
  };
  return (
    <div className={styles.buttons}>
      <Button onClick={() => setAdding('app')}>{t('Add an authenticator app')}</Button>
      {knowsPasskeys() && <Button onClick={() => setAdding('passkey')}>{t('Add a passkey')}</Button>}
      {adding === 'app' && (
        <AddAppDialog onAdded={added(t('The authenticator app has been added.'))} onClose={() => setAdding(null)} />
      )}
      {adding === 'passkey' && (
        <AddPasskeyDialog onAdded={added(t('The passkey has been added.'))} onClose={() => setAdding(null)} />
      )}
    </div>
  );
}

function RecoveryCodes({ left, onMade }: { left: number; onMade: (codes: string[] | null) => void }) {
  const styles = useStyles();
  const [asking, setAsking] = useState(false);
  const [renew, { isLoading }] = factorsApi.useRenewCodesMutation();
  const confirm = async (): Promise<void> => {
    const answer = await renew();
    setAsking(false);
    if (!('error' in answer)) onMade(answer.data.recoveryCodes);
  };
  return (
    <div className={styles.codes}>
      <Text>
        {left === 0
          ? t('You have no recovery codes left.')
          : t('You have {left, plural, one {# recovery code} other {# recovery codes}} left.', { left })}
      </Text>
      <Button onClick={() => setAsking(true)}>{t('Create new recovery codes')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('Create new recovery codes?')}
        text={t('Your current codes will stop working.')}
        confirm={t('Replace the codes')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
