import { Button, MessageBar, MessageBarActions, MessageBarBody, Tab } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { type Language, LANGUAGE_NAMES, type MailTemplateView, t } from '@contracts';
import { TabBar } from '../../../shared/display/tabs';
import { useNotify } from '../../../shared/state/hooks';
import { templatesApi } from '../templates-api';

/** The languages of a template, and a note if readers of the shown language get the text of another one (ADR 67). */
export function TemplateLanguages({ template }: { template: MailTemplateView }) {
  const [, setParams] = useSearchParams();
  const { language, languages } = template;
  const shown = languages.find((one) => one.language === language);
  return (
    <>
      <TabBar
        aria-label={t('Language of the text')}
        selectedValue={language}
        onTabSelect={(_event, { value }) => {
          if (value !== language) setParams({ language: String(value) }, { replace: true });
        }}
      >
        {languages.map((one) => (
          <Tab key={one.language} value={one.language}>
            <span lang={one.language}>{LANGUAGE_NAMES[one.language]}</span>
            {one.isChanged ? ` ${t('(changed)')}` : ''}
          </Tab>
        ))}
      </TabBar>
      {shown && shown.readersGet !== language && <OtherText template={template} readersGet={shown.readersGet} />}
    </>
  );
}

/** Says that readers get the journal's own text of another language, and offers to use the shown text for them instead. */
function OtherText({ template, readersGet }: { template: MailTemplateView; readersGet: Language }) {
  const [change, { isLoading }] = templatesApi.useChangeMailTemplateMutation();
  const notify = useNotify();
  const { name, language, subject, body, changedAt } = template;
  const take = async () => {
    const { data } = await change({ name, language, subject, body, changedAt });
    if (data) notify.success(t('Readers of {language} now get this text.', { language: LANGUAGE_NAMES[language] }));
  };
  return (
    <MessageBar intent="info" layout="multiline">
      <MessageBarBody>
        {t('Readers of {language} get your text in {other}, since you changed that one and not this one.', {
          language: LANGUAGE_NAMES[language],
          other: LANGUAGE_NAMES[readersGet],
        })}
      </MessageBarBody>
      <MessageBarActions>
        <Button disabledFocusable={isLoading} onClick={() => void take()}>
          {t('Use the text below')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
