import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { type Rating, RATING_LABELS, type RatingField, REVIEW_FIELD_LABELS } from '@contracts';

/** The colours of ratings, for badges and cells. */
export const useRatingStyles = makeStyles({
  badge: {
    padding: `${tokens.spacingVerticalXXS} ${tokens.spacingHorizontalS}`,
    borderRadius: tokens.borderRadiusMedium,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    // This text colour has enough contrast on each of these backgrounds, also in the dark theme.
    color: tokens.colorNeutralForeground1,
  },
  TOP10: { backgroundColor: tokens.colorPaletteGreenBackground2 },
  TOP25: { backgroundColor: tokens.colorPaletteLightGreenBackground2 },
  TOP50: { backgroundColor: tokens.colorPaletteYellowBackground2 },
  LOW50: { backgroundColor: tokens.colorPaletteDarkOrangeBackground2 },
  LOW25: { backgroundColor: tokens.colorPaletteRedBackground2 },
  NA: { backgroundColor: tokens.colorNeutralBackground4 },
});

/**
 * One rating of a review as text, coloured by the scale of spec part 2, section 9: top ratings bright green under 25, light green under 50,
 * otherwise yellow; low ratings red under 50, otherwise orange.
 */
export function QualityBadge({ field, rating }: { field: RatingField; rating: Rating }) {
  const styles = useRatingStyles();
  return (
    <span className={mergeClasses(styles.badge, styles[rating])}>
      {REVIEW_FIELD_LABELS[field]}: {RATING_LABELS[rating]}
    </span>
  );
}
