import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useParams } from 'react-router-dom';
import type { ArticleView } from '@contracts';
import { useArticleQuery } from '../../../shared/api/article-api';
import { ArticleHeader } from '../../../shared/article/article-header';
import { AddressTabs } from '../../../shared/display/address-tabs';
import { Loaded } from '../../../shared/page/loaded';
import { ArticleOutdatedBar } from '../../../shared/page/outdated-bar';
import { Page } from '../../../shared/page/page';
import { ManageFilesButton } from '../shared/manage-files-button';
import { NotesTab } from '../shared/notes-tab';
import { CheckFiles } from './check-files';
import { CorrectionTab } from './correction-tab';

/** `/checkManuscript/{id}` (spec part 2, section 2, 'Check manuscript'). */
export function CheckPage() {
  const { id = '' } = useParams();
  const query = useArticleQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <Page
      title="Check manuscript"
      crumbs={[{ label: 'Articles to check', to: '/assitantEditorList' }, { label: 'Check manuscript' }]}
    >
      <Loaded query={query}>{(article) => <Check article={article} />}</Loaded>
      <ArticleOutdatedBar id={id} query={query} />
    </Page>
  );
}

function Check({ article }: { article: ArticleView }) {
  const tabs = [
    { value: 'files', label: 'Paper files', content: <CheckFiles article={article} /> },
    {
      value: 'notes',
      label: 'Note',
      count: article.articleNotes.length,
      content: <NotesTab article={article} />,
    },
    { value: 'correction', label: 'Correction', content: <CorrectionTab article={article} /> },
  ];
  return (
    <>
      <ArticleHeader
        article={article}
        explain={['pass-check', 'reject-at-check', 'request-correction']}
        secondary={<ManageFilesButton article={article} />}
      >
        {article.languageService && (
          <MessageBar intent="info">
            <MessageBarBody>
              The authors want the language to be corrected: 100 euro per 1000 words, after acceptance.
            </MessageBarBody>
          </MessageBar>
        )}
      </ArticleHeader>
      <AddressTabs label="Parts of the check" tabs={tabs} />
    </>
  );
}
