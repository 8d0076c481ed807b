import { Text } from '@fluentui/react-components';
import { type ArticleView, STATUS_LABELS, t } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { articleSteps } from '../../../shared/article/article-progress';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { AuthorshipList } from '../../../shared/article/authorship-list';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import { ProgressSteps } from '../../../shared/display/progress-steps';
import { Timestamp } from '../../../shared/display/timestamp';
import { OriginalFiles } from '../../../shared/files/original-files';
import { Rich } from '../../../shared/language/rich';
import { Loaded } from '../../../shared/page/loaded';
import { RichText } from '../../../shared/rich-text/rich-text';
import { AuthorReviews } from '../reviews/author-reviews';

export type ArticleDialogKind = 'progress' | 'files' | 'coverLetter' | 'abstract' | 'authors' | 'reviews';

const TITLES: Record<ArticleDialogKind, string> = {
  progress: t('Progress'),
  files: t('Original files'),
  coverLetter: t('Cover letter'),
  abstract: t('Abstract'),
  authors: t('Authors'),
  reviews: t('Reviews'),
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
      return <OriginalFiles files={article.files} />;
    case 'coverLetter':
      return <RichText html={article.coverLetter} empty={t('There is no cover letter.')} />;
    case 'abstract':
      return <RichText html={article.abstractText} empty={t('There is no abstract.')} />;
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
      <ProgressSteps label={t('Progress of the manuscript')} steps={articleSteps(article)} />
    </>
  );
}

function Withdrawn({ article: { withdrawnFrom, statusSince } }: { article: ArticleView }) {
  return (
    <Text>
      <Rich
        text="This manuscript was withdrawn on <date></date>."
        tags={{ date: <Timestamp at={statusSince} show="date" /> }}
      />{' '}
      {withdrawnFrom && t("Its status was then ''{label}'.", { label: STATUS_LABELS[withdrawnFrom].label })}
    </Text>
  );
}

/** All authors, with a mark for those who have confirmed. */
function Authors({ article }: { article: ArticleView }) {
  const query = authorshipApi.useAuthorshipQuery(article.id, { refetchOnMountOrArgChange: true });
  return <Loaded query={query}>{({ authors }) => <AuthorshipList authors={authors} />}</Loaded>;
}
