import { useSearchParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import { NotesTab } from '../shared/notes-tab';
import { HistoryTab } from './log/history-tab';
import { OverviewTab } from './overview-tab';
import { ReviewersTab } from './reviewers-tab';
import { ReviewsTab } from './reviews-tab';

/** The tab that the address names; its frame has the links to all of them. */
export function StaffDetails({ article }: { article: ArticleView }) {
  const [params] = useSearchParams();
  switch (params.get('tab')) {
    case 'manuscript':
      return <Manuscript article={article} revision={params.get('revision')} file={params.get('file')} />;
    case 'reviews':
      return <ReviewsTab article={article} />;
    case 'reviewers':
      return <ReviewersTab article={article} />;
    case 'log':
    case 'mails':
      return <HistoryTab article={article} />;
    case 'notes':
      return <NotesTab article={article} />;
    default:
      return <OverviewTab article={article} />;
  }
}

interface ManuscriptProps {
  article: ArticleView;
  /** As in the address. */
  revision: string | null;
  file: string | null;
}

function Manuscript({ article, revision, file }: ManuscriptProps) {
  const wanted = revision !== null && /^\d{1,3}$/.test(revision) ? Number(revision) : article.revision;
  const shown = Math.min(wanted, article.revision);
  return <ManuscriptViewer key={`${shown} ${file}`} articleId={article.id} revision={shown} file={file ?? undefined} />;
}
