import { Switch, Text } from '@fluentui/react-components';
import { MESSAGES, type SimilarityChange, similarityProblems, type SimilaritySettings, t } from '@contracts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../shared/forms/error-summary';
import { TextField } from '../../shared/forms/text-field';
import { type Form, useForm } from '../../shared/forms/use-form';
import { useNotify } from '../../shared/state/hooks';
import { similarityApi } from './similarity-api';

interface ServiceDialogProps {
  service: SimilaritySettings;
  onClose: () => void;
}

type Toggle = 'active' | 'automatic' | 'excludeQuotes' | 'excludeReferences';

const trimmed = (values: SimilarityChange): SimilarityChange => ({
  ...values,
  api: values.api.trim(),
  apiKey: values.apiKey.trim(),
});

/** True if the stored key is kept: it works only at the address for which it was issued. */
const usesStoredKey = ({ hasKey, api }: SimilaritySettings, values: SimilarityChange): boolean =>
  hasKey && api === values.api.trim();

function useServiceForm({ service, onClose }: ServiceDialogProps): Form<SimilarityChange> {
  const [change] = similarityApi.useChangeSimilarityMutation();
  const notify = useNotify();
  const { hasKey: _hasKey, isTold: _isTold, waiting: _waiting, ...fields } = service;
  return useForm<SimilarityChange>({
    initial: { ...fields, apiKey: '' },
    validate: (values) => similarityProblems(trimmed(values), usesStoredKey(service, values)),
    submit: async (values) => {
      await change(trimmed(values)).unwrap();
      notify.success(MESSAGES.updated);
      onClose();
    },
  });
}

/** Sets the service, and what is sent to it. Mount it when opened. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const form = useServiceForm({ service, onClose });
  return (
    <FormDialog
      open
      title={t('Similarity service')}
      submit={t('Save')}
      busy={form.submitting}
      changed={form.dirty}
      onSubmit={() => void form.submit()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Choice form={form} name="active" label={t('Compare manuscripts with published texts')} />
      <PlaceFields form={form} service={service} />
      <Choice form={form} name="automatic" label={t('Send each submission and revision automatically')} />
      <Choice form={form} name="excludeReferences" label={t('Leave out the list of references')} />
      <Choice form={form} name="excludeQuotes" label={t('Leave out quotations')} />
      <Text>
        {t(
          'The manuscript is sent under a neutral name, without the names in its properties, changes and comments. Names on its title page stay in it. The service does not keep it to compare others with.',
        )}
      </Text>
    </FormDialog>
  );
}

function PlaceFields({ form, service }: { form: Form<SimilarityChange>; service: SimilaritySettings }) {
  const needed = form.values.active;
  const isKeyStored = usesStoredKey(service, form.values);
  return (
    <>
      <TextField
        form={form}
        name="api"
        label={t('Address of the service')}
        help={t('Such as https://journal.turnitin.com/api/v1.')}
        type="url"
        autoComplete="off"
        required={needed}
      />
      <TextField
        form={form}
        name="apiKey"
        label={t('Key')}
        help={
          isKeyStored ? t('It is stored. Leave this empty to keep it.') : t('It is stored encrypted and never shown.')
        }
        type="password"
        autoComplete="new-password"
        required={needed && !isKeyStored}
      />
    </>
  );
}

function Choice({ form, name, label }: { form: Form<SimilarityChange>; name: Toggle; label: string }) {
  return (
    <Switch
      id={form.idOf(name)}
      label={label}
      checked={form.values[name]}
      onChange={(_event, { checked }) => form.set(name, checked)}
    />
  );
}
