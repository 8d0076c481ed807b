import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import { type ArticleReviewerView, type ArticleView, interestsInWords, MESSAGES } from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { countOf } from '../../../shared/display/format';
import { Timestamp } from '../../../shared/display/timestamp';
import { EmptyState } from '../../../shared/page/empty-state';
import { PersonLink } from '../../../shared/people/person-link';

type DateField = 'selectedDate' | 'mailedDate' | 'decidedDate' | 'completedDate';

const date = (id: DateField, header: string): Column<ArticleReviewerView> => ({
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
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, declineReason, interests }) => {
      const more = declineReason ?? (interests && interestsInWords(interests));
      return more ? `${status}: ${more}` : status;
    },
    sortValue: ({ status }) => status,
  },
  date('selectedDate', 'Selected'),
  date('mailedDate', 'Mailed'),
  date('decidedDate', 'Decided'),
  date('completedDate', 'Completed'),
];

/** Requests by revision, newest first, all expanded by default (spec part 2, section 2, 'Article details'). */
export function ReviewersTab({ article }: { article: ArticleView }) {
  const revisions = Array.from({ length: article.revision + 1 }, (_none, index) => article.revision - index);
  return (
    <Accordion multiple collapsible defaultOpenItems={revisions}>
      {revisions.map((revision) => {
        const requests = article.articleReviewer.filter((request) => request.revision === revision);
        return (
          <AccordionItem key={revision} value={revision}>
            <AccordionHeader as="h2" expandIconPosition="end" button={{ 'data-print': true } as object}>
              Revision {revision} ({requests.length === 0 ? 'no reviewers' : countOf(requests.length, 'reviewer')})
            </AccordionHeader>
            <AccordionPanel>
              <Requests revision={revision} requests={requests} />
            </AccordionPanel>
          </AccordionItem>
        );
      })}
    </Accordion>
  );
}

function Requests({ revision, requests }: { revision: number; requests: readonly ArticleReviewerView[] }) {
  const state = useListState({ prefix: `r${revision}-` });
  if (requests.length === 0) return <EmptyState text={MESSAGES.noReviewers} />;
  return (
    <DataTable
      label={`Reviewers of revision ${revision}`}
      columns={COLUMNS}
      rows={requests}
      rowKey={(request) => request.id}
      state={state}
      density="compact"
      empty={MESSAGES.noReviewers}
    />
  );
}
