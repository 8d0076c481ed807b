import { makeStyles, mergeClasses, Radio, RadioGroup, tokens } from '@fluentui/react-components';
import {
  messageText,
  type Rating,
  RATING_FIELDS,
  RATING_LABELS,
  type RatingField,
  RATINGS,
  REVIEW_FIELD_LABELS,
  type ReviewDraft,
  t,
} from '@contracts';
import { VisuallyHidden } from '../../../../shared/display/visually-hidden';
import type { Form } from '../../../../shared/forms/use-form';

const PHONE = '@media (max-width: 560px)';
const COLUMNS = `minmax(8rem, 1fr) repeat(${RATINGS.length}, minmax(3rem, 3.75rem))`;

const useStyles = makeStyles({
  row: {
    display: 'grid',
    gridTemplateColumns: COLUMNS,
    alignItems: 'center',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    [PHONE]: {
      gridTemplateColumns: `repeat(${RATINGS.length}, minmax(0, 1fr))`,
      alignItems: 'start',
      paddingTop: tokens.spacingVerticalS,
    },
  },
  last: { borderBottomStyle: 'none' },
  wrong: { borderBottomColor: tokens.colorPaletteRedBorder2 },
  // On a phone each button has its own label, since the header is out of view.
  head: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase100,
    textAlign: 'center',
    paddingInline: tokens.spacingHorizontalXS,
    paddingBottom: tokens.spacingVerticalXS,
    [PHONE]: { display: 'none' },
  },
  name: { [PHONE]: { gridColumn: '1 / -1', fontWeight: tokens.fontWeightSemibold } },
  error: { display: 'block', color: tokens.colorPaletteRedForeground1, fontSize: tokens.fontSizeBase200 },
  radio: { justifyContent: 'center', [PHONE]: { flexDirection: 'column', alignItems: 'center' } },
  words: {
    '@media (min-width: 561px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      padding: 0,
    },
    [PHONE]: {
      padding: `0 0 ${tokens.spacingVerticalS}`,
      fontSize: tokens.fontSizeBase100,
      lineHeight: tokens.lineHeightBase100,
      textAlign: 'center',
      hyphens: 'auto',
    },
  },
});

interface Props {
  form: Form<ReviewDraft>;
  onLeave(): void;
}

/** The ratings as rows of radio buttons, so that one press rates and the pattern is visible at a glance. */
export function RatingGrid(props: Props) {
  const styles = useStyles();
  return (
    <div>
      <div aria-hidden className={mergeClasses(styles.row, styles.head)}>
        <span />
        {RATINGS.map((rating) => (
          <span key={rating}>{RATING_LABELS[rating]}</span>
        ))}
      </div>
      {RATING_FIELDS.map((field) => (
        <RatingRow key={field} field={field} {...props} />
      ))}
    </div>
  );
}

function RatingRow({ form, onLeave, field }: Props & { field: RatingField }) {
  const styles = useStyles();
  const id = form.idOf(field);
  const error = form.errors[field];
  const isLast = field === RATING_FIELDS.at(-1);
  return (
    <RadioGroup
      id={id}
      aria-labelledby={`${id}-name`}
      aria-describedby={error && `${id}-error`}
      required
      className={mergeClasses(styles.row, isLast && styles.last, error !== undefined && styles.wrong)}
      value={form.values[field] ?? ''}
      onBlur={onLeave}
      onChange={(_event, data) => form.set(field, data.value as Rating)}
    >
      <span className={styles.name}>
        <span id={`${id}-name`}>{REVIEW_FIELD_LABELS[field]}</span>
        {error && (
          <span id={`${id}-error`} className={styles.error}>
            <VisuallyHidden>{messageText(error)}</VisuallyHidden>
            <span aria-hidden>{t('Please rate this')}</span>
          </span>
        )}
      </span>
      {RATINGS.map((rating) => (
        <Radio
          key={rating}
          value={rating}
          className={styles.radio}
          label={{ children: RATING_LABELS[rating], className: styles.words }}
        />
      ))}
    </RadioGroup>
  );
}
