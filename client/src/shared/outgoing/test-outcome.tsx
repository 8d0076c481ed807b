import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { DismissCircleRegular } from '@fluentui/react-icons/svg/dismiss-circle';

const useStyles = makeStyles({
  outcome: { display: 'inline-flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, overflowWrap: 'anywhere' },
  icon: { flexShrink: 0, fontSize: tokens.fontSizeBase500 },
  works: { color: tokens.colorStatusSuccessForeground1 },
  fails: { color: tokens.colorStatusDangerForeground1 },
});

export interface Tested {
  works: boolean;
  text: string;
}

/** The result of a test, in words and with an icon; null if there is none yet. */
export function TestOutcome({ tested }: { tested: Tested | null }) {
  const styles = useStyles();
  return (
    <Text role="status" className={styles.outcome}>
      {tested?.works === true && (
        <CheckmarkCircleRegular className={mergeClasses(styles.icon, styles.works)} aria-hidden />
      )}
      {tested?.works === false && (
        <DismissCircleRegular className={mergeClasses(styles.icon, styles.fails)} aria-hidden />
      )}
      {tested?.text}
    </Text>
  );
}
