import { makeStyles, tokens } from '@fluentui/react-components';
import {
  QUESTION_FIELDS,
  RATING_FIELDS,
  RATING_LABELS,
  RECOMMENDATION_LABELS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
} from '@contracts';
import { Card } from '../../../shared/display/card';
import { QUESTION_TEXTS } from './review-rules';

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

const yesNo = (value: boolean | undefined): string => (value === undefined ? '' : value ? 'Yes' : 'No');

export const ratingFacts = (review: ReviewDraft): [string, string][] =>
  RATING_FIELDS.map((field) => {
    const rating = review[field];
    return [REVIEW_FIELD_LABELS[field], rating ? RATING_LABELS[rating] : ''];
  });

export const recommendedBy = ({ recommendation }: ReviewDraft): string =>
  recommendation ? RECOMMENDATION_LABELS[recommendation] : '';

/** The choices of a read-only review. */
export function ChoicesRead({ review }: { review: ReviewDraft }) {
  const ratings = ratingFacts(review);
  const recommended = recommendedBy(review);
  const answers = QUESTION_FIELDS.map((field): [string, string] => [QUESTION_TEXTS[field], yesNo(review[field])]);
  return (
    <>
      <Card title="Ratings">
        <Facts facts={ratings} />
      </Card>
      <Card title={REVIEW_FIELD_LABELS.recommendation}>
        <Facts facts={[[REVIEW_FIELD_LABELS.recommendation, recommended], ...answers]} />
      </Card>
    </>
  );
}

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
