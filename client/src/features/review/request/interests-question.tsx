import { makeStyles, Radio, RadioGroup, Textarea, tokens } from '@fluentui/react-components';
import { DECLARATION_WORDS, MAX_DECLARATION_TEXT, t } from '@contracts';
import { FormField } from '../../../shared/forms/form-field';
import type { AnswerText } from './use-answer-text';

const useStyles = makeStyles({
  question: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
});

const { question, details } = DECLARATION_WORDS.COMPETING_INTERESTS;

interface Props {
  given: AnswerText;
  /** Error messages by field of the request. */
  problems: Record<string, string>;
  onChange: (changes: Partial<AnswerText>) => void;
}

/** The answer no, or yes with a text. Required only to accept. */
export function InterestsQuestion({ given: { yes, text }, problems, onChange }: Props) {
  const styles = useStyles();
  return (
    <div className={styles.question}>
      <FormField
        label={question}
        required
        error={problems.competingInterests}
        help={t('Required to accept. The editors can read it; the authors never can.')}
      >
        <RadioGroup
          layout="horizontal"
          value={yes === null ? '' : yes ? 'yes' : 'no'}
          onChange={(_event, { value }) => onChange({ yes: value === 'yes' })}
        >
          <Radio value="no" label={t('No')} />
          <Radio value="yes" label={t('Yes')} />
        </RadioGroup>
      </FormField>
      {yes === true && (
        <FormField label={details} required error={problems.interestsText}>
          <Textarea
            value={text}
            rows={2}
            maxLength={MAX_DECLARATION_TEXT}
            onChange={(_event, data) => onChange({ text: data.value })}
          />
        </FormField>
      )}
    </div>
  );
}
