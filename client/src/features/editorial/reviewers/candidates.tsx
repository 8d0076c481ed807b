import { Badge, Button, Field, SearchBox } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { MESSAGES, type ArticleView, type ReviewerCandidate, type ReviewerPanel } from '../../../../../src/contracts';
import { useNotify } from '../../../app/hooks';
import { Card } from '../../../shared/card';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import type { ListState } from '../../../shared/data-table/use-list-state';
import { reviewerPanelApi } from '../reviewer-panel-api';
import { ExpertiseText } from './expertise-text';

const BARRED: Record<NonNullable<ReviewerCandidate['barred']>, string> = {
  AUTHOR: 'Author of this article',
  UPLOADER: 'Uploaded this article',
  EXCLUDED: 'Excluded by the authors',
  BLACKLISTED: 'On the blacklist',
  ASSIGNED: 'Already a reviewer',
};
const CONFLICTS: Record<ReviewerCandidate['conflicts'][number], string> = {
  SAME_DOMAIN: 'Same e-mail domain as an author',
  SAME_INSTITUTE: 'Same institute as an author',
};

const twoDecimals = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

const COLUMNS: readonly Column<ReviewerCandidate>[] = [
  { id: 'name', header: 'Name', cell: (one) => <Name candidate={one} />, sortValue: (one) => one.lastName },
  {
    id: 'expertise',
    header: 'Expertise',
    cell: (one) => <ExpertiseText text={one.expertise} max={60} />,
    sortValue: (one) => one.expertise,
  },
  number('currentAsignments', 'Current assignments'),
  number('completedLastYear', 'Completed last year'),
  number('assignmentsLastYear', 'Assignments last year'),
  {
    id: 'responseTime',
    header: 'Response time (days)',
    align: 'end',
    cell: (one) => twoDecimals(one.responseTime),
    sortValue: (one) => one.responseTime,
  },
  {
    id: 'rejectPct',
    header: 'Refused',
    align: 'end',
    cell: (one) => (one.rejectPct === null ? '–' : `${(one.rejectPct * 100).toFixed(0)}%`),
    sortValue: (one) => one.rejectPct,
  },
  number('acceptedArticles', 'Accepted articles'),
  {
    id: 'avgRating',
    header: 'Rating',
    align: 'end',
    cell: (one) => twoDecimals(one.avgRating),
    sortValue: (one) => one.avgRating,
  },
];

function number(
  id: 'currentAsignments' | 'completedLastYear' | 'assignmentsLastYear' | 'acceptedArticles',
  header: string,
): Column<ReviewerCandidate> {
  return { id, header, align: 'end', cell: (one) => one[id], sortValue: (one) => one[id] };
}

function Name({ candidate }: { candidate: ReviewerCandidate }) {
  const { firstName, lastName, institute, nominated, conflicts } = candidate;
  return (
    <>
      {firstName} {lastName}
      {institute ? `, ${institute}` : ''}{' '}
      {nominated !== null && (
        <Badge appearance="tint" color="brand">
          Nominated by the authors
        </Badge>
      )}
      {conflicts.map((conflict) => (
        <Badge key={conflict} appearance="tint" color="warning">
          {CONFLICTS[conflict]}
        </Badge>
      ))}
    </>
  );
}

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  state: ListState;
}

/** Who could review, with how they have reviewed so far; those who can't be chosen say why. */
export function Candidates({ article, panel, state }: Props) {
  const [select, { isLoading }] = reviewerPanelApi.useSelectReviewerMutation();
  const notify = useNotify();
  const choose = async (candidate: ReviewerCandidate): Promise<void> => {
    const answer = await select({ articleId: article.id, reviewerId: candidate.id });
    if (!('error' in answer)) notify.success(MESSAGES.added);
  };
  const action: Column<ReviewerCandidate> = {
    id: 'action',
    header: 'Choose',
    hideHeader: true,
    align: 'end',
    cell: (one) =>
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
      ),
  };
  return (
    <Card title="Candidates">
      <Field label="Search by name or expertise">
        <SearchBox value={state.q} onChange={(_event, data) => state.set({ q: data.value })} />
      </Field>
      <DataTable
        label="Candidates"
        columns={[...COLUMNS, action]}
        rows={panel.candidates}
        rowKey={(one) => one.id}
        state={state}
        density="compact"
        empty="Nobody matches. Try another name or field."
      />
    </Card>
  );
}
