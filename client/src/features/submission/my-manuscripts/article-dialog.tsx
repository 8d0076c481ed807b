import { Link, Text } from '@fluentui/react-components';
import { type ArticleView, DESIGNATION_LABELS, GENERATED_DESIGNATIONS, sizeLabel, STATUS_LABELS } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { articleSteps } from '../../../shared/article/article-progress';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { AuthorshipList } from '../../../shared/article/authorship-list';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import { ProgressSteps } from '../../../shared/display/progress-steps';
import { Timestamp } from '../../../shared/display/timestamp';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { AuthorReviews } from '../reviews/author-reviews';

export type ArticleDialogKind = 'progress' | 'files' | 'coverLetter' | 'abstract' | 'authors' | 'reviews';

const TITLES: Record<ArticleDialogKind, string> = {
  progress: 'Progress',
  files: 'Original files',
  coverLetter: 'Cover letter',
  abstract: 'Abstract',
  authors: 'Authors',
  reviews: 'Reviews',
};

interface Props {
  kind: ArticleDialogKind;
  articleId: string;
  onClose: () => void;
}

/** A dialog that shows part of a manuscript without leaving the list. */
export function ArticleDialog({ kind, articleId, onClose }: Props) {
  const query = useArticleQuery(articleId);
  return (
    <ReadDialog title={TITLES[kind]} wide={kind === 'reviews'} onClose={onClose}>
      <Loaded query={query}>{(article) => <Content kind={kind} article={article} />}</Loaded>
    </ReadDialog>
  );
}

function Content({ kind, article }: { kind: ArticleDialogKind; article: ArticleView }) {
  switch (kind) {
    case 'progress':
      return <Progress article={article} />;
    case 'files':
      return <OriginalFiles article={article} />;
    case 'coverLetter':
      return <RichText html={article.coverLetter} empty="There is no cover letter." />;
    case 'abstract':
      return <RichText html={article.abstractText} empty="There is no abstract." />;
    case 'authors':
      return <Authors article={article} />;
    case 'reviews':
      return <AuthorReviews article={article} />;
  }
}

function Progress({ article }: { article: ArticleView }) {
  return (
    <>
      {article.status === 'WITHDRAWN' && <Withdrawn article={article} />}
      <ProgressSteps label="Progress of the manuscript" steps={articleSteps(article)} />
    </>
  );
}

function Withdrawn({ article: { withdrawnFrom, statusSince } }: { article: ArticleView }) {
  return (
    <Text>
      This manuscript was withdrawn on <Timestamp at={statusSince} show="date" />.
      {withdrawnFrom && ` Its status was then '${STATUS_LABELS[withdrawnFrom].label}'.`}
    </Text>
  );
}

/** All authors, and which of them have confirmed. */
function Authors({ article }: { article: ArticleView }) {
  const query = authorshipApi.useAuthorshipQuery(article.id, { refetchOnMountOrArgChange: true });
  return <Loaded query={query}>{({ authors }) => <AuthorshipList authors={authors} />}</Loaded>;
}

function OriginalFiles({ article }: { article: ArticleView }) {
  const files = article.files.filter((file) => !GENERATED_DESIGNATIONS.includes(file.type) || file.type === 'Overview');
  if (files.length === 0) return <EmptyState text="There are no files." />;
  return (
    <ul>
      {files.map((file) => (
        <li key={file.id}>
          <Link href={file.location} target="_blank" rel="noreferrer">
            {file.filename}
          </Link>{' '}
          ({DESIGNATION_LABELS[file.type]}, {sizeLabel(file.size)})
        </li>
      ))}
    </ul>
  );
}
