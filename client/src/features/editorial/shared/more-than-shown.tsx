import { Button, Caption1 } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { MAX_TODO_ROWS } from '@contracts';

interface Props {
  shown: number;
  /** The total number; undefined until known. */
  total: number | undefined;
  /** Loads the maximum number of rows that the server returns. */
  onMore: () => void;
}

/** Says that a list has more rows than shown and offers to load them; renders nothing otherwise. */
export function MoreThanShown({ shown, total, onMore }: Props) {
  if (total === undefined || total <= shown) return null;
  return (
    <Caption1 as="p" block>
      The newest {shown} of {total.toLocaleString('en-GB')} are shown.{' '}
      {shown < MAX_TODO_ROWS ? (
        <Button size="small" onClick={onMore}>
          Show {total <= MAX_TODO_ROWS ? 'all' : `the newest ${MAX_TODO_ROWS}`}
        </Button>
      ) : (
        <>
          <Link to="/searchManuscripts">Search</Link> finds the others.
        </>
      )}
    </Caption1>
  );
}
