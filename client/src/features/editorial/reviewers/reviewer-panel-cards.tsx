import { Text } from '@fluentui/react-components';
import type { ArticleView, ReviewerPanel } from '../../../../../src/contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/card';
import { Loaded } from '../../../shared/loaded';
import { useSettled } from '../../../shared/use-settled';
import { panelApi } from '../api/panel-api';
import { AssignedReviewers } from './assigned-reviewers';
import { Candidates } from './candidates';
import { RequiredCount } from './required-count';

/** How many reviewers, who they are, and who could be (spec part 2, section 2). */
export function ReviewerPanelCards({ article }: { article: ArticleView }) {
  const state = useListState({ prefix: 'candidates-' });
  const query = panelApi.useReviewerPanelQuery({ articleId: article.id, q: useSettled(state.q) });
  const mayChoose = article.actions.includes('choose-reviewers');
  return (
    <Loaded query={query}>
      {(panel) => (
        <>
          <RequiredCount article={article} panel={panel} disabled={!mayChoose} />
          <AssignedReviewers article={article} panel={panel} mayChoose={mayChoose} />
          <Suggested panel={panel} />
          {mayChoose && <Candidates article={article} panel={panel} state={state} />}
        </>
      )}
    </Loaded>
  );
}

/** People whom the journal does not know yet; the office makes an account for them first. */
function Suggested({ panel }: { panel: ReviewerPanel }) {
  const { suggested } = panel;
  if (suggested.length === 0) return null;
  return (
    <Card title="Suggested by the authors">
      <ul>
        {suggested.map((one) => (
          <li key={one.email}>
            <Text>
              {one.fullName}, {one.email}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
