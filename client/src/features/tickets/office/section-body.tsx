import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { t, type TicketCard } from '@contracts';
import { EmptyState } from '../../../shared/page/empty-state';
import { OfficeCard } from './office-card';

const useStyles = makeStyles({
  grid: {
    listStyleType: 'none',
    margin: 0,
    padding: `${tokens.spacingVerticalM} 0`,
    display: 'grid',
    gap: tokens.spacingHorizontalL,
    // Four per row (spec part 2, section 9), fewer on narrow screens.
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    // The ranges do not overlap, because the order of the rules in the style sheet is not guaranteed.
    '@media (min-width: 900px) and (max-width: 1299px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@media (min-width: 640px) and (max-width: 899px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@media (max-width: 639px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  more: { display: 'flex', justifyContent: 'center', paddingBottom: tokens.spacingVerticalM },
});

interface Props {
  /** Undefined while loading. */
  tickets: readonly TicketCard[] | undefined;
  /** The total, including those not loaded yet. */
  total: number;
  /** Additional text for an empty section. */
  none: string;
  onDelete(ticket: TicketCard): void;
  onMore: (() => void) | undefined;
}

/** The cards of one section; a spinner while loading, and a text if there are none (spec part 2, section 2). */
export function SectionBody({ tickets, total, none, onDelete, onMore }: Props) {
  const styles = useStyles();
  const { list, expectMore } = useFocusOnMore(tickets?.length ?? 0);
  if (!tickets) return <Spinner label={t('Loading tickets')} delay={200} />;
  if (tickets.length === 0) return <EmptyState text={t('No results')} detail={none} />;
  const showMore = () => {
    expectMore();
    onMore?.();
  };
  return (
    <>
      <ul ref={list} className={styles.grid}>
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <OfficeCard ticket={ticket} onDelete={() => onDelete(ticket)} />
          </li>
        ))}
      </ul>
      {total > tickets.length && (
        <div className={styles.more}>
          {onMore && <Button onClick={showMore}>{t('Show more')}</Button>}
          {!onMore && (
            <Text>
              {t('Showing the {count} most recently changed of {total}. Use the search to find the others.', {
                count: tickets.length,
                total,
              })}
            </Text>
          )}
        </div>
      )}
    </>
  );
}

/** The 'more' button may disappear after loading, so the focus moves to the first new card. */
function useFocusOnMore(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (before.current === null || count <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus();
    before.current = null;
  }, [count]);
  const expectMore = () => {
    before.current = count;
  };
  return { list, expectMore };
}
