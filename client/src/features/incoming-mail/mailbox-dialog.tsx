import { Checkbox, Radio, RadioGroup } from '@fluentui/react-components';
import {
  type IncomingMailSettings,
  MAILBOX_AFTER_LABELS,
  MAILBOX_AFTERS,
  MAILBOX_MESSAGES,
  MAILBOX_SECURITIES,
  MAILBOX_SECURITY_LABELS,
  type MailboxAfter,
  type MailboxChange,
  type MailboxSecurity,
  mailHostProblem,
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

type Values = Omit<MailboxChange, 'port'> & { port: string };

interface MailboxDialogProps {
  settings: IncomingMailSettings;
  onClose: () => void;
}

/** The stored password stays with its server and account only. */
const keepsPassword = (was: IncomingMailSettings, { host, port, security, account }: Values): boolean =>
  was.hasPassword &&
  was.host === host.trim() &&
  String(was.port) === port.trim() &&
  was.security === security &&
  was.account === account.trim();

function problemsIn(was: IncomingMailSettings, values: Values): Errors<Values> {
  const { active, host, port, account, password, folder } = values;
  if (!active) return { port: mailPortProblem(Number(port)) };
  return {
    host: mailHostProblem(host.trim()),
    port: mailPortProblem(Number(port)),
    account: account.trim() === '' ? MAILBOX_MESSAGES.account : undefined,
    password: password.trim() === '' && !keepsPassword(was, values) ? MAILBOX_MESSAGES.password : undefined,
    folder: folder.trim() === '' ? MAILBOX_MESSAGES.folder : undefined,
  };
}

function useMailboxForm({ settings, onClose }: MailboxDialogProps): Form<Values> {
  const [change] = incomingMailApi.useChangeMailboxMutation();
  const notify = useNotify();
  const { active, host, port, security, account, folder, after } = settings;
  return useForm<Values>({
    initial: {
      active: active || host === '',
      host,
      port: String(port),
      security,
      account,
      password: '',
      folder,
      after,
    },
    validate: (values) => problemsIn(settings, values),
    submit: async (values) => {
      await change({ ...values, port: Number(values.port) }).unwrap();
      notify.success(MESSAGES.updated);
      onClose();
    },
  });
}

/** Says which mailbox is read. Mount it when opened. */
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
      <AccountFields form={form} isKept={keepsPassword(settings, form.values)} />
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

function AccountFields({ form, isKept }: { form: Form<Values>; isKept: boolean }) {
  return (
    <>
      <TextField form={form} name="account" label={t('Account')} autoComplete="off" required />
      <TextField
        form={form}
        name="password"
        label={t('Password of the mailbox')}
        help={isKept ? t('It is stored. Leave this empty to keep it.') : t('It is stored encrypted and never shown.')}
        type="password"
        autoComplete="new-password"
        required={!isKept}
      />
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
