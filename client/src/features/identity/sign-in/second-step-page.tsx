import { Button, Text } from '@fluentui/react-components';
import { useState } from 'react';
import { FACTOR_MESSAGES, type SecondStepWay, t } from '@contracts';
import { usePublicSettings } from '../../../shared/api/public-api';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { Page } from '../../../shared/page/page';
import { knowsPasskeys, requestPasskey } from '../../../shared/session/passkeys';
import { secondStepCancelled, selectSecondStep, signedIn } from '../../../shared/session/session-slice';
import { useAppDispatch, useAppSelector } from '../../../shared/state/hooks';
import { signInFactorsApi } from '../factors/sign-in-factors-api';

const OTHER_WAYS: Record<SecondStepWay, string> = {
  CODE: t('Use a code of the app'),
  PASSKEY: t('Use a passkey'),
  RECOVERY_CODE: t('Use a recovery code'),
};

/** The second step of every sign-in of an account with a second factor (lifecycle, section 5 (5)). */
export function SecondStepPage() {
  const dispatch = useAppDispatch();
  const step = useAppSelector(selectSecondStep);
  const ways = (step?.ways ?? []).filter((way) => way !== 'PASSKEY' || knowsPasskeys());
  const [chosen, setChosen] = useState<SecondStepWay | null>(null);
  const way = chosen ?? ways[0];
  const { supportEmail } = usePublicSettings();
  if (!step) return null;
  return (
    <Page title={t('Second step')} width="reading">
      <Card>
        {way && <SecondStepForm key={way} way={way} ticket={step.ticket} />}
        {ways.filter((other) => other !== way).length > 0 && (
          <FormActions>
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <Button key={other} appearance="subtle" onClick={() => setChosen(other)}>
                  {OTHER_WAYS[other]}
                </Button>
              ))}
          </FormActions>
        )}
        <Text>
          {t('Lost your phone or passkey? Use a recovery code, or ask the editorial office')}
          {supportEmail !== '' && `: ${supportEmail}`}
        </Text>
        <FormActions>
          <Button onClick={() => dispatch(secondStepCancelled())}>{t('Back to the sign-in page')}</Button>
        </FormActions>
      </Card>
    </Page>
  );
}

interface SecondStepProps {
  ticket: string;
}

function SecondStepForm({ way, ticket }: SecondStepProps & { way: SecondStepWay }) {
  if (way === 'PASSKEY') return <PasskeyForm ticket={ticket} />;
  return way === 'CODE' ? <CodeForm ticket={ticket} /> : <RecoveryCodeForm ticket={ticket} />;
}

/** Sends the proof; the session then begins. */
function useTakeSecondStep(ticket: string): (proof: object) => Promise<void> {
  const dispatch = useAppDispatch();
  const [take] = signInFactorsApi.useTakeSecondStepMutation();
  return async (proof) => {
    dispatch(signedIn(await take({ ticket, ...proof }).unwrap()));
  };
}

function CodeForm({ ticket }: SecondStepProps) {
  const take = useTakeSecondStep(ticket);
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : FACTOR_MESSAGES.code }),
    submit: take,
  });
  return (
    <Form form={form} label={t('Second step')}>
      <TextField
        form={form}
        name="code"
        label={t('Code')}
        help={t('The 6 digits that your authenticator app shows.')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        autoFocus
      />
      <Submit busy={form.submitting} label={t('Continue')} />
    </Form>
  );
}

function RecoveryCodeForm({ ticket }: SecondStepProps) {
  const take = useTakeSecondStep(ticket);
  const form = useForm({
    initial: { recoveryCode: '' },
    validate: ({ recoveryCode }) => ({
      recoveryCode: recoveryCode.trim() === '' ? FACTOR_MESSAGES.recoveryCode : undefined,
    }),
    submit: take,
  });
  return (
    <Form form={form} label={t('Second step')}>
      <TextField
        form={form}
        name="recoveryCode"
        label={t('Recovery code')}
        help={t('Each code works once.')}
        autoComplete="off"
        required
        autoFocus
      />
      <Submit busy={form.submitting} label={t('Continue')} />
    </Form>
  );
}

function PasskeyForm({ ticket }: SecondStepProps) {
  const take = useTakeSecondStep(ticket);
  const [ask] = signInFactorsApi.useAskPasskeyMutation();
  const form = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => take({ passkey: await requestPasskey(await ask({ ticket }).unwrap()) }),
  });
  return (
    <Form form={form} label={t('Second step')}>
      <Text>{t('Your browser asks for the passkey that you added.')}</Text>
      <Submit busy={form.submitting} label={t('Use a passkey')} autoFocus />
    </Form>
  );
}

function Submit({ busy, label, autoFocus = false }: { busy: boolean; label: string; autoFocus?: boolean }) {
  return (
    <FormActions>
      <Button type="submit" appearance="primary" disabledFocusable={busy} autoFocus={autoFocus}>
        {label}
      </Button>
    </FormActions>
  );
}
