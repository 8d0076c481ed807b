import { Button } from '@fluentui/react-components';
import { useState } from 'react';
import { t } from '@contracts';
import { errorMessage } from '../api/api-error';
import { type Tested, TestOutcome } from './test-outcome';

interface Props<Problem extends string> {
  /** Tries the saved settings. `milliseconds`: how long that took. */
  test(): Promise<{ problem: Problem | null; milliseconds: number }>;
  labels: Readonly<Record<Problem, string>>;
}

/** Tries the connection to another system, and says what came of it. Give it a key of the settings, so that it forgets older outcomes. */
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
