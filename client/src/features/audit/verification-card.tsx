import {
  Button,
  Field,
  makeStyles,
  MessageBar,
  MessageBarBody,
  MessageBarTitle,
  ProgressBar,
  Text,
  tokens,
} from '@fluentui/react-components';
import { type AuditState, type LogVerificationView, t, type VerificationResult } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { Card } from '../../shared/display/card';
import { formatNumber } from '../../shared/display/format';
import { Timestamp } from '../../shared/display/timestamp';
import { useNotify } from '../../shared/state/hooks';
import { auditApi } from './audit-api';
import { FindingList } from './finding-list';

const useStyles = makeStyles({
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Compares the log with its seals on demand, and shows the result. */
export function VerificationCard({ state: { verification, seals } }: { state: AuditState }) {
  const notify = useNotify();
  const [verify, { isLoading }] = auditApi.useVerifyLogMutation();
  const runs = verification?.finishedAt === null;
  const start = async (): Promise<void> => {
    try {
      await verify().unwrap();
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  const button = (
    <Button
      appearance="primary"
      disabled={seals.length === 0}
      disabledFocusable={seals.length > 0 && (runs || isLoading)}
      onClick={() => void start()}
    >
      {runs ? t('Verifying…') : t('Verify the log')}
    </Button>
  );
  return (
    <Card title={t('State of the log')} actions={button}>
      {verification ? <Verification verification={verification} /> : <Never />}
    </Card>
  );
}

function Never() {
  const styles = useStyles();
  return <Text className={styles.quiet}>{t('The log has not been verified yet.')}</Text>;
}

function Verification({ verification }: { verification: LogVerificationView }) {
  const { finishedAt, done, total, result } = verification;
  if (finishedAt === null) {
    const words = t('{done} of {total} events compared', {
      done: formatNumber(done),
      total: formatNumber(total),
    });
    return (
      <Field validationMessage={words} validationState="none" role="status">
        <ProgressBar
          aria-label={t('Verifying the log')}
          value={total === 0 ? undefined : done / total}
          thickness="large"
        />
      </Field>
    );
  }
  if (result === null)
    return (
      <MessageBar intent="warning">
        <MessageBarBody>{t('The last verification was interrupted. Please start it again.')}</MessageBarBody>
      </MessageBar>
    );
  return <Outcome result={result} finishedAt={finishedAt} />;
}

function Outcome({ result, finishedAt }: { result: VerificationResult; finishedAt: string }) {
  const styles = useStyles();
  const { sound, sealed, unsealed, seals } = result;
  return (
    <>
      <MessageBar intent={sound ? 'success' : 'error'} layout="multiline">
        <MessageBarBody>
          <MessageBarTitle>
            {sound ? t('The log matches its seals.') : t('The log does not match its seals.')}
          </MessageBarTitle>{' '}
          {t('{sealed} events and {seals, plural, one {# seal} other {# seals}} were compared.', {
            sealed: formatNumber(sealed),
            seals,
          })}{' '}
          {!sound && t('Tell the webmaster, and keep a backup of this state before you restore anything.')}
        </MessageBarBody>
      </MessageBar>
      <FindingList result={result} />
      <Text className={styles.quiet} size={200}>
        {unsealed > 0 &&
          t('{count, plural, one {# event is} other {# events are}} newer than the last seal.', {
            count: unsealed,
          })}{' '}
        {t('Verified')} <Timestamp at={finishedAt} focusable />
      </Text>
    </>
  );
}
