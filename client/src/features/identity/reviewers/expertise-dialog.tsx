import { MESSAGES, PERSON_MAX, PERSON_RULES, type ReviewerAccount, t } from '@contracts';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { ErrorSummary } from '../../../shared/forms/error-summary';
import { TextField } from '../../../shared/forms/text-field';
import { useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { reviewersApi } from './reviewers-api';

/** A reviewer's areas of expertise, edited by staff. Mount it when opened. */
export function ExpertiseDialog({ reviewer, onClose }: { reviewer: ReviewerAccount; onClose: () => void }) {
  const [change] = reviewersApi.useChangeExpertiseMutation();
  const notify = useNotify();
  const form = useForm({
    initial: { expertise: reviewer.areasOfExpertise ?? '' },
    validate: ({ expertise }) => ({ expertise: PERSON_RULES.areasOfExpertise(expertise) }),
    submit: ({ expertise }) => change({ id: reviewer.id, expertise: expertise.trim() || null }).unwrap(),
  });
  const save = async (): Promise<void> => {
    if (!(await form.submit())) return;
    notify.success(MESSAGES.updated);
    onClose();
  };
  return (
    <FormDialog
      open
      title={t('Areas of expertise of {name}', { name: `${reviewer.firstName} ${reviewer.lastName}` })}
      submit={t('Save')}
      busy={form.submitting}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <ErrorSummary form={form} />
      <TextField
        form={form}
        name="expertise"
        label={t('Areas of expertise')}
        help={t('Separated by commas; at most {areasOfExpertise} characters. Used to find candidates.', {
          areasOfExpertise: PERSON_MAX.areasOfExpertise,
        })}
        rows={5}
      />
    </FormDialog>
  );
}
