import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import {
  type Recommendation,
  RECOMMENDATION_LABELS,
  RECOMMENDATIONS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
  t,
} from '@contracts';
import { FormField } from '../../../../shared/forms/form-field';
import type { Form } from '../../../../shared/forms/use-form';

const MEANINGS: Record<(typeof RECOMMENDATIONS)[number], string> = {
  Acceptance: t('Ready as it is'),
  ConditionalAcceptance: t('Ready once a few details are settled'),
  MinorRevision: t('Small changes'),
  MajorRevision: t('Large changes, to be reviewed again'),
  Rejection: t('Not good enough for this journal'),
  Rejection_Inappropriate: t('The subject belongs in a different journal'),
};

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: tokens.spacingHorizontalS,
  },
  card: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: '8px',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
  },
  chosen: {
    ...{ borderTopColor: tokens.colorCompoundBrandStroke, borderRightColor: tokens.colorCompoundBrandStroke },
    ...{ borderBottomColor: tokens.colorCompoundBrandStroke, borderLeftColor: tokens.colorCompoundBrandStroke },
    backgroundColor: tokens.colorBrandBackground2,
  },
  label: { flexGrow: 1, display: 'grid' },
  name: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  meaning: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

interface Props {
  form: Form<ReviewDraft>;
  onLeave(): void;
}

/** The possible recommendations, each with a line on its meaning. */
export function RecommendationCards({ form, onLeave }: Props) {
  const styles = useStyles();
  const id = form.idOf('recommendation');
  const { recommendation } = form.values;
  return (
    <FormField label={REVIEW_FIELD_LABELS.recommendation} required error={form.errors.recommendation}>
      <RadioGroup
        id={id}
        className={styles.cards}
        value={recommendation ?? ''}
        onBlur={onLeave}
        onChange={(_event, data) => form.set('recommendation', data.value as Recommendation)}
      >
        {RECOMMENDATIONS.map((one) => (
          <Radio
            key={one}
            value={one}
            aria-labelledby={`${id}-${one}`}
            aria-describedby={`${id}-${one}-meaning`}
            className={mergeClasses(styles.card, recommendation === one && styles.chosen)}
            label={{
              className: styles.label,
              children: (
                <>
                  <span id={`${id}-${one}`} className={styles.name}>
                    {RECOMMENDATION_LABELS[one]}
                  </span>
                  <span id={`${id}-${one}-meaning`} className={styles.meaning}>
                    {MEANINGS[one]}
                  </span>
                </>
              ),
            }}
          />
        ))}
      </RadioGroup>
    </FormField>
  );
}
