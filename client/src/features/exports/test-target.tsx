import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { SENDING_PROBLEM_LABELS, t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { exportsApi } from './exports-api';

/** Tries the saved target without a package, and says what came of it. */
export function TestTarget() {
  const [test, { isLoading }] = exportsApi.useTestPackageSendingMutation();
  const [outcome, setOutcome] = useState('');
  const run = async (): Promise<void> => {
    setOutcome('');
    try {
      const { problem, milliseconds } = await test().unwrap();
      setOutcome(
        problem === null
          ? t('It works ({milliseconds} ms).', { milliseconds })
          : t('It does not work: {reason}', { reason: SENDING_PROBLEM_LABELS[problem] }),
      );
    } catch (error) {
      setOutcome(errorMessage(error));
    }
  };
  return (
    <>
      <Button disabledFocusable={isLoading} onClick={() => void run()}>
        {isLoading ? t('Testing') : t('Test this connection')}
      </Button>
      <Text role="status">{outcome}</Text>
    </>
  );
}
