import { makeStyles, tokens } from '@fluentui/react-components';
import { formatDateTime } from '../../../../shared/display/format';
import { Loaded } from '../../../../shared/page/loaded';
import { detailsApi } from '../../api/details-api';
import { statusMove, whoDid } from '../log/log-words';

const useStyles = makeStyles({
  list: { display: 'grid', rowGap: tokens.spacingVerticalXS, margin: 0, paddingInlineStart: tokens.spacingHorizontalL },
  entry: { breakInside: 'avoid', overflowWrap: 'anywhere' },
  muted: { color: tokens.colorNeutralForeground2 },
});

/** What happened to the article, oldest first, one line each. */
export function PrintedHistory({ articleId }: { articleId: string }) {
  const styles = useStyles();
  const query = detailsApi.useArticleLogQuery(articleId);
  return (
    <Loaded query={query}>
      {(entries) => (
        <ol className={styles.list}>
          {[...entries].reverse().map((entry) => (
            <li key={entry.id} className={styles.entry}>
              <span className={styles.muted}>
                {formatDateTime(entry.actionTime)}, {whoDid(entry)}:
              </span>{' '}
              {entry.description} {statusMove(entry) && <strong>{statusMove(entry)}</strong>}
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
