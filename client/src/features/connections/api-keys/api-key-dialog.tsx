import { Field, Select, Text } from '@fluentui/react-components';
import {
  API_KEY_DAYS,
  API_KEY_MESSAGES,
  API_SCOPE_LABELS,
  API_SCOPES,
  apiKeyNameProblem,
  type NewApiKey,
  type NewSecret,
  t,
} from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { formatDate } from '../../../shared/display/format';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form, useForm } from '../../../shared/forms/use-form';
import { TickedChoices } from '../ticked-choices';
import { apiKeysApi } from './api-keys-api';

const DAY_MS = 86_400_000;
const NEW: NewApiKey = { name: '', scopes: [], days: 90 };

const validate = ({ name, scopes }: NewApiKey): Errors<NewApiKey> => ({
  name: apiKeyNameProblem(name),
  scopes: scopes.length === 0 ? API_KEY_MESSAGES.scopes : undefined,
});

/** Creates a key. Mount it when opened. */
export function ApiKeyDialog({ onClose }: { onClose: (made: NewSecret | null) => void }) {
  const [add] = apiKeysApi.useAddApiKeyMutation();
  const form = useForm<NewApiKey>({
    initial: NEW,
    validate,
    submit: async (values) => onClose(await add({ ...values, name: values.name.trim() }).unwrap()),
  });
  return (
    <FormDialog
      open
      title={t('Add a key')}
      submit={t('Add')}
      busy={form.submitting}
      changed={form.dirty}
      onSubmit={() => void form.submit()}
      onCancel={() => onClose(null)}
    >
      <ErrorSummary form={form} />
      <Text>
        {t('The program can read what you can read, as far as you allow it here. It cannot change anything.')}
      </Text>
      <KeyFields form={form} />
    </FormDialog>
  );
}

/** The end of a key that is created now, as text. */
const endOf = (days: number): string =>
  t('after {days} days, on {date}', { days, date: formatDate(new Date(Date.now() + days * DAY_MS).toISOString()) });

function KeyFields({ form }: { form: Form<NewApiKey> }) {
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('Name of the program')}
        help={t('The security log shows the key under this name.')}
        autoComplete="off"
        required
      />
      <TickedChoices
        label={t('It may read')}
        labels={API_SCOPE_LABELS}
        choices={API_SCOPES}
        chosen={form.values.scopes}
        error={form.errors.scopes}
        onChange={(scopes) => form.set('scopes', scopes)}
      />
      <Field label={t('Expires on')}>
        <Select value={form.values.days} onChange={(_event, { value }) => form.set('days', Number(value))}>
          {API_KEY_DAYS.map((days) => (
            <option key={days} value={days}>
              {endOf(days)}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
