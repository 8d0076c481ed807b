import { Button, Field, makeStyles, Select, Switch, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, type ReviewerCandidate, type ReviewerPanel, t } from '@contracts';
import { BulkFrame } from '../../../../shared/data-table/bulk-frame';
import { DataTable } from '../../../../shared/data-table/data-table';
import { ListSearch } from '../../../../shared/data-table/list-search';
import type { Ticks } from '../../../../shared/data-table/ticks';
import type { ListState } from '../../../../shared/data-table/use-list-state';
import { Card } from '../../../../shared/display/card';
import { Info } from '../../../../shared/display/info';
import { LoadError } from '../../../../shared/page/loaded';
import { AddAlternates } from '../alternates/add-alternates';
import { PastePeople } from '../paste-people';
import { CANDIDATE_COLUMNS, type CandidateRow, DEFINITIONS } from './candidate-columns';
import { CandidateDrawer } from './candidate-drawer';
import { DEFAULT_ORDER, ORDERS } from './candidate-words';
import { ChooseCandidates, InviteCandidates } from './choose-dialog';
import { useTickedCandidates } from './use-ticked-candidates';

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  search: { flex: '1 1 12rem', maxWidth: '20rem' },
  // The layout with cards has its own choice of the order.
  order: { '@media screen and (max-width: 899px)': { display: 'none' } },
});

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  /** The query of the panel. Its answer may still be that for other filters. */
  query: { currentData?: ReviewerPanel; error?: unknown; refetch: () => unknown };
  state: ListState;
}

/** Possible reviewers with their statistics. Several can be ticked and invited together. A row opens the facts about the person. */
export function Candidates({ article, panel, query, state }: Props) {
  const { ticks, ticked, untick, clear } = useTickedCandidates(panel.candidates);
  const [dialog, setDialog] = useState<'invite' | 'choose' | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const opened = panel.candidates.find(({ id }) => id === openId);
  // The dialog keeps its own list, because chosen candidates are removed from the ticked ones.
  const about = { article, candidates: ticked, onDone: untick, onClose: () => setDialog(null) };
  return (
    <Card title={t('Candidates')} actions={<Tools article={article} panel={panel} />}>
      <Filters state={state} />
      <Found {...{ panel, query, state, ticks }} onOpen={(one) => setOpenId(one.id)} />
      {(ticked.length > 0 || dialog) && (
        <BulkFrame count={ticked.length} onClear={clear} label={t('Selected candidates')}>
          <Button appearance="primary" onClick={() => setDialog('invite')}>
            {t('Invite {count}', { count: ticked.length })}
          </Button>
          <Button onClick={() => setDialog('choose')}>{t('Choose without a mail')}</Button>
          <AddAlternates article={article} panel={panel} candidates={ticked} onDone={clear} />
        </BulkFrame>
      )}
      {dialog === 'invite' && <InviteCandidates {...about} />}
      {dialog === 'choose' && <ChooseCandidates {...about} />}
      {opened && <CandidateDrawer candidate={opened} ticks={ticks} onClose={() => setOpenId(null)} />}
    </Card>
  );
}

type FoundProps = Pick<Props, 'panel' | 'query' | 'state'> & {
  ticks: Ticks<ReviewerCandidate>;
  onOpen: (candidate: ReviewerCandidate) => void;
};

function Found({ panel, query: { currentData, error, refetch }, state, ticks, onOpen }: FoundProps) {
  if (error && !currentData) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <DataTable
      label={t('Candidates')}
      columns={CANDIDATE_COLUMNS}
      rows={rowsOf(panel)}
      isEarlier={!currentData}
      total={panel.total}
      sizes={[10, 25, 50, 100]}
      rowKey={(one) => one.id}
      state={state}
      density="lines"
      ticks={ticks}
      onOpen={onOpen}
      defaultOrder={DEFAULT_ORDER}
      empty={t('No candidates match. Try another name or field, or show all.')}
    />
  );
}

function rowsOf({ candidates, alternates: { people } }: ReviewerPanel): CandidateRow[] {
  const places = new Map(people.map(({ person }, at) => [person.id, at + 1]));
  return candidates.map((one) => ({ ...one, alternate: places.get(one.id) ?? null }));
}

function Tools({ article, panel }: Pick<Props, 'article' | 'panel'>) {
  return (
    <>
      <PastePeople article={article} panel={panel} />
      <Info about={t('the numbers')} text={DEFINITIONS} />
    </>
  );
}

function Filters({ state }: { state: ListState }) {
  const styles = useStyles();
  return (
    <div className={styles.filters}>
      <Field label={t('Search by name or expertise')} className={styles.search}>
        <ListSearch state={state} />
      </Field>
      <Field label={t('Order')} className={styles.order}>
        <Select value={state.sort} onChange={(_event, { value }) => state.set({ sort: value })}>
          {ORDERS.map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
          {!ORDERS.some(([sort]) => sort === state.sort) && (
            <option value={state.sort}>{headerOrder(state.sort)}</option>
          )}
        </Select>
      </Field>
      <Switch
        label={t('Only with matching expertise')}
        checked={state.get('matching') === 'yes'}
        onChange={(_event, data) => state.set({ matching: data.checked ? 'yes' : '' })}
      />
    </div>
  );
}

/** The label of an order that was chosen by a header. */
function headerOrder(sort: string): string {
  const header = CANDIDATE_COLUMNS.find(({ id }) => id === sort.replace(/^-/, ''))?.header ?? sort;
  return sort.startsWith('-') ? t('{column}, descending', { column: header }) : header;
}
