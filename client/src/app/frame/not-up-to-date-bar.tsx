import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { t } from '@contracts';
import { selectPageSince } from '../../shared/changes/not-up-to-date-slice';
import { daysBetween, formatDateTime, formatTime } from '../../shared/display/format';
import { useAppSelector } from '../../shared/state/hooks';

const useStyles = makeStyles({
  bar: { borderRadius: 0, flexShrink: 0, '@media print': { display: 'none' } },
  // Only below: the text stands level with the icon.
  body: { paddingBottom: tokens.spacingVerticalXS },
});

function textSince(since: string | null): string {
  if (since === null) return t('This page is not up to date. The newest changes may be missing. We are working on it.');
  const time = daysBetween(since) === 0 ? formatTime(since) : formatDateTime(since);
  return t('This page is not up to date. Changes since {time} may be missing. We are working on it.', { time });
}

/** Shown while the page has an answer that newer changes may be missing from. */
export function NotUpToDateBar() {
  const styles = useStyles();
  // Renders again on the way to another page. The calls of a page know its address from the window only.
  useLocation();
  const page = window.location.pathname;
  const since = useAppSelector((state) => selectPageSince(state, page));
  if (since === undefined) return null;
  return (
    <MessageBar intent="warning" layout="multiline" className={styles.bar} role="status">
      <MessageBarBody className={styles.body}>{textSince(since)}</MessageBarBody>
    </MessageBar>
  );
}
