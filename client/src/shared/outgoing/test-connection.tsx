import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
import { errorMessage } from '../api/api-error';
import { type Tested, TestOutcome } from './test-outcome';

interface Props<Problem extends string> {
  /** Tests the saved settings. `milliseconds` is the duration of the test. */
  test(): Promise<{ problem: Problem | null; milliseconds: number }>;
  labels: Readonly<Record<Problem, string>>;
}

/** Tests the connection to another system, and shows the result. Use the settings as its key, so that it discards older results. */
export function TestConnection<Problem extends string>({ test, labels }: Props<Problem>) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Tested | null>(null);
  const run = async (): Promise<void> => {
    setOutcome(null);
    setBusy(true);
    try {
      const { problem, milliseconds } = await test();
      setOutcome(
        problem === null
          ? { works: true, text: t('It works ({milliseconds} ms).', { milliseconds }) }
          : { works: false, text: t('It does not work: {reason}', { reason: labels[problem] }) },
      );
    } catch (error) {
      setOutcome({ works: false, text: errorMessage(error) });
    }
    setBusy(false);
  };
  return (
    <>
      <Button disabledFocusable={busy} onClick={() => void run()}>
        {busy ? t('Testing') : t('Test this connection')}
      </Button>
      <TestOutcome tested={outcome} />
    </>
  );
}
