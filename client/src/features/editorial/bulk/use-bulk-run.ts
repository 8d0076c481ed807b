import { useEffect, useRef, useState } from 'react';
import { t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { useNotify } from '../../../shared/state/hooks';

/** One of several items to process. */
export interface BulkItem {
  id: string;
  label: string;
  /** The reason why the item is left out. */
  leftOut?: string;
}

/** The outcome of each item: true if it is done, otherwise the reason why not. */
export type Outcomes = Readonly<Record<string, true | string>>;

interface BulkWork<Item extends BulkItem> {
  title: string;
  items: readonly Item[];
  /** The message at the end for this number of items. */
  done: (count: number) => string;
  work: (item: Item) => Promise<unknown>;
  onClose: () => void;
}

/** 'left' when the dialog no longer exists. */
type Request = 'run' | 'stop' | 'left';

/** Processes items one by one until all are done, or until the person stops. The item that is being processed is always finished. */
export function useBulkRun<Item extends BulkItem>({ title, items: all, done, work, onClose }: BulkWork<Item>) {
  // A copy, because the list behind the dialog changes with every step.
  const [items] = useState(all);
  const [outcomes, setOutcomes] = useState<Outcomes>({});
  const [phase, setPhase] = useState<'idle' | 'running' | 'stopping' | 'stopped'>('idle');
  const requestRef = useRequest();
  const notify = useNotify();
  const open = items.filter(({ id, leftOut }) => leftOut === undefined && outcomes[id] !== true);
  const run = async (): Promise<void> => {
    requestRef.current = 'run';
    setPhase('running');
    const rest = new Set(open);
    for (const item of open) {
      if (isEnded(requestRef)) break;
      const outcome = await work(item).then(() => true as const, errorMessage);
      if (outcome === true) rest.delete(item);
      setOutcomes((before) => ({ ...before, [item.id]: outcome }));
    }
    const count = open.length - rest.size;
    setPhase(isEnded(requestRef) ? 'stopped' : 'idle');
    if (count > 0) notify.success(done(count));
    if (rest.size === 0) onClose();
    else if (hasLeft(requestRef)) notify.error(restOf(title, [...rest]));
  };
  const stop = (): void => {
    requestRef.current = 'stop';
    setPhase('stopping');
  };
  return { items, outcomes, open, phase, run, stop };
}

const hasLeft = ({ current }: { current: Request }): boolean => current === 'left';
const isEnded = ({ current }: { current: Request }): boolean => current !== 'run';

/** Closing the dialog by leaving its page stops the work too. */
function useRequest(): { current: Request } {
  const request = useRef<Request>('run');
  useEffect(() => {
    request.current = 'run';
    return () => void (request.current = 'left');
  }, []);
  return request;
}

const restOf = (title: string, rest: readonly BulkItem[]): string =>
  t('{title}: you left the page, and this was not done: {labels}', {
    title,
    labels: rest.map(({ label }) => label).join('; '),
  });
