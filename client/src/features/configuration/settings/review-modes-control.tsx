import { Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import {
  ARTICLE_TYPES,
  REVIEW_MODE_WORDS,
  REVIEW_MODES,
  type ReviewMode,
  reviewModeOf,
  typeWords,
  withReviewMode,
} from '@contracts';

const useStyles = makeStyles({
  all: { display: 'grid', rowGap: tokens.spacingVerticalM },
  types: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    gap: tokens.spacingVerticalM,
  },
  modes: { display: 'grid', rowGap: tokens.spacingVerticalS, margin: 0 },
  explanation: { margin: 0, color: tokens.colorNeutralForeground3 },
});

interface ReviewModesControlProps {
  /** Pairs of a type and a mode, as the setting is stored. */
  value: string;
  onChange: (value: string) => void;
}

/** In which mode each type of manuscript is reviewed, and what the modes mean. */
export function ReviewModesControl({ value, onChange, ...field }: ReviewModesControlProps) {
  const styles = useStyles();
  return (
    <div role="group" {...field} className={styles.all}>
      <div className={styles.modes}>
        {REVIEW_MODES.map((mode) => (
          <div key={mode}>
            <Text as="strong" weight="semibold">
              {REVIEW_MODE_WORDS[mode].label}
            </Text>
            <p className={styles.explanation}>{REVIEW_MODE_WORDS[mode].explanation}</p>
          </div>
        ))}
      </div>
      <div className={styles.types}>
        {ARTICLE_TYPES.map(({ id, name }) => (
          <Field key={id} label={typeWords(name)}>
            <Select
              value={reviewModeOf(value, id)}
              onChange={(_event, data) => onChange(withReviewMode(value, id, data.value as ReviewMode))}
            >
              {REVIEW_MODES.map((mode) => (
                <option key={mode} value={mode}>
                  {REVIEW_MODE_WORDS[mode].label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
    </div>
  );
}
