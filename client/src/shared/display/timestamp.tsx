import { Tooltip } from '@fluentui/react-components';
import { t } from '@contracts';
import { formatDate, formatDateTime, formatRelative, formatShortDate } from './format';
import { VisuallyHidden } from './visually-hidden';

interface TimestampProps {
  /** ISO 8601; null shows a dash. */
  at: string | null;
  /** 'relative': 'yesterday'; 'date': '3 Mar 2026'; 'short': without the present year. The exact moment is in the tooltip. */
  show?: keyof typeof WAYS;
  /**
   * True where it stands alone: the exact moment is then reachable by keyboard and touch. Not in a link, a button, or the rows of a table,
   * where each row would add a stop for the Tab key.
   */
  focusable?: boolean;
}

const WAYS = {
  relative: (at: string) => formatRelative(at),
  date: (at: string) => formatDate(at),
  short: (at: string) => formatShortDate(at),
};

/** A moment in words. */
export function Timestamp({ at, show = 'relative', focusable = false }: TimestampProps) {
  if (at === null) return <NotYet />;
  return (
    <Tooltip content={formatDateTime(at)} relationship="description">
      <time dateTime={at} tabIndex={focusable ? 0 : undefined} style={{ whiteSpace: 'nowrap' }}>
        {WAYS[show](at)}
      </time>
    </Tooltip>
  );
}

const NotYet = () => (
  <span>
    <span aria-hidden>–</span>
    <VisuallyHidden>{t('not yet')}</VisuallyHidden>
  </span>
);
