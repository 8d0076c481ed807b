import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { RATING_LABELS, REVIEW_FIELD_LABELS, type Rating, type RatingField } from '../../../../../src/contracts';

const useStyles = makeStyles({
  badge: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalXS,
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  TOP10: { backgroundColor: tokens.colorPaletteGreenBackground2, color: tokens.colorPaletteGreenForeground2 },
  TOP25: { backgroundColor: tokens.colorPaletteLightGreenBackground2, color: tokens.colorPaletteLightGreenForeground2 },
  TOP50: { backgroundColor: tokens.colorPaletteYellowBackground2, color: tokens.colorPaletteYellowForeground2 },
  LOW50: { backgroundColor: tokens.colorPaletteDarkOrangeBackground2, color: tokens.colorPaletteDarkOrangeForeground2 },
  LOW25: { backgroundColor: tokens.colorPaletteRedBackground2, color: tokens.colorPaletteRedForeground2 },
  NA: { backgroundColor: tokens.colorNeutralBackground4, color: tokens.colorNeutralForeground2 },
  value: { fontWeight: tokens.fontWeightSemibold },
});

/**
 * One rating of a review in words, coloured by the scale of spec part 2, section 9: of the top, bright green under 25, light green
 * under 50, else yellow; of the low end, red under 50, else orange.
 */
export function QualityBadge({ field, rating }: { field: RatingField; rating: Rating }) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[rating])}>
      <span>{REVIEW_FIELD_LABELS[field]}:</span>
      <span className={styles.value}>{RATING_LABELS[rating]}</span>
    </span>
  );
}
