import { makeStyles, tokens } from '@fluentui/react-components';
import {
  RATING_FIELDS,
  RATING_LABELS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
  t,
} from '@contracts';

const useStyles = makeStyles({
  facts: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
    gap: tokens.spacingVerticalM,
    margin: 0,
  },
  term: { color: tokens.colorNeutralForeground3 },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold },
});

export const yesNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? t('Yes') : t('No'));

/** The ratings of a review, by name. */
export const ratingFacts = (review: ReviewDraft): [string, string][] =>
  RATING_FIELDS.map((field) => {
    const rating = review[field];
    return [REVIEW_FIELD_LABELS[field], rating ? RATING_LABELS[rating] : ''];
  });

/** The recommendation in words; empty if there is none. */
export const recommendedBy = ({ recommendation }: ReviewDraft): string =>
  recommendation ? RECOMMENDATION_LABELS[recommendation] : '';

/** Short facts next to each other. */
export function Facts({ facts }: { facts: readonly [string, string][] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>{value === '' ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
