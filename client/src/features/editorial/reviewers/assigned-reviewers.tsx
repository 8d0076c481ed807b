import { Button } from '@fluentui/react-components';
import { MailMultipleRegular } from '@fluentui/react-icons/svg/mail-multiple';
import { PeopleSwapRegular } from '@fluentui/react-icons/svg/people-swap';
import { useState } from 'react';
import { type ArticleReviewerView, type ArticleView, MESSAGES, type ReviewerPanel } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Card } from '../../../shared/display/card';
import { ExpertiseText } from '../../../shared/display/expertise-text';
import { Timestamp } from '../../../shared/display/timestamp';
import { PersonLink } from '../../../shared/people/person-link';
import { useNotify } from '../../../shared/state/hooks';
import { panelApi } from '../api/panel-api';
import { InvitationDialog } from './invitation-dialog';
import { RequestActions } from './request-actions';

const date = (
  id: 'selectedDate' | 'mailedDate' | 'decidedDate' | 'completedDate',
  header: string,
): Column<ArticleReviewerView> => ({
  id,
  header,
  cell: (request) => <Timestamp at={request[id]} show="date" />,
  sortValue: (request) => request[id],
});

const COLUMNS: readonly Column<ArticleReviewerView>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ reviewer }) => <PersonLink id={reviewer.id} name={`${reviewer.firstName} ${reviewer.lastName}`} />,
    sortValue: ({ reviewer }) => reviewer.lastName,
  },
  // At most 70 characters here, 60 among candidates (spec part 2, section 9).
  {
    id: 'expertise',
    header: 'Expertise',
    cell: ({ reviewer }) => <ExpertiseText text={reviewer.areasOfExpertise} max={70} />,
  },
  { id: 'status', header: 'Status', cell: (request) => statusText(request), sortValue: (request) => request.status },
  date('selectedDate', 'Selected'),
  date('mailedDate', 'Mailed'),
  date('decidedDate', 'Decided'),
  date('completedDate', 'Completed'),
  {
    id: 'due',
    header: 'Due',
    cell: (request) => <Timestamp at={dueOf(request)} show="date" />,
    sortValue: dueOf,
  },
];

/** The date by which the reviewer should answer or submit the review; null if nothing is due. */
function dueOf(request: ArticleReviewerView): string | null {
  if (request.status === 'Mailed') return request.answerDueDate;
  return request.status === 'Accepted' ? request.reviewDueDate : null;
}

const statusText = ({ status, declineReason, suggestedColleague }: ArticleReviewerView): string =>
  [status, declineReason, suggestedColleague && `suggests ${suggestedColleague}`].filter((part) => part).join('; ');

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  mayChoose: boolean;
}

/** Requests by revision, newest first; only those of the current revision can be changed. */
export function AssignedReviewers({ article, panel, mayChoose }: Props) {
  const revisions = panel.assigned.filter(({ revision }) => revision !== article.revision);
  const current = panel.assigned.find(({ revision }) => revision === article.revision)?.reviewers ?? [];
  return (
    <>
      <Card
        title={`Reviewers of revision ${article.revision}`}
        actions={mayChoose && <CurrentActions article={article} current={current} earlier={revisions.length > 0} />}
      >
        <RequestTable article={article} revision={article.revision} requests={current} mayChoose={mayChoose} />
      </Card>
      {[...revisions]
        .sort((a, b) => b.revision - a.revision)
        .map(({ revision, reviewers }) => (
          <Card key={revision} title={`Reviewers of revision ${revision}`}>
            <RequestTable article={article} revision={revision} requests={reviewers} mayChoose={false} />
          </Card>
        ))}
    </>
  );
}

interface TableProps {
  article: ArticleView;
  revision: number;
  requests: readonly ArticleReviewerView[];
  mayChoose: boolean;
}

function RequestTable({ article, revision, requests, mayChoose }: TableProps) {
  const state = useListState({ prefix: `r${revision}-` });
  const actions: Column<ArticleReviewerView> = {
    id: 'actions',
    header: 'Actions',
    hideHeader: true,
    align: 'end',
    cell: (request) => <RequestActions article={article} request={request} />,
  };
  return (
    <DataTable
      label={`Reviewers of revision ${revision}`}
      columns={mayChoose ? [...COLUMNS, actions] : COLUMNS}
      rows={requests}
      rowKey={(request) => request.id}
      state={state}
      density="compact"
      empty={MESSAGES.noReviewers}
    />
  );
}

interface ActionsProps {
  article: ArticleView;
  current: readonly ArticleReviewerView[];
  /** True if there is an earlier revision. */
  earlier: boolean;
}

function CurrentActions({ article, current, earlier }: ActionsProps) {
  const [same, { isLoading }] = panelApi.useAssignSameReviewersMutation();
  const [mailing, setMailing] = useState(false);
  const notify = useNotify();
  const selected = current.filter((request) => request.status === 'Selected');
  const assignSame = async (): Promise<void> => {
    const answer = await same({ articleId: article.id });
    if (!('error' in answer)) notify.success(MESSAGES.added);
  };
  return (
    <>
      {earlier && (
        <Button icon={<PeopleSwapRegular />} disabledFocusable={isLoading} onClick={() => void assignSame()}>
          Same reviewers as before
        </Button>
      )}
      {selected.length > 1 && (
        <Button icon={<MailMultipleRegular />} onClick={() => setMailing(true)}>
          Mail all {selected.length} selected
        </Button>
      )}
      {mailing && <InvitationDialog article={article} requests={selected} onClose={() => setMailing(false)} />}
    </>
  );
}
