import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { OrcidIcon } from '../../../shared/orcid/orcid-icon';
import { useNotify } from '../../../shared/state/hooks';
import { creditSecret } from './credit-secret';
import { ownCreditApi } from './own-credit-api';

/** Opens ORCID's page, on which the person gives consent. */
export function AgreeButton({ again }: { again: boolean }) {
  const [start, { isLoading, isSuccess }] = ownCreditApi.useStartCreditMutation();
  const leave = async (): Promise<void> => {
    const { data } = await start();
    if (!data) return;
    creditSecret.store(data);
    window.location.assign(data.url);
  };
  return (
    // This page stays until ORCID's page has loaded.
    <Button
      appearance="primary"
      icon={<OrcidIcon />}
      disabledFocusable={isLoading || isSuccess}
      onClick={() => void leave()}
    >
      {again ? t('Agree again') : t('Send my reviews to ORCID')}
    </Button>
  );
}

/** Withdraws the consent, after a confirmation. */
export function StopButton() {
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = ownCreditApi.useWithdrawCreditMutation();
  const confirm = async (): Promise<void> => {
    const answer = await withdraw();
    setAsking(false);
    if (!('error' in answer)) notify.success(t('Nothing more will be sent to ORCID.'));
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('Stop sending')}</Button>
      <ConfirmDialog
        open={asking}
        title={t('Send nothing more to ORCID?')}
        text={t(
          'The journal deletes your permission, and waiting reviews are not sent. Reviews already on your ORCID record stay there; you can delete them at ORCID.',
        )}
        confirm={t('Stop sending')}
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

/** For a person whose consent has ended, and who does not want to be asked for it again. */
export function LeaveButton() {
  const [withdraw, { isLoading }] = ownCreditApi.useWithdrawCreditMutation();
  return (
    <Button disabledFocusable={isLoading} onClick={() => void withdraw()}>
      {t('Stop sending to ORCID')}
    </Button>
  );
}
