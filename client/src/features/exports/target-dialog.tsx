import { Radio, RadioGroup, Text } from '@fluentui/react-components';
import {
  bucketProblem,
  MESSAGES,
  SENDING_MESSAGES,
  SENDING_TARGET_LABELS,
  SENDING_TARGETS,
  type SendingRule,
  type SendingRuleChange,
  type SendingTarget,
  t,
  webhookUrlProblem,
} from '@contracts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../shared/forms/error-summary';
import { FormField } from '../../shared/forms/form-field';
import { TextField } from '../../shared/forms/text-field';
import { type Errors, type Form, useForm } from '../../shared/forms/use-form';
import { useNotify } from '../../shared/state/hooks';
import { exportsApi } from './exports-api';

interface TargetDialogProps {
  rule: SendingRule;
  /** Called with the secret of a new webhook; null if there is none. */
  onClose: (secret: string | null) => void;
}

/** True if the stored secret is kept: it belongs to one bucket and key. */
const keepsSecret = (rule: SendingRule, { target, address, keyId }: SendingRuleChange): boolean =>
  target === 's3' && rule.hasSecret && rule.address === address.trim() && rule.keyId === keyId.trim();

function problemsIn(rule: SendingRule, values: SendingRuleChange): Errors<SendingRuleChange> {
  const { target, address, keyId, keySecret } = values;
  if (target === 'folder') return { target: rule.folder === null ? SENDING_MESSAGES.folder : undefined };
  if (target === 'webhook') return { address: webhookUrlProblem(address.trim()) };
  if (target === 'off') return {};
  return {
    address: bucketProblem(address.trim()),
    keyId: keyId.trim() === '' ? SENDING_MESSAGES.keyId : undefined,
    keySecret: keySecret.trim() === '' && !keepsSecret(rule, values) ? SENDING_MESSAGES.keySecret : undefined,
  };
}

function useTargetForm({ rule, onClose }: TargetDialogProps): Form<SendingRuleChange> {
  const [change] = exportsApi.useChangePackageSendingMutation();
  const notify = useNotify();
  const { target, address, keyId } = rule;
  return useForm<SendingRuleChange>({
    initial: { target, address, keyId, keySecret: '' },
    validate: (values) => problemsIn(rule, values),
    submit: async (values) => {
      const { secret } = await change(values).unwrap();
      notify.success(MESSAGES.updated);
      onClose(secret);
    },
  });
}

/** Sets the target of packages. Mount it when opened. */
export function TargetDialog({ rule, onClose }: TargetDialogProps) {
  const form = useTargetForm({ rule, onClose });
  const choose = (target: SendingTarget): void => {
    form.set('target', target);
    // The address of another kind of target cannot be used here.
    form.set('address', target === rule.target ? rule.address : '');
  };
  return (
    <FormDialog
      open
      title={t('Where packages are sent')}
      submit={t('Save')}
      busy={form.submitting}
      changed={form.dirty}
      onSubmit={() => void form.submit()}
      onCancel={() => onClose(null)}
    >
      <ErrorSummary form={form} />
      <FormField label={t('Target')} htmlFor={form.idOf('target')} error={form.errors.target}>
        <RadioGroup
          id={form.idOf('target')}
          aria-label={t('Target')}
          value={form.values.target}
          onChange={(_event, { value }) => choose(value as SendingTarget)}
        >
          {SENDING_TARGETS.map((one) => (
            <Radio key={one} value={one} label={SENDING_TARGET_LABELS[one]} />
          ))}
        </RadioGroup>
      </FormField>
      <TargetFields form={form} rule={rule} />
    </FormDialog>
  );
}

function TargetFields({ form, rule }: { form: Form<SendingRuleChange>; rule: SendingRule }) {
  const { target } = form.values;
  if (target === 'folder') return <Text>{rule.folder ?? SENDING_MESSAGES.folder}</Text>;
  if (target === 'webhook')
    return (
      <TextField
        form={form}
        name="address"
        label={t('Address')}
        help={t('It gets a signed message with the address of the package, which it fetches with an API key.')}
        type="url"
        autoComplete="off"
        required
      />
    );
  return target === 's3' ? <BucketFields form={form} rule={rule} /> : null;
}

function BucketFields({ form, rule }: { form: Form<SendingRuleChange>; rule: SendingRule }) {
  const usesStoredSecret = keepsSecret(rule, form.values);
  return (
    <>
      <TextField
        form={form}
        name="address"
        label={t('Bucket')}
        help={t('Such as s3://bucket/folder?region=eu-central-1, or with &endpoint=https://… for another store.')}
        autoComplete="off"
        required
      />
      <TextField form={form} name="keyId" label={t('Access key')} autoComplete="off" required />
      <TextField
        form={form}
        name="keySecret"
        label={t('Secret of the access key')}
        help={
          usesStoredSecret
            ? t('It is stored. Leave this empty to keep it.')
            : t('It is stored encrypted and never shown.')
        }
        type="password"
        autoComplete="new-password"
        required={!usesStoredSecret}
      />
    </>
  );
}
