import { useSearchParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { ManuscriptViewer } from '../../../shared/viewer/manuscript-viewer';
import { useAwaitsMoment, useMoment } from '../frame/past/moment';
import { NotesTab } from '../shared/notes-tab';
import { revisionOf } from '../shared/revision-of';
import { HistoryTab } from './log/history-tab';
import { OverviewTab } from './overview-tab';
import { EarlierRevision } from './past/earlier-revision';
import { PastTab } from './past/past-tab';
import { PrintView } from './print/print-view';
import { ReviewersTab } from './reviewers-tab';
import { ReviewsTab } from './reviews-tab';

/** The tab that the address names. The frame has the links to all tabs. */
export function StaffDetails({ article }: { article: ArticleView }) {
  const [params] = useSearchParams();
  const moment = useMoment();
  const awaits = useAwaitsMoment();
  const tab = params.get('tab');
  if (awaits && tab !== 'log') return null;
  if (moment && tab !== 'log') return <PastTab tab={tab} article={moment.article} />;
  switch (tab) {
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
    case 'print':
      return <PrintView article={article} />;
    default:
      return <Overview article={article} revision={params.get('revision')} />;
  }
}

function Overview({ article, revision }: { article: ArticleView; revision: string | null }) {
  const shown = revisionOf(revision, article);
  if (shown === article.revision) return <OverviewTab article={article} />;
  return <EarlierRevision key={shown} article={article} revision={shown} />;
}

interface ManuscriptProps {
  article: ArticleView;
  /** The parameters `revision` and `file` of the address. */
  revision: string | null;
  file: string | null;
}

function Manuscript({ article, revision, file }: ManuscriptProps) {
  const shown = revisionOf(revision, article);
  return <ManuscriptViewer key={`${shown} ${file}`} articleId={article.id} revision={shown} file={file ?? undefined} />;
}
