import { Accordion, AccordionHeader, AccordionItem, AccordionPanel } from '@fluentui/react-components';
import {
  type ArticleReviewerView,
  type ArticleView,
  ASSIGNMENT_LABELS,
  interestsInWords,
  MESSAGES,
  t,
} from '@contracts';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { Timestamp } from '../../../shared/display/timestamp';
import { EmptyState } from '../../../shared/page/empty-state';
import { pageIdOf, PersonLink } from '../../../shared/people/person-link';

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
    header: t('Name'),
    cell: ({ reviewer }) => <PersonLink id={pageIdOf(reviewer)} name={`${reviewer.firstName} ${reviewer.lastName}`} />,
    sortValue: ({ reviewer }) => reviewer.lastName,
  },
  {
    id: 'status',
    header: t('Status'),
    cell: ({ status, declineReason, interests }) => {
      const more = declineReason ?? (interests && interestsInWords(interests));
      return more ? `${ASSIGNMENT_LABELS[status]}: ${more}` : ASSIGNMENT_LABELS[status];
    },
    sortValue: ({ status }) => ASSIGNMENT_LABELS[status],
  },
  date('selectedDate', t('Selected')),
  date('mailedDate', t('Mailed')),
  date('decidedDate', t('Decided')),
  date('completedDate', t('Completed')),
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
              {t('Revision {revision} ({count, plural, =0 {no reviewers} one {# reviewer} other {# reviewers}})', {
                revision,
                count: requests.length,
              })}
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
      label={t('Reviewers of revision {revision}', { revision })}
      columns={COLUMNS}
      rows={requests}
      rowKey={(request) => request.id}
      state={state}
      density="compact"
      empty={MESSAGES.noReviewers}
    />
  );
}
