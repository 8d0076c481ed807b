import { SearchBox, type SearchBoxProps } from '@fluentui/react-components';
import { useEffect, useRef, useState } from 'react';
import { t } from '@contracts';
import type { ListState } from './use-list-state';

/** Milliseconds without typing until the address is updated (debounce). */
const DEBOUNCE_MS = 200;

type ListSearchProps = Omit<SearchBoxProps, 'value' | 'onChange'> & { state: Pick<ListState, 'q' | 'set'> };

/** The search box of a list. It keeps every letter at any typing speed; the list and its address are updated later. */
export function ListSearch({ state, ...props }: ListSearchProps) {
  const [text, setText] = useTextOf(state);
  return (
    <SearchBox
      dismiss={{ 'aria-label': t('clear') }}
      {...props}
      value={text}
      onChange={(_event, { value }) => setText(value)}
    />
  );
}

/**
 * The field owns its text. The address is written after a pause, and is read again only when something else changed it, such as going back.
 * The router renders the address late, and a field that showed it would lose text typed in the meantime.
 */
function useTextOf({ q, set }: Pick<ListState, 'q' | 'set'>) {
  const [text, setText] = useState(q);
  const latest = useRef(set);
  const seen = useRef(q);
  const written = useRef<string[]>([]);
  useEffect(() => void (latest.current = set), [set]);
  useEffect(() => {
    if (seen.current === q) return;
    seen.current = q;
    const writtenIndex = written.current.indexOf(q);
    written.current = writtenIndex < 0 ? [] : written.current.slice(writtenIndex + 1);
    if (writtenIndex < 0) setText(q);
  }, [q]);
  useEffect(() => {
    if (text === (written.current.at(-1) ?? seen.current)) return undefined;
    const timer = setTimeout(() => {
      written.current.push(text);
      latest.current({ q: text });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText] as const;
}
