import { Button, Field, makeStyles, Text, tokens } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useState } from 'react';
import { type Keyword, keywordKey, t } from '@contracts';
import { ListSearch } from '../../../shared/data-table/list-search';
import { useListState } from '../../../shared/data-table/use-list-state';
import { EmptyState } from '../../../shared/page/empty-state';
import { Loaded } from '../../../shared/page/loaded';
import { Page } from '../../../shared/page/page';
import { KeywordCard } from './keyword-card';
import { AddKeywordDialog, DeleteKeywordDialog, EditKeywordDialog } from './keyword-dialogs';
import { keywordsApi } from './keywords-api';
import { type Undoable, UndoBar } from './undo-bar';

/** The number of cards shown at first and added by each press of the button. */
const STEP = 120;

const useStyles = makeStyles({
  search: { maxWidth: '28rem' },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
    gap: tokens.spacingHorizontalM,
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  more: { alignSelf: 'center' },
});

type Asked = { what: 'add' } | { what: 'edit' | 'delete'; keyword: Keyword } | null;

/** `/keywords`: the words that authors choose from (spec part 2, section 2, 'Keywords'). */
export function KeywordsPage() {
  const styles = useStyles();
  const state = useListState();
  const query = keywordsApi.useKeywordsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<Asked>(null);
  const [done, setDone] = useState<Undoable | null>(null);
  const add = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setAsked({ what: 'add' })}>
      {t('Add keyword')}
    </Button>
  );
  return (
    <Page title={t('Keywords')} actions={add}>
      <Field label={t('Search')} className={styles.search}>
        <ListSearch state={state} />
      </Field>
      {done && <UndoBar done={done} onClose={() => setDone(null)} />}
      <Loaded query={query}>{(keywords) => <Found all={keywords} q={state.q} onAsk={setAsked} />}</Loaded>
      <Dialogs asked={asked} onClose={() => setAsked(null)} onDone={setDone} />
    </Page>
  );
}

function Found({ all, q, onAsk }: { all: readonly Keyword[]; q: string; onAsk: (asked: Asked) => void }) {
  const styles = useStyles();
  const found = all.filter(({ keyword }) => keywordKey(keyword).includes(keywordKey(q)));
  if (all.length === 0)
    return <EmptyState text={t('There are no keywords yet. Authors choose from those you add here.')} />;
  return (
    <>
      <Text className={styles.quiet} role="status">
        {q.trim() === ''
          ? t('{count} keywords', { count: all.length })
          : t('{count} of {total} keywords', { count: found.length, total: all.length })}
      </Text>
      {found.length === 0 ? (
        <EmptyState text={t('No keyword matches.')} />
      ) : (
        <Cards key={q} keywords={found} onAsk={onAsk} />
      )}
    </>
  );
}

function Cards({ keywords, onAsk }: { keywords: readonly Keyword[]; onAsk: (asked: Asked) => void }) {
  const styles = useStyles();
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className={styles.cards}>
        {keywords.slice(0, shown).map((keyword) => (
          <li key={keyword.id}>
            <KeywordCard
              keyword={keyword}
              onEdit={() => onAsk({ what: 'edit', keyword })}
              onDelete={() => onAsk({ what: 'delete', keyword })}
            />
          </li>
        ))}
      </ul>
      {keywords.length > shown && (
        <Button className={styles.more} onClick={() => setShown(shown + STEP)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

interface DialogsProps {
  asked: Asked;
  onClose: () => void;
  onDone: (done: Undoable) => void;
}

function Dialogs({ asked, onClose, onDone }: DialogsProps) {
  if (asked === null) return null;
  if (asked.what === 'add') return <AddKeywordDialog onClose={onClose} />;
  const props = { keyword: asked.keyword, onClose, onDone };
  return asked.what === 'edit' ? <EditKeywordDialog {...props} /> : <DeleteKeywordDialog {...props} />;
}
