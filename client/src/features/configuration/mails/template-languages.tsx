import { Button, MessageBar, MessageBarActions, MessageBarBody, Tab } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { LANGUAGE_NAMES, type MailTemplateView, t } from '@contracts';
import { TabBar } from '../../../shared/display/tabs';
import { useNotify } from '../../../shared/state/hooks';

/** The languages of a template. */
export function TemplateLanguages({ template }: { template: MailTemplateView }) {
  const [, setParams] = useSearchParams();
  const { language, languages } = template;
  return (
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
  );
}

interface OtherTextProps {
  template: MailTemplateView;
  /** Saves the text that the editor shows. Resolves to true if the server has it. */
  save: () => Promise<boolean>;
  saving: boolean;
}

/**
 * A note if readers of the shown language get the journal's own text of another one (ADR 67). Offers to use the shown text for them
 * instead. The editor saves it, since the text may be edited and later saves need the time of this one.
 */
export function OtherText({ template: { language, languages }, save, saving }: OtherTextProps) {
  const notify = useNotify();
  const readersGet = languages.find((one) => one.language === language)?.readersGet ?? language;
  if (readersGet === language) return null;
  const take = async () => {
    if (await save())
      notify.success(t('Readers of {language} now get this text.', { language: LANGUAGE_NAMES[language] }));
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
        <Button disabledFocusable={saving} onClick={() => void take()}>
          {t('Use the text below')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  );
}
