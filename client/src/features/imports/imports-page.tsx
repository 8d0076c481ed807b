import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ImportRunView, t } from '@contracts';
import { Card } from '../../shared/display/card';
import { EmptyState } from '../../shared/page/empty-state';
import { Loaded } from '../../shared/page/loaded';
import { Page } from '../../shared/page/page';
import { importsApi } from './imports-api';
import { RunDetails } from './run-details';
import { RunDialog } from './run-dialog';
import { UploadCard } from './upload-card';

const useStyles = makeStyles({
  cards: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  runs: {
    ...{ listStyleType: 'none', margin: 0, padding: 0, display: 'grid', gap: tokens.spacingVerticalM },
    '& > li:not(:first-child)': {
      paddingTop: tokens.spacingVerticalM,
      borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
    },
  },
});

/** `/imports`: imports from other systems, and the last imports. */
export function ImportsPage() {
  const styles = useStyles();
  const query = importsApi.useImportsQuery();
  const [asked, setAsked] = useState<ImportRunView | null>(null);
  return (
    <Page title={t('Import')}>
      <div className={styles.cards}>
        <UploadCard onLookedAt={(run) => run.state === 'PREVIEWED' && setAsked(run)} />
        <Card title={t('Last imports')}>
          <Loaded query={query}>
            {(runs) =>
              runs.length === 0 ? (
                <EmptyState text={t('Nothing has been imported yet.')} />
              ) : (
                <ul className={styles.runs}>
                  {runs.map((run) => (
                    <li key={run.id}>
                      <RunDetails run={run} onRun={() => setAsked(run)} />
                    </li>
                  ))}
                </ul>
              )
            }
          </Loaded>
        </Card>
      </div>
      {asked && <RunDialog run={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}
