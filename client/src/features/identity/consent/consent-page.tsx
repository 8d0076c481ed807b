import { Button, Text } from '@fluentui/react-components';
import { t } from '@contracts';
import { useSignOut } from '../../../app/session/use-sign-out';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { useForm } from '../../../shared/forms/use-form';
import { Page } from '../../../shared/page/page';
import { userChanged } from '../../../shared/session/session-slice';
import { useAppDispatch } from '../../../shared/state/hooks';
import { consentApi } from './consent-api';
import { ConsentCard } from './consent-card';
import { consentProblems, type ConsentValues, NO_CONSENT } from './consent-values';

/** Shown once in place of every page to a person who has not agreed to the present text about personal data (lifecycle, section 6 (4)). */
export function ConsentPage() {
  const dispatch = useAppDispatch();
  const signOut = useSignOut();
  const { supportEmail } = usePublicSettings();
  const [give] = consentApi.useGiveConsentMutation();
  const form = useForm<ConsentValues>({
    initial: NO_CONSENT,
    validate: consentProblems,
    submit: async ({ privacyVersion }) => {
      if (privacyVersion !== null) dispatch(userChanged(await give(privacyVersion).unwrap()));
    },
  });
  return (
    <Page title={t('Your data')} width="reading">
      <Text>
        {t(
          'The journal has written down what it keeps about you, and why. Please read it before you continue. If you do not agree, write to {email}: the office can erase what is kept about you.',
          { email: supportEmail },
        )}
      </Text>
      <Form form={form} label={t('Your data')}>
        <ConsentCard form={form} />
        <FormActions>
          <Button onClick={() => void signOut()}>{t('Logout')}</Button>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            {t('Continue')}
          </Button>
        </FormActions>
      </Form>
    </Page>
  );
}
