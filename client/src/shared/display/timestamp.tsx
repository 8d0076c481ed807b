import { Tooltip } from '@fluentui/react-components';
import { formatDate, formatDateTime, formatRelative } from './format';

interface TimestampProps {
  /** ISO 8601; null shows a dash. */
  at: string | null;
  /** 'relative': 'yesterday'; 'date': '3 Mar 2026'. The exact moment is in the tooltip. */
  show?: 'relative' | 'date';
}

export function Timestamp({ at, show = 'relative' }: TimestampProps) {
  if (at === null) return <span aria-label="not yet">–</span>;
  return (
    <Tooltip content={formatDateTime(at)} relationship="description">
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {show === 'relative' ? formatRelative(at) : formatDate(at)}
      </time>
    </Tooltip>
  );
}
