import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type ArticleView, FIGURE_DESIGNATIONS, MESSAGES } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { formatDate } from '../../../../shared/display/format';
import { FileTable } from '../../../../shared/files/file-table';
import { EmptyState } from '../../../../shared/page/empty-state';
import { Loaded } from '../../../../shared/page/loaded';
import { RichText } from '../../../../shared/rich-text/rich-text';
import { detailsApi } from '../../api/details-api';
import { FigureThumbnails } from '../figure-thumbnails';
import { ReviewsOf } from '../reviews-tab';
import { revisionEnd } from './revision-end';

const useStyles = makeStyles({
  // The past must not be taken for the present.
  past: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: tokens.spacingVerticalL,
    padding: tokens.spacingHorizontalM,
    border: `3px solid ${tokens.colorPaletteMarigoldBorderActive}`,
    borderRadius: tokens.borderRadiusXLarge,
  },
});

interface Props {
  article: ArticleView;
  /** Below the present one. */
  revision: number;
}

/** A revision before the present one: its abstract, files and reviews as they were when it was decided on. */
export function EarlierRevision({ article, revision }: Props) {
  const styles = useStyles();
  const log = detailsApi.useArticleLogQuery(article.id);
  return (
    <div role="region" aria-label={`Revision ${revision}`} className={styles.past}>
      <Loaded query={log}>
        {(entries) => {
          const end = revisionEnd(entries, revision);
          return (
            <>
              <Note article={article} revision={revision} ended={end && `${end.decision} on ${formatDate(end.at)}`} />
              {end ? (
                <Then article={article} revision={revision} at={end.at} />
              ) : (
                <FilesAndReviews article={article} revision={revision} />
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}

/** Abstract and cover letter as the reviewers of that revision had them; nothing stands below them before they are there. */
function Then({ article, revision, at }: Props & { at: string }) {
  const then = detailsApi.useArticleAsOfQuery({ articleId: article.id, at });
  return (
    <Loaded query={then}>
      {({ abstractText, coverLetter }) => (
        <>
          <Card title="Abstract">
            <RichText html={abstractText} empty="There is no abstract." />
          </Card>
          <Card title="Cover letter">
            <RichText html={coverLetter} empty="There is no cover letter." />
          </Card>
          <FilesAndReviews article={article} revision={revision} />
        </>
      )}
    </Loaded>
  );
}

function FilesAndReviews({ article, revision }: Props) {
  const files = article.files.filter((file) => file.revision === revision);
  return (
    <>
      <FigureThumbnails article={{ ...article, revision }} />
      <Card title={`Files of revision ${revision}`}>
        <FileTable
          label={`Files of revision ${revision}`}
          files={files.filter(({ type }) => !FIGURE_DESIGNATIONS.includes(type))}
          empty="There are no files in this revision."
          density="compact"
        />
      </Card>
      <Card title={`Reviews of revision ${revision}`}>
        <ReviewsOf article={article} revision={revision} none={<EmptyState text={MESSAGES.noReviews} />} />
      </Card>
    </>
  );
}

interface NoteProps extends Props {
  /** How and when it was decided on; null when the log does not say. */
  ended: string | null;
}

function Note({ article: { id, revision: present }, revision, ended }: NoteProps) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>This is revision {revision}, not the present one.</MessageBarTitle>
        {ended !== null && `It ended with the decision ${ended}. `}
        <Link to={`/articleDetails/${id}?tab=manuscript&revision=${revision}`}>Manuscript of revision {revision}</Link>
        {' · '}
        <Link to={`/articleDetails/${id}`}>Present revision {present}</Link>
      </MessageBarBody>
    </MessageBar>
  );
}
