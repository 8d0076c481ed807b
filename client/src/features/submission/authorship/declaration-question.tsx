import { makeStyles, Radio, RadioGroup, Textarea, tokens } from '@fluentui/react-components';
import { type Declaration, DECLARATION_WORDS, MAX_DECLARATION_TEXT, t } from '@contracts';
import { FormField } from '../../../shared/forms/form-field';
import type { FormFields } from '../../../shared/forms/use-form';
import type { AnswerValues } from './answer-values';

const useStyles = makeStyles({
  question: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXS },
});

interface Props {
  declaration: Declaration;
  form: FormFields<AnswerValues>;
}

/** One question of the journal: yes or no, and a text that is required with yes. */
export function DeclarationQuestion({ declaration, form }: Props) {
  const styles = useStyles();
  const { question, details } = DECLARATION_WORDS[declaration];
  const given = form.values[declaration];
  const chosen = given.yes === null ? '' : given.yes ? 'yes' : 'no';
  return (
    <div className={styles.question}>
      <FormField label={question} required error={form.errors[declaration]}>
        <RadioGroup
          layout="horizontal"
          id={form.idOf(declaration)}
          value={chosen}
          onChange={(_event, { value }) => form.set(declaration, { ...given, yes: value === 'yes' })}
        >
          <Radio value="yes" label={t('Yes')} />
          <Radio value="no" label={t('No')} />
        </RadioGroup>
      </FormField>
      {given.yes === true && (
        <FormField label={details} required>
          <Textarea
            value={given.text}
            rows={2}
            maxLength={MAX_DECLARATION_TEXT}
            onBlur={() => form.leave(declaration)}
            onChange={(_event, { value }) => form.set(declaration, { ...given, text: value })}
          />
        </FormField>
      )}
    </div>
  );
}
