import { Tooltip } from '@fluentui/react-components';
import { t } from '@contracts';
import { formatDate, formatDateTime, formatRelative, formatShortDate } from './format';

interface TimestampProps {
  /** ISO 8601; null shows a dash. */
  at: string | null;
  /** 'relative': 'yesterday'; 'date': '3 Mar 2026'; 'short': without the present year. The exact moment is in the tooltip. */
  show?: keyof typeof WAYS;
}

const WAYS = {
  relative: (at: string) => formatRelative(at),
  date: (at: string) => formatDate(at),
  short: (at: string) => formatShortDate(at),
};

export function Timestamp({ at, show = 'relative' }: TimestampProps) {
  if (at === null) return <span aria-label={t('not yet')}>–</span>;
  return (
    <Tooltip content={formatDateTime(at)} relationship="description">
      <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
        {WAYS[show](at)}
      </time>
    </Tooltip>
  );
}
