import { Badge, type BadgeProps } from '@fluentui/react-components';
import { type ArticleStatus, STATUS_LABELS, type StatusFamily } from '../../../src/contracts';
import { countDays } from './format';

/** A word with a colour, never a colour alone (screens, 'Status'). */
const COLOURS: Record<StatusFamily, BadgeProps['color']> = {
  author: 'warning',
  staff: 'brand',
  reviewers: 'informative',
  accepted: 'success',
  ended: 'subtle',
  draft: 'subtle',
};

interface StatusBadgeProps {
  status: ArticleStatus;
  /** Days past a date: then the badge says so, in the colour of danger. */
  overdueDays?: number | null;
}

export function StatusBadge({ status, overdueDays = null }: StatusBadgeProps) {
  const { label, family } = STATUS_LABELS[status];
  if (overdueDays !== null && overdueDays > 0) {
    return (
      <Badge appearance="tint" size="large" color="danger">
        {label}, {countDays(overdueDays)} overdue
      </Badge>
    );
  }
  return (
    <Badge appearance="tint" size="large" color={COLOURS[family]}>
      {label}
    </Badge>
  );
}
