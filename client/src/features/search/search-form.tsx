import { Button, Field, makeStyles, MessageBar, MessageBarBody, SearchBox, tokens } from '@fluentui/react-components';
import { ChevronDownRegular } from '@fluentui/react-icons/svg/chevron-down';
import { ChevronUpRegular } from '@fluentui/react-icons/svg/chevron-up';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type ArticleFilters, isEmptySearch, MAX_SEARCH_TEXT, SEARCH_MESSAGES } from '@contracts';
import { Card } from '../../shared/display/card';
import { useMediaQuery } from '../../shared/display/use-media-query';
import { type Chosen, FilterFields } from './filters/filter-fields';
import { searchPath } from './filters/search-address';

const useStyles = makeStyles({
  form: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  box: { width: '100%', maxWidth: 'none' },
  more: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  hidden: { display: 'none' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
});

interface SearchFormProps {
  /** The filters in the address. */
  filters: ArticleFilters;
  chosen: Chosen | undefined;
  onSearch: (filters: ArticleFilters) => void;
}

const datesProblem = ({ dateFrom, dateTo }: ArticleFilters): string | null =>
  dateFrom && dateTo && dateTo < dateFrom ? SEARCH_MESSAGES.dates : null;

/** The search form. On small screens, and for a search by words only, the other filters are collapsed. */
export function SearchForm({ filters, chosen, onSearch }: SearchFormProps) {
  const styles = useStyles();
  const { values, problem, change, send, clear } = useSearchValues(filters, onSearch);
  return (
    <Card>
      <form role="search" aria-label="Manuscripts" noValidate onSubmit={send} className={styles.form}>
        <Field label="Words" hint="In title, abstract, keywords, authors or number">
          <SearchBox
            className={styles.box}
            value={values.q ?? ''}
            maxLength={MAX_SEARCH_TEXT}
            onChange={(_event, { value }) => change({ q: value })}
          />
        </Field>
        <Folded unfold={isEmptySearch(filters) || !isEmptySearch({ ...filters, q: '' })}>
          <FilterFields values={values} chosen={chosen} onChange={change} />
        </Folded>
        {problem && (
          <MessageBar intent="error" role="alert">
            <MessageBarBody>{problem}</MessageBarBody>
          </MessageBar>
        )}
        <div className={styles.actions}>
          <Button type="submit" appearance="primary">
            Search
          </Button>
          <Button onClick={clear}>Clear</Button>
        </div>
      </form>
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
    // Deferred: React would treat a navigation during the event as a form action.
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

/** `unfold`: expanded if there is room, until the person toggles it. */
function Folded({ unfold, children }: { unfold: boolean; children: ReactNode }) {
  const styles = useStyles();
  const id = useId();
  const narrow = useMediaQuery('(max-width: 639px)');
  const [choice, setChoice] = useState<boolean | null>(null);
  const open = choice ?? (unfold && !narrow);
  return (
    <>
      <div>
        <Button
          appearance="transparent"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          icon={open ? <ChevronUpRegular /> : <ChevronDownRegular />}
          onClick={() => setChoice(!open)}
        >
          {open ? 'Fewer filters' : 'More filters'}
        </Button>
      </div>
      <div id={id} className={open ? styles.more : styles.hidden}>
        {children}
      </div>
    </>
  );
}
