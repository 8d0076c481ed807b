import { makeStyles, MessageBar, MessageBarBody, MessageBarTitle, tokens } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { type ArticleView, FIGURE_DESIGNATIONS, MESSAGES, t, VEIL_MESSAGES } from '@contracts';
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
  // Marked, so that no one takes the past for the present.
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
  /** A number lower than the present revision. */
  revision: number;
}

/** A revision before the present one: its abstract, files and reviews as they were when it was decided on. */
export function EarlierRevision({ article, revision }: Props) {
  const styles = useStyles();
  const log = detailsApi.useArticleLogQuery(article.id);
  return (
    <div role="region" aria-label={t('Revision {revision}', { revision })} className={styles.past}>
      <Loaded query={log}>
        {(entries) => {
          const end = revisionEnd(entries, revision);
          return (
            <>
              <Note
                article={article}
                revision={revision}
                ended={end && t('{decision} on {date}', { decision: end.decision, date: formatDate(end.at) })}
              />
              {end ? (
                <TextsAtMoment article={article} revision={revision} at={end.at} />
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

/** Abstract and cover letter as the reviewers of that revision saw them. Nothing is shown below them until they have loaded. */
function TextsAtMoment({ article, revision, at }: Props & { at: string }) {
  const then = detailsApi.useArticleAsOfQuery({ articleId: article.id, at });
  return (
    <Loaded query={then}>
      {({ abstractText, coverLetter, authorsHidden }) => (
        <>
          <Card title={t('Abstract')}>
            <RichText html={abstractText} empty={t('There is no abstract.')} />
          </Card>
          <Card title={t('Cover letter')}>
            <RichText
              html={coverLetter}
              empty={authorsHidden ? VEIL_MESSAGES.unshown : t('There is no cover letter.')}
            />
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
      <Card title={t('Files of revision {revision}', { revision })}>
        <FileTable
          label={t('Files of revision {revision}', { revision })}
          files={files.filter(({ type }) => !FIGURE_DESIGNATIONS.includes(type))}
          empty={t('There are no files in this revision.')}
          density="compact"
        />
      </Card>
      <Card title={t('Reviews of revision {revision}', { revision })}>
        <ReviewsOf article={article} revision={revision} none={<EmptyState text={MESSAGES.noReviews} />} />
      </Card>
    </>
  );
}

interface NoteProps extends Props {
  /** The decision on this revision and its date; null if the log does not contain them. */
  ended: string | null;
}

function Note({ article: { id, revision: present }, revision, ended }: NoteProps) {
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('This is revision {revision}, not the current one.', { revision })}</MessageBarTitle>
        {ended !== null && `${t('It ended with the decision {ended}.', { ended })} `}
        <Link to={`/articleDetails/${id}?tab=manuscript&revision=${revision}`}>
          {t('Manuscript of revision {revision}', { revision })}
        </Link>
        {' · '}
        <Link to={`/articleDetails/${id}`}>{t('Current revision {present}', { present })}</Link>
      </MessageBarBody>
    </MessageBar>
  );
}
