import { makeStyles, MessageBar, MessageBarBody, Text, tokens } from '@fluentui/react-components';
import { errorMessage, isApiError } from '../../../shared/api/api-error';
import { Card } from '../../../shared/display/card';
import { useSettled } from '../../../shared/saving/use-settled';
import { templatesApi } from '../templates-api';
import type { TemplateValues } from './template-editor';

const useStyles = makeStyles({
  frame: {
    width: '100%',
    height: '480px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
});

const problemOf = (error: unknown): string =>
  (isApiError(error) && error.details ? Object.values(error.details).join(' ') : '') || errorMessage(error);

/** Previews the mail with sample values while typing. Errors that would prevent saving show here already. */
export function TemplatePreview({ name, text }: { name: string; text: TemplateValues }) {
  const styles = useStyles();
  // Serialised into one value so that a single delay covers both fields.
  const settled = JSON.parse(useSettled(JSON.stringify(text))) as TemplateValues;
  const { data, error } = templatesApi.useMailPreviewQuery({ name, ...settled });
  return (
    <Card title="Preview">
      <Text>With sample values. {error && data ? 'Last valid version:' : ''}</Text>
      <div aria-live="polite">
        {error && (
          <MessageBar intent="warning" layout="multiline">
            <MessageBarBody>{problemOf(error)}</MessageBarBody>
          </MessageBar>
        )}
      </div>
      {data && (
        <>
          <Text weight="semibold">Subject: {data.subject}</Text>
          <iframe title="Preview of the mail" sandbox="" srcDoc={data.html} className={styles.frame} />
        </>
      )}
    </Card>
  );
}
