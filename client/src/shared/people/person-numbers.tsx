import { makeStyles, mergeClasses, tokens, typographyStyles } from '@fluentui/react-components';
import { decimal, type PersonNumbers, t } from '@contracts';
import { Card } from '../display/card';
import { formatNumber } from '../display/format';
import { Info } from '../display/info';

interface Figure {
  label: string;
  value: string;
  info: string;
  late?: boolean;
}

const useStyles = makeStyles({
  room: { containerType: 'inline-size' },
  // Each possible number of columns divides the six figures, so that none is alone in a row.
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, auto)',
    '@container (min-width: 24rem)': { gridTemplateColumns: 'repeat(3, auto)' },
    '@container (min-width: 38rem)': { gridTemplateColumns: 'repeat(6, auto)' },
    gap: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalM}`,
    margin: 0,
  },
  label: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground2 },
  value: { ...typographyStyles.title2, margin: 0, fontVariantNumeric: 'tabular-nums' },
  late: { color: tokens.colorPaletteRedForeground1 },
});

const NONE = '–';

const figuresOf = (numbers: PersonNumbers): readonly Figure[] => [
  { label: t('Open'), value: formatNumber(numbers.open), info: t('Requests that wait for an answer or a review.') },
  {
    label: t('Late'),
    value: formatNumber(numbers.late),
    info: t('Open requests whose date has passed.'),
    late: numbers.late > 0,
  },
  { label: t('Finished'), value: formatNumber(numbers.finished), info: t('Reviews that were submitted.') },
  {
    label: t('Answered'),
    value: numbers.answerRate === null ? NONE : `${Math.round(numbers.answerRate * 100)}%`,
    info: t('Share of the requests that were answered, yes or no. Asked: {asked}.', {
      asked: formatNumber(numbers.asked),
    }),
  },
  {
    label: t('Answer days'),
    value: numbers.daysToAnswer === null ? NONE : decimal(numbers.daysToAnswer, 1),
    info: t('Mean number of days from the invitation to the answer.'),
  },
  {
    label: t('Rating'),
    value: numbers.averageRating === null ? NONE : decimal(numbers.averageRating, 1),
    info: t("Mean of the editors' ratings of the reviews, from 1 to 5."),
  },
];

/** The person's reviewing figures, over all years. */
export function PersonNumbersCard({ numbers }: { numbers: PersonNumbers }) {
  const styles = useStyles();
  return (
    <Card title={t('As a reviewer, over all years')}>
      <div className={styles.room}>
        <dl className={styles.list}>
          {figuresOf(numbers).map(({ label, value, info, late }) => (
            <div key={label}>
              <dt className={styles.label}>
                {label}
                <Info about={label} text={info} />
              </dt>
              <dd className={mergeClasses(styles.value, late && styles.late)}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
