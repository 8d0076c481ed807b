import { type ArticleView, t } from '@contracts';
import { Card } from '../../../../shared/display/card';
import { FileTable } from '../../../../shared/files/file-table';
import { NotesTab } from '../../shared/notes-tab';
import { OverviewTab } from '../overview-tab';
import { ReviewersTab } from '../reviewers-tab';

interface Props {
  /** The parameter `tab` of the address. */
  tab: string | null;
  /** The article as of the moment that the frame shows. */
  article: ArticleView;
}

/** A tab of the article as of a moment in the past, read-only. */
export function PastTab({ tab, article }: Props) {
  switch (tab) {
    case 'reviewers':
      return <ReviewersTab article={article} />;
    case 'notes':
      return <NotesTab article={article} />;
    case 'files':
      return (
        <Card title={t('Files at that time')}>
          <FileTable
            label={t('Files at that time')}
            files={article.files}
            empty={t('There were no files yet.')}
            density="compact"
          />
        </Card>
      );
    default:
      return <OverviewTab article={article} />;
  }
}
