import { Input, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { type ArticleView, type PersonName, t } from '@contracts';
import { FormField } from '../../../../shared/forms/form-field';
import type { StepProps } from '../general/step-props';
import { ReviewerPicker } from './reviewer-picker';
import { SuggestedReviewers } from './suggested-reviewers';

const useStyles = makeStyles({
  form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL, maxWidth: '48rem' },
  pair: {
    display: 'grid',
    gap: tokens.spacingHorizontalM,
    gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
  },
});

interface Props extends StepProps {
  article: ArticleView | undefined;
  /** Creates the draft on the server if needed, since a suggestion belongs to a draft. */
  ensureDraft(): Promise<ArticleView | null>;
  adopt(article: ArticleView): void;
}

/** Step 3: proposed, excluded and suggested reviewers (spec part 1, section 2). */
export function ReviewersStep({ fields, missing, change, article, ensureDraft, adopt }: Props) {
  const styles = useStyles();
  const known = article?.nominees ?? [];
  return (
    <div className={styles.form}>
      <Text>{t('This step is optional. The editors choose the reviewers; your suggestions help them.')}</Text>
      <Nominee
        label={t('Reviewer one')}
        field="reviewerOne"
        relationship="relationshipOne"
        {...{ fields, missing, change, known }}
      />
      <Nominee
        label={t('Reviewer two')}
        field="reviewerTwo"
        relationship="relationshipTwo"
        {...{ fields, missing, change, known }}
      />
      <Nominee label={t('Excluded reviewer')} field="reviewerRemoved" {...{ fields, missing, change, known }} />
      <FormField
        label={t('Note to the editors')}
        htmlFor="note"
        help={t('For example why a person should not review.')}
        error={missing['note']}
      >
        <Textarea
          id="note"
          value={fields.note}
          onChange={(_event, data) => change({ note: data.value })}
          resize="vertical"
        />
      </FormField>
      <SuggestedReviewers article={article} ensureDraft={ensureDraft} adopt={adopt} />
    </div>
  );
}

interface NomineeProps extends StepProps {
  label: string;
  known: readonly PersonName[];
  field: 'reviewerOne' | 'reviewerTwo' | 'reviewerRemoved';
  relationship?: 'relationshipOne' | 'relationshipTwo';
}

function Nominee({ label, field, relationship, fields, missing, change, known }: NomineeProps) {
  const styles = useStyles();
  return (
    <div className={styles.pair}>
      <FormField label={label} htmlFor={field} error={missing[field]}>
        <ReviewerPicker id={field} chosen={fields[field]} known={known} onChoose={(id) => change({ [field]: id })} />
      </FormField>
      {relationship && (
        <FormField
          label={t('Relationship to {label}', { label: label.toLowerCase() })}
          htmlFor={relationship}
          error={missing[relationship]}
        >
          <Input
            id={relationship}
            value={fields[relationship]}
            onChange={(_event, data) => change({ [relationship]: data.value })}
          />
        </FormField>
      )}
    </div>
  );
}
