import type { ReactNode } from 'react';
import { type ArticleView, t } from '@contracts';
import { AuthorFiles } from './author-files';
import { AuthorManuscript } from './author-manuscript';
import { AuthorOverview } from './author-overview';
import { AuthorReviews } from './author-reviews';

export interface AuthorTab {
  /** Its value in the address. */
  value: string;
  name: string;
  count?: number;
  content: ReactNode;
}

/** The tabs of an article for its author, or for a reviewer, who gets no letters. */
export function authorTabs(article: ArticleView, isOwn: boolean): AuthorTab[] {
  const { actions, articleReviewer, files } = article;
  const done = articleReviewer.filter(({ status }) => status === 'Completed').length;
  return [
    {
      value: 'overview',
      name: t('Overview'),
      content: <AuthorOverview article={article} isOwn={isOwn} />,
    },
    { value: 'manuscript', name: t('Manuscript'), content: <AuthorManuscript article={article} /> },
    {
      value: 'reviews',
      name: isOwn ? t('Reviews and letters') : t('Reviews'),
      count: actions.includes('see-reviews') ? done : undefined,
      content: <AuthorReviews article={article} isOwn={isOwn} />,
    },
    { value: 'files', name: t('Files'), count: files.length, content: <AuthorFiles article={article} /> },
  ];
}
