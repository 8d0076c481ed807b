import { makeStyles, tokens } from '@fluentui/react-components';
import { type ArticleStatus, STATUS_LABELS, type StatusFamily } from '@contracts';

const COLOURS: Record<StatusFamily, string> = {
  author: tokens.colorPaletteDarkOrangeForeground1,
  staff: tokens.colorBrandForeground1,
  reviewers: tokens.colorPalettePurpleForeground2,
  accepted: tokens.colorPaletteGreenForeground1,
  ended: tokens.colorNeutralForeground3,
  draft: tokens.colorNeutralForeground3,
};

const useStyles = makeStyles({
  dot: {
    display: 'inline-block',
    width: '8px',
    height: '8px',
    marginInlineEnd: tokens.spacingHorizontalSNudge,
    borderRadius: tokens.borderRadiusCircular,
    forcedColorAdjust: 'none',
  },
});

/** A status in a line of a list: a coloured dot and the word. */
export function StatusDot({ status }: { status: ArticleStatus }) {
  const styles = useStyles();
  const { label, family } = STATUS_LABELS[status];
  return (
    <>
      <span aria-hidden className={styles.dot} style={{ backgroundColor: COLOURS[family] }} />
      {label}
    </>
  );
}
