import { Button, Select, Textarea } from '@fluentui/react-components';
import { useNavigate, useParams } from 'react-router-dom';
import { OVERRIDE_STATUSES, STATUS_LABELS, type ArticleView, type OverrideStatus } from '../../../../../src/contracts';
import { useArticleQuery } from '../../../app/article-api';
import { useNotify } from '../../../app/hooks';
import { ArticleHeader } from '../../../shared/article-header';
import { Card } from '../../../shared/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { FormField } from '../../../shared/forms/form-field';
import { type Errors, useForm } from '../../../shared/forms/use-form';
import { Loaded } from '../../../shared/loaded';
import { Page } from '../../../shared/page';
import { editorialApi } from '../editorial-api';
import { ReviewerPanelCards } from '../reviewers/reviewer-panel-cards';

interface Typed {
  status: OverrideStatus | '';
  reason: string;
}

const validate = ({ status, reason }: Typed): Errors<Typed> => ({
  status: status === '' ? 'Please choose a status.' : undefined,
  reason: reason.trim() === '' ? 'Please give the reason; it is kept in the log.' : undefined,
});

/** `/overrideArticle/{id}`: sets a status that the usual path does not lead to, with a reason (spec part 2, section 2). */
export function OverridePage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page title="Override" crumbs={[{ label: 'To-do list', to: '/toDoList' }, { label: 'Override' }]}>
      <Loaded query={query}>
        {(article) => (
          <>
            <ArticleHeader article={article} explain={['override']} />
            {article.actions.includes('override') && <OverrideForm article={article} />}
            <ReviewerPanelCards article={article} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function OverrideForm({ article }: { article: ArticleView }) {
  const [override] = editorialApi.useOverrideStatusMutation();
  const navigate = useNavigate();
  const notify = useNotify();
  const form = useForm<Typed>({
    initial: { status: '', reason: '' },
    validate,
    submit: async ({ status, reason }) => {
      if (status === '') return;
      await override({ articleId: article.id, version: article.version, status, reason: reason.trim() }).unwrap();
      notify.success(`The status is now ${STATUS_LABELS[status].label}.`);
      navigate('/toDoList');
    },
  });
  return (
    <Card title="New status">
      <Form form={form} label="Override the status">
        <FormField label="Status" htmlFor={form.idOf('status')} required error={form.errors.status}>
          <Select
            id={form.idOf('status')}
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
        <FormField
          label="Reason"
          htmlFor={form.idOf('reason')}
          required
          help="Kept in the article's log."
          error={form.errors.reason}
        >
          <Textarea
            id={form.idOf('reason')}
            rows={3}
            value={form.values.reason}
            onChange={(_event, data) => form.set('reason', data.value)}
          />
        </FormField>
        <FormActions>
          <Button type="submit" appearance="primary" disabledFocusable={form.submitting}>
            Override the status
          </Button>
        </FormActions>
      </Form>
    </Card>
  );
}
