import { makeStyles, Select } from '@fluentui/react-components';
import { LANGUAGE_NAMES, LANGUAGES, t } from '@contracts';
import { FormField } from '../../../shared/forms/form-field';
import type { Form } from '../../../shared/forms/use-form';
import type { ProfileValues } from './profile-values';

const useStyles = makeStyles({ select: { minWidth: 0 } });

/** The language of screens and mails; empty for the journal's default. */
export function LanguageField({ form }: { form: Form<ProfileValues> }) {
  const styles = useStyles();
  const id = form.idOf('language');
  return (
    <FormField
      label={t('Language')}
      htmlFor={id}
      help={t(
        'The language of the screens and of the mails you get. Without one, screens follow your browser, and mails the journal.',
      )}
      error={form.errors.language}
    >
      <Select
        className={styles.select}
        id={id}
        value={form.values.language}
        onChange={(_event, { value }) => form.set('language', value)}
      >
        <option value="">{t('No choice')}</option>
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </Select>
    </FormField>
  );
}
