import { type ArticleView, t } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { authorshipApi } from '../../../shared/article/authorship-api';
import { AuthorshipList } from '../../../shared/article/authorship-list';
import { ManuscriptProgress } from '../../../shared/article/progress/manuscript-progress';
import { ReadDialog } from '../../../shared/dialogs/read-dialog';
import { OriginalFiles } from '../../../shared/files/original-files';
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
      return <ManuscriptProgress article={article} />;
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

/** All authors, with a mark for those who have confirmed. */
function Authors({ article }: { article: ArticleView }) {
  const query = authorshipApi.useAuthorshipQuery(article.id, { refetchOnMountOrArgChange: true });
  return <Loaded query={query}>{({ authors }) => <AuthorshipList authors={authors} />}</Loaded>;
}
