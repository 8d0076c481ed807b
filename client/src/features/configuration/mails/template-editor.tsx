import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import type { MailTemplateVariable, MailTemplateView } from '@contracts';
import { ConfirmDialog } from '../../../shared/dialogs/confirm-dialog';
import { Card } from '../../../shared/display/card';
import { formatTime } from '../../../shared/display/format';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { TextField } from '../../../shared/forms/text-field';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { useNotify } from '../../../shared/state/hooks';
import { templatesApi } from '../templates-api';
import { TemplatePreview } from './template-preview';
import { TemplateVariables } from './template-variables';
import { insertionOf } from './template-words';

export interface TemplateValues {
  subject: string;
  body: string;
}

const useStyles = makeStyles({
  columns: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
    gap: tokens.spacingHorizontalXL,
    alignItems: 'start',
  },
  source: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, minHeight: '320px' } },
  state: { flexGrow: 1 },
});

const textOf = ({ subject, body }: MailTemplateView): TemplateValues => ({ subject, body });

/** Subject and text with the variables beside them and a preview below. */
export function TemplateEditor({ template, title }: { template: MailTemplateView; title: string }) {
  const styles = useStyles();
  const { form, savedAt, known, setKnown } = useTemplateForm(template);
  const changed = form.values.subject !== known.subject || form.values.body !== known.body;
  const { source, insert } = useInsertion(form);
  const restore = (reset: MailTemplateView) => {
    setKnown(reset);
    form.reset(textOf(reset));
  };
  return (
    <>
      <LeaveGuard when={changed} />
      <div className={styles.columns}>
        <Card title="Text">
          <Form form={form} label="Text of the mail">
            <TextField form={form} name="subject" label="Subject" required />
            <div ref={source} className={styles.source}>
              <TextField form={form} name="body" label="Text, as HTML" help={HELP} required rows={16} />
            </div>
            <FormActions>
              <Text role="status" className={styles.state}>
                {stateOf(changed, savedAt)}
              </Text>
              <ResetButton template={known} title={title} onReset={restore} />
              <Button type="submit" appearance="primary" disabledFocusable={!changed || form.submitting}>
                Save text
              </Button>
            </FormActions>
          </Form>
        </Card>
        <TemplateVariables variables={template.variables} onInsert={insert} />
      </div>
      <TemplatePreview name={template.name} text={form.values} />
    </>
  );
}

const HELP =
  'Insert values with {{name}}. For conditions, use {{#if name}} … {{else}} … {{/if}}. Allowed HTML: paragraphs <p>, emphasis, lists, tables and links.';

/** Inserts a variable at the caret position in the text. */
function useInsertion(form: FormState<TemplateValues>) {
  const source = useRef<HTMLDivElement>(null);
  const insert = (variable: MailTemplateVariable) => {
    const field = source.current?.querySelector('textarea');
    const { body } = form.values;
    const [from, to] = [field?.selectionStart ?? body.length, field?.selectionEnd ?? body.length];
    form.set('body', body.slice(0, from) + insertionOf(variable) + body.slice(to));
    field?.focus();
  };
  return { source, insert };
}

function useTemplateForm(template: MailTemplateView) {
  const [change] = templatesApi.useChangeMailTemplateMutation();
  // The template as loaded, or as the server returned it after saving; used to detect changes by other people.
  const [known, setKnown] = useState(template);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form: FormState<TemplateValues> = useForm<TemplateValues>({
    initial: textOf(template),
    validate: ({ subject, body }) => ({
      ...(subject.trim() === '' ? { subject: 'Please enter a subject.' } : {}),
      ...(body.trim() === '' ? { body: 'Please enter a text.' } : {}),
    }),
    submit: async (values) => {
      const saved = await change({ name: template.name, ...values, changedAt: known.changedAt }).unwrap();
      setKnown(saved);
      setSavedAt(new Date());
      form.reset(textOf(saved));
    },
  });
  return { form, savedAt, known, setKnown };
}

function stateOf(changed: boolean, savedAt: Date | null): string {
  if (changed) return 'Not saved yet';
  return savedAt ? `Saved ${formatTime(savedAt)}` : '';
}

interface ResetButtonProps {
  template: MailTemplateView;
  title: string;
  onReset: (template: MailTemplateView) => void;
}

function ResetButton({ template, title, onReset }: ResetButtonProps) {
  const [reset, { isLoading }] = templatesApi.useResetMailTemplateMutation();
  const [asking, setAsking] = useState(false);
  const notify = useNotify();
  if (!template.isChanged) return null;
  const confirm = async () => {
    const answer = await reset(template.name);
    setAsking(false);
    if (!answer.data) return;
    onReset(answer.data);
    notify.success('The default text has been restored.');
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Reset to default</Button>
      <ConfirmDialog
        open={asking}
        title={`Reset '${title}'?`}
        text="The subject and text are replaced by the defaults that come with Quire. The current text stays in the security log."
        confirm="Reset to default"
        destructive
        busy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
