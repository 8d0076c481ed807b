import { makeStyles, MessageBar, MessageBarBody, tokens } from '@fluentui/react-components';
import {
  type ArticleView,
  DESIGNATION_LABELS,
  FIGURE_DESIGNATIONS,
  REQUIRED_REVISION_DESIGNATIONS,
  REVISION_DESIGNATIONS,
  revisionProblems,
  t,
} from '@contracts';
import { ManagedFiles } from '../../../shared/files/managed-files';
import { PreparedManuscript } from '../converted/prepared-manuscript';
import { FiguresButton } from '../files/figures-button';
import { ReuseFiles } from './reuse-files';
import { SubmitRevision } from './submit-revision';

const useStyles = makeStyles({
  upload: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: tokens.spacingVerticalL },
});

/** The files of the new revision and its submission (spec part 1, section 4, 'Revision submission'). */
export function RevisionUpload({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const revision = article.revision + 1;
  const present = article.files.filter((file) => file.revision === revision);
  const types = present.map((file) => file.type);
  const missing = revisionProblems(types, true);
  const lacking = REQUIRED_REVISION_DESIGNATIONS.filter((type) => missing[type] !== undefined);
  const hasFigures = present.some((file) => FIGURE_DESIGNATIONS.includes(file.type));
  return (
    <div className={styles.upload}>
      <ManagedFiles
        article={article}
        revision={revision}
        designations={REVISION_DESIGNATIONS}
        tools={<FiguresButton article={article} revision={revision} />}
        label={t('Files of revision {revision}', { revision })}
        empty={t('No files yet. Start with the letter of rebuttal.')}
      />
      <ReuseFiles article={article} />
      {lacking.length > 0 && (
        <MessageBar intent="info">
          <MessageBarBody>
            {t('Still needed: {files}.', {
              files: lacking.map((type) => DESIGNATION_LABELS[type].toLowerCase()).join(', '),
            })}
          </MessageBarBody>
        </MessageBar>
      )}
      {types.includes('UnmarkedManuscriptPDF') && <PreparedManuscript article={article} revision={revision} />}
      <SubmitRevision article={article} complete={lacking.length === 0} hasFigures={hasFigures} />
    </div>
  );
}
