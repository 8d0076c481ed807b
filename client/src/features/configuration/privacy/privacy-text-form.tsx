import { Button, Checkbox } from '@fluentui/react-components';
import { isEmptyRichText, type Language, LANGUAGE_NAMES, LANGUAGES, type PrivacyTextState, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { Form } from '../../../shared/forms/form';
import { FormActions } from '../../../shared/forms/form-actions';
import { type Errors, type FormFields, useForm } from '../../../shared/forms/use-form';
import { LeaveGuard } from '../../../shared/page/leave-guard';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { useNotify } from '../../../shared/state/hooks';
import { privacyTextApi } from './privacy-text-api';

type Values = Record<Language, string> & { asksAgain: boolean };

const problemsOf = (values: Values): Errors<Values> =>
  Object.fromEntries(
    LANGUAGES.filter((language) => isEmptyRichText(values[language])).map((language) => [
      language,
      t('Please write the text in every language.'),
    ]),
  );

/** The text in each language, and whether everyone is asked again. */
export function PrivacyTextForm({ state: { version, texts, builtIn } }: { state: PrivacyTextState }) {
  const notify = useNotify();
  const [change] = privacyTextApi.useChangePrivacyTextMutation();
  const form = useForm<Values>({
    initial: { ...texts, asksAgain: false },
    validate: problemsOf,
    submit: async ({ asksAgain, ...written }) => {
      await change({ texts: written, asksAgain, version }).unwrap();
      notify.success(t('The text has been saved. It is now shown at registration.'));
    },
  });
  const isChanged = LANGUAGES.some((language) => form.values[language] !== texts[language]);
  return (
    <Form form={form} label={t('Text about personal data')}>
      <LeaveGuard when={isChanged && !form.submitting} />
      {LANGUAGES.map((language) => (
        <TextInLanguage key={language} form={form} language={language} builtIn={builtIn[language]} />
      ))}
      <Checkbox
        label={t('Ask everybody for consent at their next sign-in')}
        checked={form.values.asksAgain}
        onChange={(_event, { checked }) => form.set('asksAgain', checked === true)}
      />
      <FormActions>
        <Button type="submit" appearance="primary" disabledFocusable={!isChanged || form.submitting}>
          {t('Save as a new version')}
        </Button>
      </FormActions>
    </Form>
  );
}

interface TextInLanguageProps {
  form: FormFields<Values>;
  language: Language;
  builtIn: string;
}

function TextInLanguage({ form, language, builtIn }: TextInLanguageProps) {
  const name = LANGUAGE_NAMES[language];
  return (
    <Card title={name}>
      <RichTextEditor
        id={form.idOf(language)}
        label={t('Text in {language}', { language: name })}
        value={form.values[language]}
        error={form.errors[language]}
        required
        onBlur={() => form.leave(language)}
        onChange={(html) => form.set(language, html)}
      />
      <div>
        <Button size="small" onClick={() => form.set(language, builtIn)}>
          {t('Use the text of the product')}
        </Button>
      </div>
    </Card>
  );
}
