import { Button, Field, makeStyles, Switch, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { type ArticleView, MESSAGES, type ReviewerCandidate, type ReviewerPanel } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { ListSearch } from '../../../shared/data-table/list-search';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { useNotify } from '../../../shared/state/hooks';
import { panelApi } from '../api/panel-api';
import { CANDIDATE_COLUMNS } from './candidate-columns';

const BARRED: Record<NonNullable<ReviewerCandidate['barred']>, string> = {
  AUTHOR: 'Author of this article',
  UPLOADER: 'Uploaded this article',
  EXCLUDED: 'Excluded by the authors',
  BLACKLISTED: 'On the blacklist',
  ASSIGNED: 'Already a reviewer',
};

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalL },
  search: { flexGrow: 1, maxWidth: '28rem' },
});

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  state: ListState;
}

/** Possible reviewers with their statistics; those who cannot be selected show the reason. */
export function Candidates({ article, panel, state }: Props) {
  const choosing = useChoice(article.id);
  const styles = useStyles();
  return (
    <Card title="Candidates">
      <div className={styles.filters}>
        <Field label="Search by name or expertise" className={styles.search}>
          <ListSearch state={state} />
        </Field>
        <Switch
          label="Only with matching expertise"
          checked={state.get('matching') === 'yes'}
          onChange={(_event, data) => state.set({ matching: data.checked ? 'yes' : '' })}
        />
      </div>
      <DataTable
        label="Candidates"
        columns={[...CANDIDATE_COLUMNS, choosing]}
        rows={panel.candidates}
        total={panel.total}
        sizes={[10, 50, 100]}
        rowKey={(one) => one.id}
        state={state}
        density="compact"
        empty="No candidates match. Try another name or field, or show all."
      />
    </Card>
  );
}

/** The column that selects a candidate, or shows why that is not possible. */
function useChoice(articleId: string): Column<ReviewerCandidate> {
  const [select, { isLoading }] = panelApi.useSelectReviewerMutation();
  const notify = useNotify();
  const choose = async (candidate: ReviewerCandidate): Promise<void> => {
    const answer = await select({ articleId, reviewerId: candidate.id });
    if (!('error' in answer)) notify.success(MESSAGES.added);
  };
  const cell = (one: ReviewerCandidate) =>
    one.barred ? (
      BARRED[one.barred]
    ) : (
      <Button
        size="small"
        icon={<AddRegular />}
        aria-label={`Select ${one.firstName} ${one.lastName}`}
        disabledFocusable={isLoading}
        onClick={() => void choose(one)}
      >
        Select
      </Button>
    );
  return { id: 'action', header: 'Choose', hideHeader: true, align: 'end', cell };
}
