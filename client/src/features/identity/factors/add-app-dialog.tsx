import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { FACTOR_MESSAGES, factorNameProblem, type NewApp, t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { Rich } from '../../../shared/language/rich';
import { factorsApi } from './factors-api';
import { QrCode } from './qr-code';

const useStyles = makeStyles({
  key: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere', userSelect: 'all' },
});

interface AddDialogProps {
  /** Called with recovery codes, if the server created any. */
  onAdded: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
}

/** Adds an authenticator app: first its name, then the key, and a code to prove that the app has the key. */
export function AddAppDialog(props: AddDialogProps) {
  const [app, setApp] = useState<NewApp | null>(null);
  return app ? <CodeStep app={app} {...props} /> : <NameStep onStarted={setApp} onClose={props.onClose} />;
}

function NameStep({ onStarted, onClose }: { onStarted: (app: NewApp) => void; onClose: () => void }) {
  const [start] = factorsApi.useStartAppMutation();
  const form = useForm({
    initial: { name: t('Authenticator app') },
    validate: ({ name }) => ({ name: factorNameProblem(name) }),
    submit: async ({ name }) => onStarted(await start({ name }).unwrap()),
  });
  return (
    <FormDialog
      open
      title={t('Add an authenticator app')}
      submit={t('Continue')}
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>
        {t('An app on your phone, such as the one of your phone’s maker, shows a code of 6 digits for each sign-in.')}
      </Text>
      <TextField
        form={form}
        name="name"
        label={t('Name')}
        help={t('A name that you will recognise, such as that of the phone.')}
        required
        autoFocus
      />
    </FormDialog>
  );
}

function CodeStep({ app, onAdded, onClose }: AddDialogProps & { app: NewApp }) {
  const styles = useStyles();
  const [confirm] = factorsApi.useConfirmAppMutation();
  const form = useForm({
    initial: { code: '' },
    validate: ({ code }) => ({ code: /^\d{6}$/.test(code.replace(/\s/g, '')) ? undefined : FACTOR_MESSAGES.code }),
    submit: async ({ code }) => onAdded((await confirm({ id: app.id, code }).unwrap()).recoveryCodes),
  });
  return (
    <FormDialog
      open
      title={t('Add an authenticator app')}
      submit={t('Add')}
      busy={form.submitting}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>{t('Scan this code with the app, or type the key into it.')}</Text>
      <QrCode text={app.uri} label={t('QR code with the key for the app')} />
      <Text>
        <Rich
          text="Key: <span>{key}</span>"
          tags={{ span: (words) => <span className={styles.key}>{words}</span> }}
          values={{ key: app.key.replace(/(.{4})(?=.)/g, '$1 ') }}
        />
      </Text>
      <TextField
        form={form}
        name="code"
        label={t('Code that the app shows')}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        autoFocus
      />
    </FormDialog>
  );
}
