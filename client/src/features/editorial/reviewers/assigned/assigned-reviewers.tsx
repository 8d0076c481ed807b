import { Button } from '@fluentui/react-components';
import { MailMultipleRegular } from '@fluentui/react-icons/svg/mail-multiple';
import { PeopleSwapRegular } from '@fluentui/react-icons/svg/people-swap';
import { useState } from 'react';
import { type ArticleReviewerView, type ArticleView, MESSAGES, type ReviewerPanel, t } from '@contracts';
import type { Column } from '../../../../shared/data-table/column';
import { DataTable } from '../../../../shared/data-table/data-table';
import { useListState } from '../../../../shared/data-table/use-list-state';
import { Card } from '../../../../shared/display/card';
import { useNotify } from '../../../../shared/state/hooks';
import { panelApi } from '../../api/panel-api';
import { InvitationDialog } from './invitation-dialog';
import { RequestActions } from './request-actions';
import { REQUEST_COLUMNS } from './request-columns';
import { RequiredCount } from './required-count';

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
        title={t('Reviewers of revision {revision}', { revision: article.revision })}
        actions={
          <>
            {mayChoose && <CurrentActions article={article} current={current} sameAgain={panel.sameAgain} />}
            <RequiredCount article={article} panel={panel} disabled={!mayChoose} />
          </>
        }
      >
        <RequestTable article={article} revision={article.revision} requests={current} mayChoose={mayChoose} />
      </Card>
      {[...revisions]
        .sort((a, b) => b.revision - a.revision)
        .map(({ revision, reviewers }) => (
          <Card key={revision} title={t('Reviewers of revision {revision}', { revision })}>
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
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    width: '154px',
    cell: (request) => <RequestActions article={article} request={request} />,
  };
  return (
    <DataTable
      label={t('Reviewers of revision {revision}', { revision })}
      columns={mayChoose ? [...REQUEST_COLUMNS, actions] : REQUEST_COLUMNS}
      rows={requests}
      rowKey={(request) => request.id}
      state={state}
      density="lines"
      empty={MESSAGES.noReviewers}
    />
  );
}

interface ActionsProps {
  article: ArticleView;
  current: readonly ArticleReviewerView[];
  /** The number of reviewers of the previous revision who can be chosen again. */
  sameAgain: number;
}

function CurrentActions({ article, current, sameAgain }: ActionsProps) {
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
      {sameAgain > 0 && (
        <Button icon={<PeopleSwapRegular />} disabledFocusable={isLoading} onClick={() => void assignSame()}>
          {t('Same {sameAgain, plural, one {# reviewer} other {# reviewers}} as before', { sameAgain })}
        </Button>
      )}
      {selected.length > 1 && (
        <Button icon={<MailMultipleRegular />} onClick={() => setMailing(true)}>
          {t('Mail all {count} selected', { count: selected.length })}
        </Button>
      )}
      {mailing && <InvitationDialog article={article} requests={selected} onClose={() => setMailing(false)} />}
    </>
  );
}
