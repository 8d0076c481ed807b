import { Badge, type BadgeProps, makeStyles } from '@fluentui/react-components';
import { type ArticleStatus, STATUS_LABELS, type StatusFamily, t } from '@contracts';

/** Text with a colour, never colour alone (screens, 'Status'). */
const COLOURS: Record<StatusFamily, BadgeProps['color']> = {
  author: 'warning',
  staff: 'brand',
  reviewers: 'informative',
  accepted: 'success',
  ended: 'subtle',
  draft: 'subtle',
};

const useStyles = makeStyles({ badge: { whiteSpace: 'nowrap', flexShrink: 0 } });

interface StatusBadgeProps {
  status: ArticleStatus;
  /** Days overdue; the badge then shows them in the danger colour. */
  overdueDays?: number | null;
}

export function StatusBadge({ status, overdueDays = null }: StatusBadgeProps) {
  const styles = useStyles();
  const { label, family } = STATUS_LABELS[status];
  const overdue = overdueDays !== null && overdueDays > 0;
  return (
    <Badge appearance="tint" size="large" color={overdue ? 'danger' : COLOURS[family]} className={styles.badge}>
      {overdue
        ? t('{label}, {overdueDays, plural, one {# day} other {# days}} overdue', { label, overdueDays })
        : label}
    </Badge>
  );
}
