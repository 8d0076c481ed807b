import { Button, makeStyles, MessageBar, MessageBarBody, SearchBox, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { type ArticleFilters, isEmptySearch, MAX_SEARCH_TEXT, SEARCH_MESSAGES, t } from '@contracts';
import { Card } from '../../shared/display/card';
import { useMediaQuery } from '../../shared/display/use-media-query';
import { SkeletonLines } from '../../shared/page/skeletons';
import type { Chosen } from './filters/filter-fields';
import { searchPath } from './filters/search-address';

/** Loaded lazily, with the controls that choose people and days. */
const load = () => import('./filters/filter-fields');
const FilterFields = lazy(async () => ({ default: (await load()).FilterFields }));

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  box: { flex: '1 1 260px', maxWidth: 'none', minWidth: 0 },
  hidden: { display: 'none' },
  // As high as the fields in a wide window, so that nothing below moves when they load.
  fields: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minHeight: '340px',
    '@media (max-width: 1023px)': { minHeight: 0 },
  },
});

interface SearchFormProps {
  /** The filters in the address. */
  filters: ArticleFilters;
  chosen: Chosen | undefined;
  onSearch: (filters: ArticleFilters) => void;
}

const datesProblem = ({ dateFrom, dateTo }: ArticleFilters): string | null =>
  dateFrom && dateTo && dateTo < dateFrom ? SEARCH_MESSAGES.dates : null;

/**
 * The search form. All filters are shown until the first search. After that, one line of the form is left, so that the screen has room for
 * the results. On small screens the filters start folded.
 */
export function SearchForm({ filters, chosen, onSearch }: SearchFormProps) {
  const styles = useStyles();
  const { id, isOpen, wasOpen, toggle, fold } = useFold(isEmptySearch(filters));
  const search = (newFilters: ArticleFilters): void => {
    fold();
    onSearch(newFilters);
  };
  const { values, problem, change, send, clear } = useSearchValues(filters, search);
  return (
    <form role="search" aria-label={t('Manuscripts')} noValidate onSubmit={send} className={styles.form}>
      <div className={styles.line}>
        <SearchBox
          dismiss={{ 'aria-label': t('clear') }}
          className={styles.box}
          aria-label={t('Words')}
          placeholder={t('Words in title, abstract, keywords, authors or number')}
          value={values.q ?? ''}
          maxLength={MAX_SEARCH_TEXT}
          onChange={(_event, { value }) => change({ q: value })}
        />
        <Button type="submit" appearance="primary">
          {t('Search')}
        </Button>
        <Button onClick={clear}>{t('Clear')}</Button>
        <FoldButton id={id} isOpen={isOpen} onToggle={toggle} />
      </div>
      <div id={id} className={isOpen ? undefined : styles.hidden}>
        {wasOpen && <Filters values={values} chosen={chosen} onChange={change} />}
      </div>
      {problem && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
    </form>
  );
}

interface FiltersProps {
  values: ArticleFilters;
  chosen: Chosen | undefined;
  onChange: (changes: ArticleFilters) => void;
}

function Filters(props: FiltersProps) {
  return (
    <Card>
      <div className={useStyles().fields}>
        <Suspense fallback={<SkeletonLines lines={6} />}>
          <FilterFields {...props} />
        </Suspense>
      </div>
    </Card>
  );
}

function useSearchValues(filters: ArticleFilters, onSearch: (filters: ArticleFilters) => void) {
  const address = searchPath(filters, '');
  const [values, setValues] = useState(filters);
  const [shown, setShown] = useState(address);
  const [problem, setProblem] = useState<string | null>(null);
  // Back, forward and saved searches change the address. The form stays mounted and keeps the focus.
  if (shown !== address) {
    setShown(address);
    setValues(filters);
    setProblem(null);
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = isEmptySearch(values) ? SEARCH_MESSAGES.empty : datesProblem(values);
    setProblem(wrong);
    // Deferred, because React would treat a navigation during the event as a form action.
    if (wrong === null) queueMicrotask(() => onSearch(values));
  };
  const clear = () => {
    setValues({});
    setProblem(null);
    onSearch({});
  };
  const change = (changes: ArticleFilters) => setValues((now) => ({ ...now, ...changes }));
  return { values, problem, change, send, clear };
}

interface FoldButtonProps {
  /** The id of the folded part. */
  id: string;
  isOpen: boolean;
  onToggle(): void;
}

const FoldButton = ({ id, isOpen, onToggle }: FoldButtonProps) => (
  <Button
    appearance="subtle"
    aria-expanded={isOpen}
    aria-controls={id}
    icon={isOpen ? <ChevronUpRegular /> : <ChevronDownRegular />}
    onClick={onToggle}
  >
    {isOpen ? t('Fewer filters') : t('More filters')}
  </Button>
);

/**
 * Open before the first search if there is room. Each search folds it, and the person may toggle it. A part that was never open is not
 * loaded.
 */
function useFold(isNew: boolean) {
  const id = useId();
  const narrow = useMediaQuery('(max-width: 639px)');
  const [choice, setChoice] = useState<{ isOpen: boolean; wasNew: boolean } | null>(null);
  const isOpen = choice?.wasNew === isNew ? choice.isOpen : isNew && !narrow;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return {
    id,
    isOpen,
    wasOpen,
    toggle: () => setChoice({ isOpen: !isOpen, wasNew: isNew }),
    fold: () => setChoice(null),
  };
}
