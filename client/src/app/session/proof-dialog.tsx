import { Button, Text } from '@fluentui/react-components';
import { useSyncExternalStore } from 'react';
import { FACTOR_MESSAGES, type ProofOptions, t } from '@contracts';
import { sessionApi } from '../../shared/api/session-api';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../shared/forms/error-summary';
import { TextField } from '../../shared/forms/text-field';
import { type FormFields, useForm } from '../../shared/forms/use-form';
import { Loaded } from '../../shared/page/loaded';
import { knowsPasskeys, requestPasskey } from '../../shared/session/passkeys';
import { recentProof } from '../../shared/session/recent-proof';
import { selectSession } from '../../shared/session/session-slice';
import { useAppSelector } from '../../shared/state/hooks';

/** Asks again for a proof before a sensitive action (lifecycle, section 5 (5)). The action then continues where it stopped. */
export function ProofDialog() {
  const isAsked = useSyncExternalStore(recentProof.subscribe, recentProof.isAsked);
  const isSignedIn = useAppSelector(selectSession) !== null;
  return isAsked && isSignedIn ? <Question /> : null;
}

function Question() {
  const query = sessionApi.useProofOptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  // A challenge for a passkey is valid once, so a cached answer from an earlier question cannot be used.
  return query.isFetching ? null : <Loaded query={query}>{(options) => <Asked options={options} />}</Loaded>;
}

const CODE = /^\d{6}$/;

/** Forms for a password or code, and for a passkey. */
function useProofForms({ password, passkey }: ProofOptions) {
  const [prove] = sessionApi.useProveMutation();
  const given = async (proof: object): Promise<void> => {
    await prove(proof).unwrap();
    recentProof.answer(true);
  };
  const typed = useForm({
    initial: { password: '', code: '' },
    validate: (values) => {
      if (values.password !== '' || CODE.test(values.code.replace(/\s/g, ''))) return {};
      return password ? { password: FACTOR_MESSAGES.proof } : { code: FACTOR_MESSAGES.code };
    },
    submit: (values) => given(values.password === '' ? { code: values.code } : { password: values.password }),
  });
  const pressed = useForm({
    initial: {},
    validate: () => ({}),
    submit: async () => given({ passkey: await requestPasskey(passkey ?? {}) }),
  });
  return { typed, pressed };
}

function Asked({ options }: { options: ProofOptions }) {
  const { password, code, passkey } = options;
  const { typed, pressed } = useProofForms(options);
  return (
    <FormDialog
      open
      title={t('Confirm that it is you')}
      submit={t('Continue')}
      busy={typed.submitting || pressed.submitting}
      disabled={!password && !code}
      onSubmit={() => void typed.submit()}
      onCancel={() => recentProof.answer(false)}
    >
      <ErrorSummary form={typed} />
      <ErrorSummary form={pressed} onAgain={() => void pressed.submit()} />
      <Text>
        {t('Please confirm your identity, because you signed in some time ago. Nothing that you entered is lost.')}
      </Text>
      {password && <PasswordField form={typed} />}
      {code && <CodeField form={typed} label={password ? t('Or a code of your app') : t('Code of your app')} />}
      {passkey && knowsPasskeys() && (
        <Button disabledFocusable={pressed.submitting} onClick={() => void pressed.submit()}>
          {t('Use a passkey')}
        </Button>
      )}
      {!password && !code && !passkey && (
        <Text>{t('Your account has no password. Please sign out, and sign in again.')}</Text>
      )}
    </FormDialog>
  );
}

type Typed = FormFields<{ password: string; code: string }>;

const PasswordField = ({ form }: { form: Typed }) => (
  <TextField
    form={form}
    name="password"
    label={t('Password')}
    type="password"
    autoComplete="current-password"
    autoFocus
  />
);

const CodeField = ({ form, label }: { form: Typed; label: string }) => (
  <TextField form={form} name="code" label={label} autoComplete="one-time-code" inputMode="numeric" />
);
