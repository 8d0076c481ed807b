import { Button, makeStyles, MessageBar, MessageBarActions, MessageBarBody, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, t } from '@contracts';
import { api } from '../api/api';
import { useNewerUpdate } from '../changes/use-newer-update';
import { DismissButton } from '../display/dismiss-button';
import { useAppDispatch } from '../state/hooks';

const useStyles = makeStyles({
  // At the bottom of the window, so that nothing on the page moves.
  place: {
    position: 'sticky',
    bottom: tokens.spacingVerticalL,
    zIndex: 1,
    alignSelf: 'center',
    maxWidth: '100%',
    '@media print': { display: 'none' },
  },
  bar: { boxShadow: tokens.shadow16 },
});

interface Props {
  id: string;
  /** The timestamp of the state that the screen shows. */
  lastUpdate: string | undefined;
  busy: boolean;
  onReload: () => void;
}

/** An unobtrusive notice that the article has changed on the server. The screen keeps its content until it is reloaded. */
export function OutdatedBar({ id, lastUpdate, busy, onReload }: Props) {
  const styles = useStyles();
  const newer = useNewerUpdate({ id, lastUpdate, busy });
  const [dismissed, setDismissed] = useState<string>();
  return (
    <div role="status" className={styles.place}>
      {newer !== null && newer !== dismissed && (
        <MessageBar intent="info" layout="singleline" className={styles.bar}>
          <MessageBarBody>{t('This manuscript has changed.')}</MessageBarBody>
          <MessageBarActions containerAction={<DismissButton onClick={() => setDismissed(newer)} />}>
            <Button onClick={onReload}>{t('Reload')}</Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </div>
  );
}

interface PageProps {
  id: string;
  query: { data?: ArticleView; isFetching: boolean };
}

/** The same notice for a page that uses `useArticleQuery`. */
export function ArticleOutdatedBar({ id, query }: PageProps) {
  const dispatch = useAppDispatch();
  const reload = (): void => {
    const tags = (['Article', 'ReviewerPanel', 'Log'] as const).map((type) => ({ type, id }));
    dispatch(api.util.invalidateTags(tags));
  };
  return <OutdatedBar key={id} id={id} lastUpdate={query.data?.lastUpdate} busy={query.isFetching} onReload={reload} />;
}
