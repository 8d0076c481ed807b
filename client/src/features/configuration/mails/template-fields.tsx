import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, Tab, tokens } from '@fluentui/react-components';
import { useRef } from 'react';
import { type MailTemplateVariable, type MailTemplateView, t } from '@contracts';
import { TabBar } from '../../../shared/display/tabs';
import { TextField } from '../../../shared/forms/text-field';
import type { Form } from '../../../shared/forms/use-form';
import type { TemplateValues } from './template-editor';
import { TemplateRichText } from './template-rich-text';
import { TemplateVariables } from './template-variables';
import { insertionOf, inWords, templateProblem } from './template-words';

/** How a template is edited: as rich text, or as source with the braces of Handlebars. */
type TemplateMode = 'text' | 'source';

export interface TemplateWritingMode {
  mode: TemplateMode;
  /** True if the editor would lose a part of the text. */
  isLost: boolean;
  choose: (mode: TemplateMode) => void;
  lose: () => void;
}

interface TemplateFieldsProps {
  form: Form<TemplateValues>;
  template: MailTemplateView;
  writing: TemplateWritingMode;
}

const useStyles = makeStyles({
  fields: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL, minWidth: 0 },
  source: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, minHeight: '320px' } },
});

const LOST = t('The text has formatting that the editor does not have and would lose.');

/** Subject and text of a template in one of two modes. Typed text is kept when the mode changes. */
export function TemplateFields({ form, template, writing }: TemplateFieldsProps) {
  const styles = useStyles();
  const { mode, isLost, choose, lose } = writing;
  const { variables } = template;
  const unreadable = templateProblem(form.values, variables);
  const problem = unreadable ?? (isLost ? LOST : null);
  return (
    <div className={styles.fields}>
      <TabBar
        aria-label={t('How to edit')}
        size="small"
        selectedValue={mode}
        onTabSelect={(_event, { value }) => choose(value === 'source' ? 'source' : 'text')}
      >
        <Tab value="text" disabled={mode === 'source' && unreadable !== null}>
          {t('Rich text')}
        </Tab>
        <Tab value="source">{t('Source')}</Tab>
      </TabBar>
      {mode === 'source' && problem !== null && <SourceOnly reason={problem} />}
      {mode === 'source' ? (
        <SourceFields form={form} variables={variables} />
      ) : (
        <RichFields form={form} variables={variables} onLoss={lose} />
      )}
    </div>
  );
}

function SourceOnly({ reason }: { reason: string }) {
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('This text can only be edited as source.')}</MessageBarTitle> {reason}
      </MessageBarBody>
    </MessageBar>
  );
}

interface FieldsProps {
  form: Form<TemplateValues>;
  variables: readonly MailTemplateVariable[];
}

function RichFields({ form, variables, onLoss }: FieldsProps & { onLoss: () => void }) {
  const field = (name: keyof TemplateValues) => {
    const error = form.errors[name];
    return {
      id: form.idOf(name),
      variables,
      source: form.values[name],
      error: error && inWords(error, variables),
      onChange: (source: string) => form.set(name, source),
      onLoss,
    };
  };
  return (
    <>
      <TemplateRichText label={t('Subject')} isSubject {...field('subject')} />
      <TemplateRichText label={t('Text')} {...field('body')} />
    </>
  );
}

const HELP = t(
  'Insert values with {{name}}. For conditions, use {{#if name}} … {{else}} … {{/if}}. Allowed HTML: paragraphs <p>, emphasis, lists, tables and links.',
);

function SourceFields({ form, variables }: FieldsProps) {
  const styles = useStyles();
  const { source, insert } = useInsertion(form);
  return (
    <>
      <TextField form={form} name="subject" label={t('Subject')} required />
      <div ref={source} className={styles.source}>
        <TextField form={form} name="body" label={t('Text, as HTML')} help={HELP} required rows={16} />
      </div>
      <TemplateVariables variables={variables} onInsert={insert} />
    </>
  );
}

/** Inserts a variable at the caret position in the source. */
function useInsertion(form: Form<TemplateValues>) {
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
