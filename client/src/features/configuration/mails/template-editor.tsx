import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { type MailTemplateView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { formatTime } from '../../../shared/display/format';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Form as FormState, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { templatesApi } from '../templates-api';
import { DifferencesButton } from './template-differences';
import { TemplateFields, type TemplateWritingMode } from './template-fields';
import { OtherText } from './template-languages';
import { TemplatePreview } from './template-preview';
import { ResetButton } from './template-reset';
import { templateProblem } from './template-words';

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
  state: { flexGrow: 1 },
});

/** Another language has a text of its own. */
const LANGUAGE = ['language'] as const;

const textOf = ({ subject, body }: MailTemplateView): TemplateValues => ({ subject, body });

/** Subject and text, as rich text or as source, with a preview next to them. */
export function TemplateEditor({ template, title }: { template: MailTemplateView; title: string }) {
  const styles = useStyles();
  const { form, savedAt, known, setKnown } = useTemplateForm(template);
  const changed = form.values.subject !== known.subject || form.values.body !== known.body;
  const writing = useMode(template);
  const restore = (reset: MailTemplateView) => {
    setKnown(reset);
    form.reset(textOf(reset));
    writing.begin();
  };
  return (
    <>
      <OtherText template={template} save={form.submit} saving={form.submitting} />
      <div className={styles.columns}>
        <LeaveGuard when={changed} params={LANGUAGE} />
        <Card title={t('Text')} actions={<DifferencesButton template={known} text={form.values} />}>
          <Form form={form} label={t('Text of the mail')}>
            <TemplateFields key={writing.edition} form={form} template={known} writing={writing} />
            <FormActions>
              <Text role="status" className={styles.state}>
                {stateOf(changed, savedAt)}
              </Text>
              <ResetButton template={known} title={title} onReset={restore} />
              <Button type="submit" appearance="primary" disabledFocusable={!changed || form.submitting}>
                {t('Save text')}
              </Button>
            </FormActions>
          </Form>
        </Card>
        <TemplatePreview template={template} text={form.values} isSource={writing.mode === 'source'} />
      </div>
    </>
  );
}

function useMode(template: MailTemplateView): TemplateWritingMode & { edition: number; begin: () => void } {
  const problem = templateProblem(textOf(template), template.variables);
  const [state, setState] = useState({
    mode: problem ? ('source' as const) : ('text' as const),
    isLost: false,
    edition: 0,
  });
  return useMemo(
    () => ({
      ...state,
      choose: (mode) => setState((now) => ({ ...now, mode, isLost: false })),
      lose: () => setState((now) => ({ ...now, mode: 'source', isLost: true })),
      // A text that was not typed here is loaded into a new editor.
      begin: () => setState(({ mode, edition }) => ({ mode, isLost: false, edition: edition + 1 })),
    }),
    [state],
  );
}

function useTemplateForm(template: MailTemplateView) {
  const { name, language } = template;
  const [change] = templatesApi.useChangeMailTemplateMutation();
  // The template as loaded, or as the server returned it after saving; used to detect changes by other people.
  const [known, setKnown] = useState(template);
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const form: FormState<TemplateValues> = useForm<TemplateValues>({
    initial: textOf(template),
    validate: ({ subject, body }) => ({
      ...(subject.trim() === '' ? { subject: t('Please enter a subject.') } : {}),
      ...(body.trim() === '' ? { body: t('Please enter a text.') } : {}),
    }),
    submit: async (values) => {
      const saved = await change({ name, language, ...values, changedAt: known.changedAt }).unwrap();
      setKnown(saved);
      setSavedAt(new Date());
      form.reset(textOf(saved));
    },
  });
  return { form, savedAt, known, setKnown };
}

function stateOf(changed: boolean, savedAt: Date | null): string {
  if (changed) return t('Not saved yet');
  return savedAt ? t('Saved {time}', { time: formatTime(savedAt) }) : '';
}
