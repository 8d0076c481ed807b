import { Button, Select } from '@fluentui/react-components';
import { type ArticleView, OVERRIDE_STATUSES, type OverrideStatus, STATUS_LABELS } from '@contracts';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { TextField } from '../../../shared/forms/text-field';
import { type Errors, type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { useNotify } from '../../../shared/state/hooks';
import { useBackToList } from '../../../shared/state/list-return';
import { decisionApi } from '../api/decision-api';

interface Typed {
  status: OverrideStatus | '';
  reason: string;
}

const validate = ({ status, reason }: Typed): Errors<Typed> => ({
  ...(status === '' && { status: 'Please choose a status.' }),
  ...(reason.trim() === '' && { reason: 'Please give a reason. It is recorded in the log.' }),
});

/** Any decision, or back to the editor, with a reason (spec part 2, section 2, 'Override'; lifecycle, section 2). */
export function OverrideForm({ article }: { article: ArticleView }) {
  const form = useOverride(article);
  const id = form.idOf('status');
  return (
    <Form form={form} label="Override the status">
      <FormField label="Status" htmlFor={id} required error={form.errors.status}>
        <Select
          id={id}
          value={form.values.status}
          onChange={(_event, data) => form.set('status', data.value as OverrideStatus | '')}
        >
          <option value="">Please choose</option>
          {OVERRIDE_STATUSES.filter((status) => status !== article.status).map((status) => (
            <option key={status} value={status}>
              {STATUS_LABELS[status].label}
            </option>
          ))}
        </Select>
      </FormField>
      <TextField form={form} name="reason" label="Reason" required rows={3} help="Recorded in the article's log." />
      <FormActions>
        <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
          Override the status
        </Button>
      </FormActions>
    </Form>
  );
}

function useOverride({ id: articleId, version }: ArticleView): FormState<Typed> {
  const [override] = decisionApi.useOverrideStatusMutation();
  const backToList = useBackToList();
  const notify = useNotify();
  return useForm<Typed>({
    initial: { status: '', reason: '' },
    validate,
    submit: async ({ status, reason }) => {
      if (status === '') return;
      await override({ articleId, version, status, reason: reason.trim() }).unwrap();
      notify.success(`The status is now ${STATUS_LABELS[status].label}.`);
      backToList(articleId);
    },
  });
}
