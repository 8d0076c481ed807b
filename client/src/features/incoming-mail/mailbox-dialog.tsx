import { Checkbox, Radio, RadioGroup } from '@fluentui/react-components';
import {
  type IncomingMailSettings,
  keptMailboxSecrets,
  MAILBOX_AFTER_LABELS,
  MAILBOX_AFTERS,
  MAILBOX_SECURITIES,
  MAILBOX_SECURITY_LABELS,
  type MailboxAfter,
  type MailboxChange,
  mailboxProblems,
  type MailboxSecret,
  type MailboxSecurity,
  mailPortProblem,
  MESSAGES,
  t,
} from '@contracts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../shared/forms/error-summary';
import { FormField } from '../../shared/forms/form-field';
import { TextField } from '../../shared/forms/text-field';
import { type Errors, type Form, useForm } from '../../shared/forms/use-form';
import { useNotify } from '../../shared/state/hooks';
import { incomingMailApi } from './incoming-mail-api';
import { MailboxSignInFields, type MailboxValues as Values } from './mailbox-sign-in-fields';

interface MailboxDialogProps {
  settings: IncomingMailSettings;
  onClose: () => void;
}

/** The values as they are sent: trimmed, so that the client decides which secrets are kept in the same way as the server. */
const changeOf = (values: Values): MailboxChange => ({
  ...values,
  port: Number(values.port),
  host: values.host.trim(),
  account: values.account.trim(),
  tokenUrl: values.tokenUrl.trim(),
  clientId: values.clientId.trim(),
});

const storedSecretsOf = (was: IncomingMailSettings, values: Values): readonly MailboxSecret[] =>
  keptMailboxSecrets(was, changeOf(values)).filter((one) => was.stored.includes(one));

function problemsIn(was: IncomingMailSettings, values: Values): Errors<Values> {
  if (!values.active) return { port: mailPortProblem(Number(values.port)) };
  return mailboxProblems(changeOf(values), storedSecretsOf(was, values));
}

function useMailboxForm({ settings, onClose }: MailboxDialogProps): Form<Values> {
  const [change] = incomingMailApi.useChangeMailboxMutation();
  const notify = useNotify();
  const { stored: _stored, hook: _hook, hookAddress: _address, ...shown } = settings;
  return useForm<Values>({
    initial: {
      ...{ ...shown, active: shown.active || shown.host === '', port: String(shown.port) },
      ...{ password: '', clientSecret: '', refreshToken: '' },
    },
    validate: (values) => problemsIn(settings, values),
    submit: async (values) => {
      await change(changeOf(values)).unwrap();
      notify.success(MESSAGES.updated);
      onClose();
    },
  });
}

/** Sets the mailbox that is read. Mount it when opened. */
export function MailboxDialog({ settings, onClose }: MailboxDialogProps) {
  const form = useMailboxForm({ settings, onClose });
  return (
    <FormDialog
      open
      title={t('Mailbox for bounces and answers')}
      submit={t('Save')}
      busy={form.submitting}
      changed={form.dirty}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Checkbox
        label={t('Read this mailbox every five minutes')}
        checked={form.values.active}
        onChange={(_event, { checked }) => form.set('active', checked === true)}
      />
      <ServerFields form={form} />
      <MailboxSignInFields form={form} storedSecrets={storedSecretsOf(settings, form.values)} />
      <FolderFields form={form} />
    </FormDialog>
  );
}

function ServerFields({ form }: { form: Form<Values> }) {
  const choose = (security: MailboxSecurity): void => {
    form.set('security', security);
    form.set('port', security === 'tls' ? '993' : '143');
  };
  return (
    <>
      <TextField form={form} name="host" label={t('IMAP server')} autoComplete="off" required />
      <FormField label={t('Encryption')} htmlFor={form.idOf('security')}>
        <RadioGroup
          id={form.idOf('security')}
          aria-label={t('Encryption')}
          value={form.values.security}
          onChange={(_event, { value }) => choose(value as MailboxSecurity)}
        >
          {MAILBOX_SECURITIES.map((one) => (
            <Radio key={one} value={one} label={MAILBOX_SECURITY_LABELS[one]} />
          ))}
        </RadioGroup>
      </FormField>
      <TextField form={form} name="port" label={t('Port')} inputMode="numeric" autoComplete="off" required />
    </>
  );
}

function FolderFields({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextField form={form} name="folder" label={t('Folder')} autoComplete="off" required />
      <FormField label={t('Bounces and automatic answers')} htmlFor={form.idOf('after')}>
        <RadioGroup
          id={form.idOf('after')}
          aria-label={t('Bounces and automatic answers')}
          value={form.values.after}
          onChange={(_event, { value }) => form.set('after', value as MailboxAfter)}
        >
          {MAILBOX_AFTERS.map((one) => (
            <Radio key={one} value={one} label={MAILBOX_AFTER_LABELS[one]} />
          ))}
        </RadioGroup>
      </FormField>
    </>
  );
}
