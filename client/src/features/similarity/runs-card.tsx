import { Badge, type BadgeProps } from '@fluentui/react-components';
import {
  SIMILARITY_PROBLEM_LABELS,
  SIMILARITY_STATE_LABELS,
  type SimilarityRun,
  type SimilarityState,
  t,
} from '@contracts';
import { ArticleLink } from '../../shared/article/article-link';
import type { Column } from '../../shared/data-table/column';
import { PagedTable } from '../../shared/data-table/paged-table';
import { useListState } from '../../shared/data-table/use-list-state';
import { Card } from '../../shared/display/card';
import { Timestamp } from '../../shared/display/timestamp';
import { AgainButton } from '../../shared/outgoing/again-button';
import { Tries } from '../../shared/outgoing/tries';
import { similarityApi } from './similarity-api';

const SIZE = 20;
const POLL_MS = 5_000;

const COLOURS: Record<SimilarityState, BadgeProps['color']> = {
  ...({ WAITING: 'informative', DONE: 'success', DEAD: 'danger', REMOVING: 'informative' } as const),
};

/**
 * The manuscripts that were sent to the service, wait or were given up, newest first. Without scores, which only the office of each
 * manuscript may see.
 */
export function RunsCard() {
  const state = useListState({ size: SIZE });
  const query = { page: state.page - 1, size: state.size };
  const rows = similarityApi.useSimilarityRunsQuery(query, { pollingInterval: POLL_MS });
  return (
    <Card title={t('Manuscripts sent')}>
      <PagedTable
        label={t('Manuscripts sent')}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        state={state}
        query={rows}
        empty={t('No manuscript has been sent.')}
      />
    </Card>
  );
}

const COLUMNS: readonly Column<SimilarityRun>[] = [
  {
    id: 'article',
    header: t('Manuscript'),
    width: '170px',
    cell: ({ articleId, leadsTo, revision }) =>
      articleId === null ? (
        t('One of your own')
      ) : (
        <ArticleLink id={leadsTo} label={`${articleId}${revision > 0 ? ` R${revision}` : ''}`} />
      ),
  },
  {
    id: 'state',
    header: t('State'),
    width: '150px',
    cell: ({ state }) => (
      <Badge appearance="tint" color={COLOURS[state]}>
        {SIMILARITY_STATE_LABELS[state]}
      </Badge>
    ),
  },
  { id: 'outcome', header: t('Last attempt'), cell: (run) => <Outcome run={run} /> },
  {
    id: 'actions',
    header: t('Actions'),
    hideHeader: true,
    align: 'end',
    width: '140px',
    cell: ({ id, articleId, state, problem }) =>
      (state === 'DEAD' || problem !== null) && <TryAgain id={id} name={articleId ?? id} />,
  },
];

function Outcome({ run: { attempts, lastTryAt, nextTryAt, problem } }: { run: SimilarityRun }) {
  return (
    <Tries
      begins={lastTryAt === null ? t('not yet') : <Timestamp at={lastTryAt} />}
      attempts={attempts}
      problem={problem && SIMILARITY_PROBLEM_LABELS[problem]}
      nextTryAt={nextTryAt}
    />
  );
}

function TryAgain({ id, name }: { id: string; name: string }) {
  const [retry] = similarityApi.useRetrySimilarityMutation();
  return (
    <AgainButton
      label={t('Try again')}
      name={t('Try {name} again now', { name })}
      done={t('It is tried again now.')}
      again={() => retry(id).unwrap()}
    />
  );
}
