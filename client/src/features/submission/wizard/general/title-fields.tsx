import { Input, makeStyles, Textarea } from '@fluentui/react-components';
import { MAX_RUNNING_TITLE, shortTextProblem, t } from '@contracts';
import { FormField } from '../../../../shared/forms/form-field';
import type { StepProps } from './step-props';

const useStyles = makeStyles({
  // Grows with the text in browsers that can do so, and has two lines elsewhere.
  title: { '& textarea': { fieldSizing: 'content', minHeight: '2lh', maxHeight: '12lh' } },
});

/** A title is one line of text, no matter how many lines the field shows. */
const inOneLine = (text: string): string => text.replace(/\s*[\r\n]+\s*/gu, ' ');

export function TitleField({ fields, missing, change }: StepProps) {
  const styles = useStyles();
  return (
    <FormField
      label={t('Title')}
      htmlFor="articleTitle"
      required
      error={missing['articleTitle'] ?? shortTextProblem('articleTitle', fields.articleTitle)}
    >
      <Textarea
        id="articleTitle"
        className={styles.title}
        rows={2}
        value={fields.articleTitle}
        onChange={(_event, data) => change({ articleTitle: inOneLine(data.value) })}
      />
    </FormField>
  );
}

/** A text that is too long stays on the screen with the reason, and is saved once it fits. */
export function RunningTitleField({ fields, missing, change }: StepProps) {
  const { length } = fields.runningTitle;
  return (
    <FormField
      label={t('Running title')}
      htmlFor="runningTitle"
      help={t('A short form of the title, at most {maxRunningTitle} characters (now {length}).', {
        maxRunningTitle: MAX_RUNNING_TITLE,
        length,
      })}
      error={missing['runningTitle'] ?? tooLong(length)}
    >
      <Input
        id="runningTitle"
        value={fields.runningTitle}
        onChange={(_event, data) => change({ runningTitle: data.value })}
      />
    </FormField>
  );
}

function tooLong(length: number): string | undefined {
  const over = length - MAX_RUNNING_TITLE;
  if (over <= 0) return undefined;
  return t('{over, plural, one {# character} other {# characters}} too many. It is saved once it is short enough.', {
    over,
  });
}
