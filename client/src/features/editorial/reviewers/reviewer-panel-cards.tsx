import type { ArticleView } from '@contracts';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Later } from '../../../shared/page/later';
import { Loaded } from '../../../shared/page/loaded';
import { panelApi } from '../api/panel-api';
import { AlternatesCard } from './alternates/alternates-card';
import { AssignedReviewers } from './assigned/assigned-reviewers';
import { Candidates } from './candidates/candidates';
import { Wishes } from './wishes';

/** The reviewer panel: required number, assigned reviewers and candidates (spec part 2, section 2). */
export function ReviewerPanelCards({ article }: { article: ArticleView }) {
  const state = useListState({ prefix: 'candidates-' });
  const query = panelApi.useReviewerPanelQuery({
    articleId: article.id,
    q: state.q,
    page: state.page,
    size: state.size,
    sort: state.sort,
    matching: state.get('matching') === 'yes',
  });
  const mayChoose = article.actions.includes('choose-reviewers');
  return (
    <Loaded query={query} large>
      {(panel) => (
        <>
          <AssignedReviewers article={article} panel={panel} mayChoose={mayChoose} />
          <AlternatesCard article={article} panel={panel} mayChoose={mayChoose} />
          <Wishes article={article} panel={panel} mayChoose={mayChoose} />
          <Later>{mayChoose && <Candidates {...{ article, panel, query, state }} />}</Later>
        </>
      )}
    </Loaded>
  );
}
