import { Text } from '@fluentui/react-components';
import {
  BLACKLIST_MESSAGES,
  type BlacklistAuthor,
  MAX_BLACKLIST_REASON,
  MESSAGES,
  PERSON_RULES,
  requiredProblem,
  t,
} from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { FieldRow } from '../../../shared/forms/field-row';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { blacklistApi } from './blacklist-api';

const NOBODY = { firstName: '', lastName: '', emailAddress: '', shortReason: '' };
type Values = typeof NOBODY;

const validate = (values: Values): Errors<Values> => ({
  firstName: PERSON_RULES.firstName(values.firstName),
  lastName: PERSON_RULES.lastName(values.lastName),
  emailAddress: PERSON_RULES.email(values.emailAddress),
  shortReason: requiredProblem(values.shortReason, BLACKLIST_MESSAGES.reason, MAX_BLACKLIST_REASON),
});

/** Adds or edits an entry. Mount it when opened. */
export function EntryDialog({ entry, onClose }: { entry: BlacklistAuthor | null; onClose: () => void }) {
  const [save] = blacklistApi.useSaveToBlacklistMutation();
  const notify = useNotify();
  const form = useForm<Values>({
    initial: entry ?? NOBODY,
    validate,
    submit: (values) => save(entry ? { ...values, id: entry.id } : values).unwrap(),
  });
  const send = async (): Promise<void> => {
    if (!(await form.submit())) return;
    notify.success(entry ? MESSAGES.updated : MESSAGES.added);
    onClose();
  };
  return (
    <FormDialog
      open
      title={entry ? t('Edit the entry') : t('Add to the blacklist')}
      submit={entry ? t('Save') : t('Add to the blacklist')}
      busy={form.submitting}
      onSubmit={() => void send()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <Text>
        {t(
          'A person with this address cannot be selected as a reviewer. The office is warned if an author has this address or name. Authors and reviewers never see the blacklist.',
        )}
      </Text>
      <FieldRow>
        <TextField form={form} name="firstName" label={t('First name')} autoComplete="off" required />
        <TextField form={form} name="lastName" label={t('Last name')} autoComplete="off" required />
      </FieldRow>
      <TextField form={form} name="emailAddress" label={t('Email')} type="email" autoComplete="off" required />
      <TextField form={form} name="shortReason" label={t('Short reason')} rows={3} required />
    </FormDialog>
  );
}

export function DeleteEntryDialog({ entry, onClose }: { entry: BlacklistAuthor; onClose: () => void }) {
  const [remove, { isLoading }] = blacklistApi.useDeleteFromBlacklistMutation();
  const notify = useNotify();
  const confirmed = async (): Promise<void> => {
    const answer = await remove(entry.id);
    onClose();
    if (!('error' in answer)) notify.success(MESSAGES.deleted);
  };
  const name = `${entry.firstName} ${entry.lastName}`;
  return (
    <ConfirmDialog
      open
      title={t('Remove {name} from the blacklist?', { name })}
      text={t(
        '{name} ({emailAddress}) can be selected as a reviewer again, and the office is no longer warned. Reason: {shortReason}',
        { name, emailAddress: entry.emailAddress, shortReason: entry.shortReason },
      )}
      confirm={t('Remove from blacklist')}
      destructive
      busy={isLoading}
      onConfirm={() => void confirmed()}
      onCancel={onClose}
    />
  );
}
