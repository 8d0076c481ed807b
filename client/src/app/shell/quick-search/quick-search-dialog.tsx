import { Dialog, DialogSurface, makeStyles, SearchBox, Text, tokens } from '@fluentui/react-components';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { type RouteObject, useNavigate } from 'react-router-dom';
import { isStaff, MAX_SEARCH_TEXT, t } from '@contracts';
import { VisuallyHidden } from '../../../shared/display/visually-hidden';
import { useUser } from '../../../shared/state/hooks';
import { articlesOf, peopleOf, type QuickOption, screensFor } from './quick-options';
import { QuickResults } from './quick-results';
import { type QuickHits, useQuickHits } from './use-quick-hits';

const useStyles = makeStyles({
  surface: {
    padding: 0,
    width: 'min(640px, 94vw)',
    maxWidth: '640px',
    marginBlockStart: '10vh',
    marginBlockEnd: 'auto',
    overflow: 'hidden',
    '@media (max-width: 639px)': { marginBlockStart: tokens.spacingVerticalL },
  },
  field: { padding: tokens.spacingHorizontalM, borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  box: { width: '100%', maxWidth: 'none' },
  note: { display: 'block', padding: `${tokens.spacingVerticalL} ${tokens.spacingHorizontalL}` },
});

const WHAT = t('Article number, title, author or screen');
const WHAT_FOR_STAFF = t('Article number, title, person or screen');
/** In place of an option's id: the first option of the awaited answer. */
const FIRST = '';

interface QuickSearchDialogProps {
  routes: RouteObject[];
  onClose: () => void;
}

function noteOf(typed: string, found: number, { isWaiting, problem }: QuickHits): string {
  if (problem !== null) return problem;
  if (typed.trim() === '') return '';
  if (isWaiting) return found === 0 ? t('Searching') : '';
  return found === 0 ? t('Nothing found.') : '';
}

const countInWords = (count: number): string => t('{count, plural, one {# result} other {# results}}', { count });

/** Articles by number, title or author, people for staff, and screens by name (screens, 'Shell'). */
export function QuickSearchDialog({ routes, onClose }: QuickSearchDialogProps) {
  const styles = useStyles();
  const listId = useId();
  const { group } = useUser();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const quick = useQuickHits(typed);
  const options = [...articlesOf(quick.hits), ...peopleOf(quick.people), ...screensFor(group.group, routes, typed)];
  const open = (option: QuickOption) => {
    onClose();
    void navigate(option.path);
  };
  const { active, onKeyDown, first } = useChoice(options, quick, open);
  const idOf = (option: QuickOption): string => `${listId}-${option.id}`;
  const type = (text: string) => {
    setTyped(text);
    first();
  };
  const note = noteOf(typed, options.length, quick);
  return (
    <Dialog open modalType="modal" onOpenChange={(_event, data) => !data.open && onClose()}>
      <DialogSurface aria-label={t('Quick search')} className={styles.surface}>
        <QuickField
          {...{ typed, listId, onKeyDown }}
          what={isStaff(group.group) ? WHAT_FOR_STAFF : WHAT}
          activeId={active && idOf(active)}
          onType={type}
        />
        <QuickResults listId={listId} options={options} active={active} idOf={idOf} onOpen={open} />
        {note !== '' && <Text className={styles.note}>{note}</Text>}
        <VisuallyHidden>
          <span role="status">{typed.trim() !== '' && !quick.isWaiting ? countInWords(options.length) : ''}</span>
        </VisuallyHidden>
      </DialogSurface>
    </Dialog>
  );
}

/**
 * The option that Enter opens. The arrow keys wrap around at both ends. Until the answer to the typed text arrives, the articles and people
 * are those of an earlier text, so Enter waits for it.
 */
function useChoice(options: readonly QuickOption[], quick: QuickHits, onOpen: (option: QuickOption) => void) {
  const { isWaiting, problem } = quick;
  const [activeIndex, setActiveIndex] = useState(0);
  const [awaitedId, setAwaitedId] = useState<string | null>(null);
  const place = Math.min(activeIndex, options.length - 1);
  const active = options[place];
  const openAwaited = useEffectEvent(() => {
    const option = awaitedId === FIRST ? options[0] : options.find(({ id }) => id === awaitedId);
    if (option && problem === null) onOpen(option);
  });
  useEffect(() => {
    if (awaitedId !== null && !isWaiting) openAwaited();
  }, [awaitedId, isWaiting]);
  const choose = (index: number): void => {
    setActiveIndex(index);
    setAwaitedId(null);
  };
  const enter = (): void => {
    if (isWaiting && active?.kind !== 'screen') setAwaitedId(active && place > 0 ? active.id : FIRST);
    else if (active) onOpen(active);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && options.length > 0) choose((place + step + options.length) % options.length);
    else if (event.key === 'Enter' && (active || isWaiting) && !event.nativeEvent.isComposing) enter();
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown, first: () => choose(0) };
}

interface QuickFieldProps {
  what: string;
  typed: string;
  listId: string;
  activeId: string | undefined;
  onType: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function QuickField({ what, typed, listId, activeId, onType, onKeyDown }: QuickFieldProps) {
  const styles = useStyles();
  return (
    <div className={styles.field}>
      <SearchBox
        dismiss={{ 'aria-label': t('clear') }}
        className={styles.box}
        size="large"
        appearance="filled-lighter"
        placeholder={what}
        value={typed}
        maxLength={MAX_SEARCH_TEXT}
        autoFocus
        input={{
          role: 'combobox',
          'aria-label': what,
          'aria-expanded': activeId !== undefined,
          'aria-controls': listId,
          'aria-autocomplete': 'list',
          'aria-activedescendant': activeId,
          autoComplete: 'off',
        }}
        onKeyDown={onKeyDown}
        onChange={(_event, { value }) => onType(value)}
      />
    </div>
  );
}
