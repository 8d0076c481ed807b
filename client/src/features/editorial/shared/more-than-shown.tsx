import { Button, Caption1 } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { MAX_TODO_ROWS } from '@contracts';

interface Props {
  shown: number;
  /** How many there are; undefined while that is not known. */
  total: number | undefined;
  /** Asks for as many as the server gives. */
  onMore: () => void;
}

/** Says that a list is longer than what it shows, and how to see the others; nothing when it is not. */
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
