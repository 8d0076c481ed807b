import { Button, Caption1 } from '@fluentui/react-components';
import { Link } from 'react-router-dom';
import { MAX_TODO_ROWS, t } from '@contracts';
import { formatNumber } from '../../../shared/display/format';
import { Rich } from '../../../shared/language/rich';

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
      {t('The newest {count} of {total} are shown.', { count: shown, total: formatNumber(total) })}{' '}
      {shown < MAX_TODO_ROWS ? (
        <Button size="small" onClick={onMore}>
          {total <= MAX_TODO_ROWS ? t('Show all') : t('Show the newest {most}', { most: MAX_TODO_ROWS })}
        </Button>
      ) : (
        <>
          <Rich
            text="<link>Search</link> finds the others."
            tags={{ link: (words) => <Link to="/searchManuscripts">{words}</Link> }}
          />{' '}
        </>
      )}
    </Caption1>
  );
}
