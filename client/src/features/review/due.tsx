import { Badge, makeStyles, tokens } from '@fluentui/react-components';
import { t } from '@contracts';
import { Timestamp } from '../../shared/display/timestamp';

const useStyles = makeStyles({
  due: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  badge: { whiteSpace: 'nowrap', flexShrink: 0 },
});

/** A date and the number of days since it passed (screens, 'Status'). `overdueDays` is counted from 1, and null if it is not overdue. */
export function Due({ at, overdueDays }: { at: string | null; overdueDays: number | null }) {
  const styles = useStyles();
  return (
    <span className={styles.due}>
      <Timestamp at={at} show="date" />
      {overdueDays !== null && (
        <Badge appearance="tint" color="danger" className={styles.badge}>
          {t('{overdueDays, plural, one {# day} other {# days}} overdue', { overdueDays })}
        </Badge>
      )}
    </span>
  );
}
