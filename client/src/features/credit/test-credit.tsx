import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { CREDIT_PROBLEM_LABELS, t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { creditApi } from './credit-api';

/** Asks ORCID about the saved settings, without an entry, and says what came of it. */
export function TestCredit() {
  const [test, { isLoading }] = creditApi.useTestCreditMutation();
  const [outcome, setOutcome] = useState('');
  const run = async (): Promise<void> => {
    setOutcome('');
    try {
      const { problem, milliseconds } = await test().unwrap();
      setOutcome(
        problem === null
          ? t('It works ({milliseconds} ms).', { milliseconds })
          : t('It does not work: {reason}', { reason: CREDIT_PROBLEM_LABELS[problem] }),
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
