import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import { useLocation } from 'react-router-dom';
import { t } from '@contracts';
import { selectPageSince } from '../../shared/changes/not-up-to-date-slice';
import { daysBetween, formatDateTime, formatTime } from '../../shared/display/format';
import { useAppSelector } from '../../shared/state/hooks';

const useStyles = makeStyles({
  bar: { borderRadius: 0, flexShrink: 0, '@media print': { display: 'none' } },
  // Only below, so that the text is level with the icon.
  body: { paddingBottom: tokens.spacingVerticalXS },
});

function textSince(since: string | null): string {
  if (since === null) return t('This page is not up to date. The newest changes may be missing. We are working on it.');
  const time = daysBetween(since) === 0 ? formatTime(since) : formatDateTime(since);
  return t('This page is not up to date. Changes since {time} may be missing. We are working on it.', { time });
}

/** Shown while an answer on the page may lack newer changes. */
export function NotUpToDateBar() {
  const styles = useStyles();
  // Renders again when the address changes, because the page's calls take the address from the window.
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
