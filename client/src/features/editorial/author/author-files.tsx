import { makeStyles, tokens } from '@fluentui/react-components';
import { type ArticleView, t } from '@contracts';
import { Card } from '../../../shared/display/card';
import { FileTable } from '../../../shared/files/file-table';
import { EmptyState } from '../../../shared/page/empty-state';

const useStyles = makeStyles({
  parts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
});

/** The files of each revision, the newest first, also those of a revision in preparation. */
export function AuthorFiles({ article: { files } }: { article: ArticleView }) {
  const styles = useStyles();
  const revisions = [...new Set(files.map(({ revision }) => revision))].toSorted((one, other) => other - one);
  if (revisions.length === 0) return <EmptyState text={t('There are no files.')} />;
  return (
    <div className={styles.parts}>
      {revisions.map((revision) => (
        <Card key={revision} title={t('Files of revision {revision}', { revision })}>
          <FileTable
            label={t('Files of revision {revision}', { revision })}
            files={files.filter((file) => file.revision === revision)}
            empty={t('There are no files.')}
            prefix={`r${revision}-`}
          />
        </Card>
      ))}
    </div>
  );
}
