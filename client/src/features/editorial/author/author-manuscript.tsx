import { makeStyles, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { type ArticleView, t } from '@contracts';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import { RevisionLinks } from '../shared/revision-links';
import { revisionOf } from '../shared/revision-of';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
});

/** The PDF that reviewers read, and the single files of a revision. */
export function AuthorManuscript({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [params] = useSearchParams();
  const { id, revision } = article;
  const shown = revisionOf(params.get('revision'), article);
  const file = params.get('file') ?? undefined;
  return (
    <div className={styles.parts}>
      {revision > 0 && (
        <nav aria-label={t('Revisions')}>
          <RevisionLinks
            revision={revision}
            shown={shown}
            to={(one) => `/articleDetails/${id}?tab=manuscript${one === revision ? '' : `&revision=${one}`}`}
          />
        </nav>
      )}
      <ManuscriptViewer key={`${shown} ${file}`} articleId={id} revision={shown} file={file} />
    </div>
  );
}
