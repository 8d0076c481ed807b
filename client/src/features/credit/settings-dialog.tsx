import { Switch, Text } from '@fluentui/react-components';
import { type CreditChange, creditProblems, type CreditSettings, MESSAGES, t } from '@contracts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { CountryField } from '../../shared/forms/country-field';
import { ErrorSummary } from '../../shared/forms/error-summary';
import { FieldRow } from '../../shared/forms/field-row';
import { TextField } from '../../shared/forms/text-field';
import { type Form, useForm } from '../../shared/forms/use-form';
import { useNotify } from '../../shared/state/hooks';
import { creditApi } from './credit-api';

interface SettingsDialogProps {
  credit: CreditSettings;
  onClose: () => void;
}

type FieldsProps = { form: Form<CreditChange>; credit: CreditSettings };

const trimmed = (values: CreditChange): CreditChange =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  ) as unknown as CreditChange;

/** Tokens and the secret work only for the client and at the addresses for which they were issued. */
const isSameClient = ({ site, api, clientId }: CreditSettings, values: CreditChange): boolean =>
  site === values.site.trim() && api === values.api.trim() && clientId === values.clientId.trim();

function useSettingsForm({ credit, onClose }: SettingsDialogProps): Form<CreditChange> {
  const [change] = creditApi.useChangeCreditMutation();
  const notify = useNotify();
  const { hasSecret, returnAddress: _shown, people: _people, waiting: _waiting, ...fields } = credit;
  return useForm<CreditChange>({
    initial: { ...fields, clientSecret: '' },
    validate: (values) => creditProblems(trimmed(values), hasSecret && isSameClient(credit, values)),
    submit: async (values) => {
      await change(trimmed(values)).unwrap();
      notify.success(MESSAGES.updated);
      onClose();
    },
  });
}

/** The journal's registration at ORCID. Mount the dialog when opened. */
export function SettingsDialog({ credit, onClose }: SettingsDialogProps) {
  const form = useSettingsForm({ credit, onClose });
  return (
    <FormDialog
      open
      title={t('Credit at ORCID')}
      submit={t('Save')}
      busy={form.submitting}
      changed={form.dirty}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Switch
        id={form.idOf('active')}
        label={t('Send reviews of people who agree to ORCID')}
        checked={form.values.active}
        onChange={(_event, { checked }) => form.set('active', checked)}
      />
      <ClientFields form={form} credit={credit} />
      <JournalFields form={form} />
    </FormDialog>
  );
}

function ClientFields({ form, credit }: FieldsProps) {
  const needed = form.values.active;
  const isSame = isSameClient(credit, form.values);
  const usesStoredSecret = credit.hasSecret && isSame;
  return (
    <>
      <FieldRow>
        <TextField form={form} name="site" label={t('ORCID')} type="url" autoComplete="off" required={needed} />
        <TextField form={form} name="api" label={t('Member API')} type="url" autoComplete="off" required={needed} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="clientId" label={t('Client ID')} autoComplete="off" required={needed} />
        <TextField
          form={form}
          name="clientSecret"
          label={t('Client secret')}
          help={
            usesStoredSecret
              ? t('It is stored. Leave this empty to keep it.')
              : t('It is stored encrypted and never shown.')
          }
          type="password"
          autoComplete="new-password"
          required={needed && !usesStoredSecret}
        />
      </FieldRow>
      {!isSame && credit.people > 0 && (
        <Text role="alert">
          {t(
            'With another client or another address {count, plural, one {the person who has agreed has} other {the # people who have agreed have}} to agree again.',
            { count: credit.people },
          )}
        </Text>
      )}
    </>
  );
}

function JournalFields({ form }: Omit<FieldsProps, 'credit'>) {
  const needed = form.values.active;
  return (
    <>
      <TextField
        form={form}
        name="groupId"
        label={t('Group of the reviews')}
        help={t('The ISSN of the journal, such as issn:2049-3630.')}
        autoComplete="off"
        required={needed}
      />
      <TextField form={form} name="organization" label={t('Organisation')} autoComplete="off" required={needed} />
      <FieldRow>
        <TextField form={form} name="city" label={t('City')} autoComplete="off" required={needed} />
        <CountryField
          id={form.idOf('country')}
          value={form.values.country}
          error={form.errors.country}
          onChange={(country) => form.set('country', country)}
        />
      </FieldRow>
      <TextField
        form={form}
        name="ror"
        label={t('ROR')}
        help={t('The address of the organisation at ror.org, if it has one.')}
        type="url"
        autoComplete="off"
      />
    </>
  );
}
