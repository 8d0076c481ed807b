import { Button, Spinner, Text } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { FormActions } from '../../../shared/forms/form-actions';
import { Page } from '../../../shared/page/page';
import { useNotify } from '../../../shared/state/hooks';
import { creditSecret } from './credit-secret';
import { ownCreditApi } from './own-credit-api';

const RECORD = '/reviewingRecord';

/** The page to which ORCID sends a reviewer back (ADR 119). */
export function CreditReturnPage() {
  const navigate = useNavigate();
  const problem = useFinish();
  return (
    <Page title={t('Credit at ORCID')} width="reading">
      {problem === null ? (
        <Spinner label={t('Saving your permission')} />
      ) : (
        <Card>
          <Text role="alert">{problem}</Text>
          <FormActions>
            <Button onClick={() => void navigate(RECORD, { replace: true })}>
              {t('Back to the reviewing record')}
            </Button>
          </FormActions>
        </Card>
      )}
    </Page>
  );
}

/** Sends the answer to the server, once, after removing it from the address. Returns the error, if there was one. */
function useFinish(): string | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const notify = useNotify();
  const [finish] = ownCreditApi.useFinishCreditMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const begun = useRef(false);

  const run = async (): Promise<void> => {
    const secret = creditSecret.take(params);
    const query = params.toString();
    await navigate({ search: '' }, { replace: true });
    if (secret === null)
      return setProblem(t('This was started in another browser or tab, or was finished already. Please start again.'));
    try {
      await finish({ query, secret }).unwrap();
      notify.success(t('Your reviews go to ORCID from now on.'));
      await navigate(RECORD, { replace: true });
    } catch (failure) {
      setProblem(errorMessage(failure));
    }
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void run();
  });
  return problem;
}
