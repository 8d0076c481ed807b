import { Text } from '@fluentui/react-components';
import { MESSAGES, PERSON_RULES, t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { CountryField } from '../../../shared/forms/country-field';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form, useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { type NewReviewer, reviewersApi } from './reviewers-api';

const NOBODY = {
  ...{ title: '', firstName: '', middleName: '', lastName: '', email: '', institute: '', department: '' },
  ...{ country: '', orcid: '', areasOfExpertise: '' },
};
type Values = typeof NOBODY;

/** The same rules per field as at registration (contracts, PERSON_RULES). */
function validate(values: Values): Errors<Values> {
  const fields = Object.keys(NOBODY) as (keyof Values)[];
  return Object.fromEntries(fields.map((field) => [field, PERSON_RULES[field](values[field])])) as Errors<Values>;
}

/** Trimmed, with null for empty fields. */
function toNewReviewer(values: Values): NewReviewer {
  const { firstName, lastName, email, ...rest } = values;
  const optional = Object.fromEntries(Object.entries(rest).map(([field, text]) => [field, text.trim() || null]));
  return { ...optional, firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim() };
}

/** Adds a reviewer, who gets a mail with a link to set a password (api.md, POST /user/saveReviewer). Mount it when opened. */
export function AddReviewerDialog({ onClose }: { onClose: () => void }) {
  const [save] = reviewersApi.useSaveReviewerMutation();
  const notify = useNotify();
  const form = useForm({
    initial: NOBODY,
    validate,
    submit: (values) => save(toNewReviewer(values)).unwrap(),
  });
  const add = async (): Promise<void> => {
    if (!(await form.submit())) return;
    notify.success(MESSAGES.added);
    onClose();
  };
  return (
    <FormDialog
      open
      size="wide"
      title={t('Add a reviewer')}
      submit={t('Add reviewer')}
      busy={form.submitting}
      onSubmit={() => void add()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>{t('An account is created, and a link to set a password is sent to this address.')}</Text>
      <Fields form={form} />
    </FormDialog>
  );
}

function Fields({ form }: { form: Form<Values> }) {
  return (
    <>
      <FieldRow>
        <TextField form={form} name="title" label={t('Title')} placeholder={t('Dr, Prof.')} />
        <TextField form={form} name="firstName" label={t('First name')} required />
        <TextField form={form} name="middleName" label={t('Middle name')} />
        <TextField form={form} name="lastName" label={t('Last name')} required />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="email" label={t('Email')} type="email" required />
        <TextField form={form} name="orcid" label={t('ORCID')} placeholder={t('xxxx-xxxx-xxxx-xxxx')} />
      </FieldRow>
      <FieldRow>
        <TextField form={form} name="institute" label={t('Institute')} />
        <TextField form={form} name="department" label={t('Department')} />
        <CountryField
          id={form.idOf('country')}
          value={form.values.country}
          error={form.errors.country}
          onChange={(country) => form.set('country', country)}
        />
      </FieldRow>
      <TextField
        form={form}
        name="areasOfExpertise"
        label={t('Areas of expertise')}
        help={t('Separated by commas.')}
        rows={3}
      />
    </>
  );
}
