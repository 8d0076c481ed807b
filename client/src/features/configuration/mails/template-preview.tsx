import {
  Button,
  makeStyles,
  mergeClasses,
  MessageBar,
  MessageBarBody,
  Tab,
  Text,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { type MailTemplatePreview, type MailTemplateView, t } from '@contracts';
import { errorMessage, isApiError } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { TabBar } from '../../../shared/display/tabs';
import { useDebounced } from '../../../shared/saving/use-debounced';
import { useNotify } from '../../../shared/state/hooks';
import { templatesApi } from '../templates-api';
import type { TemplateValues } from './template-editor';
import { inWords } from './template-words';

const LOOKS = { wide: t('Mail'), phone: t('On a phone'), plain: t('Plain text') } as const;
type Look = keyof typeof LOOKS;

const useStyles = makeStyles({
  frame: {
    width: '100%',
    height: '560px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: '#fff',
  },
  phone: { width: '375px', maxWidth: '100%', alignSelf: 'center' },
  plain: {
    boxSizing: 'border-box',
    maxHeight: '560px',
    margin: 0,
    padding: tokens.spacingHorizontalL,
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase200,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});

const problemOf = (error: unknown): string =>
  (isApiError(error) && error.details ? Object.values(error.details).join(' ') : '') || errorMessage(error);

interface TemplatePreviewProps {
  template: MailTemplateView;
  text: TemplateValues;
  isSource: boolean;
}

/** Previews the mail with sample values while a person types. Already shows the errors that would prevent saving. */
export function TemplatePreview({ template, text, isSource }: TemplatePreviewProps) {
  const { name, variables, language } = template;
  // Serialised into one value so that a single delay covers both fields.
  const settled = JSON.parse(useDebounced(JSON.stringify(text))) as TemplateValues;
  const { data, error } = templatesApi.useMailPreviewQuery({ name, language, ...settled });
  const [look, setLook] = useState<Look>('wide');
  const problem = error && (isSource ? problemOf(error) : inWords(problemOf(error), variables));
  return (
    <Card title={t('Preview')} actions={<TestButton template={template} text={text} disabled={error !== undefined} />}>
      <TabBar
        aria-label={t('How to show the mail')}
        size="small"
        selectedValue={look}
        onTabSelect={(_event, { value }) => setLook(value as Look)}
      >
        {Object.entries(LOOKS).map(([value, label]) => (
          <Tab key={value} value={value}>
            {label}
          </Tab>
        ))}
      </TabBar>
      <Text>
        {t('With sample values.')} {error && data ? t('Last valid version:') : ''}
      </Text>
      <div aria-live="polite">
        {problem && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{problem}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      {data && <Shown mail={data} look={look} />}
    </Card>
  );
}

function Shown({ mail, look }: { mail: MailTemplatePreview; look: Look }) {
  const styles = useStyles();
  return (
    <>
      <Text weight="semibold">{t('Subject: {subject}', { subject: mail.subject })}</Text>
      {look === 'plain' ? (
        <pre className={styles.plain} tabIndex={0} aria-label={t('The mail as plain text')} role="region">
          {mail.text}
        </pre>
      ) : (
        <iframe
          title={t('Preview of the mail')}
          sandbox=""
          srcDoc={mail.html}
          className={mergeClasses(styles.frame, look === 'phone' && styles.phone)}
        />
      )}
    </>
  );
}

interface TestButtonProps {
  template: MailTemplateView;
  text: TemplateValues;
  disabled: boolean;
}

/** Sends the current text, with sample values, to the person who edits it. */
function TestButton({ template: { name, language }, text, disabled }: TestButtonProps) {
  const [send, { isLoading }] = templatesApi.useSendTestMailMutation();
  const notify = useNotify();
  const test = async () => {
    const { data } = await send({ name, language, ...text });
    if (data) notify.success(t('A test is on its way to {to}.', { to: data.to }));
  };
  return (
    <Button size="small" disabledFocusable={disabled || isLoading} onClick={() => void test()}>
      {t('Send me a test')}
    </Button>
  );
}
