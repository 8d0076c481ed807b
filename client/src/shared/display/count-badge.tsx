import { CounterBadge } from '@fluentui/react-components';

interface CountBadgeProps {
  count: number | undefined;
  /** True if something waits for this person; a number above zero then has the brand colour. */
  waiting?: boolean;
  /** Shows 0 as well. */
  zero?: boolean;
}

/** A count; renders nothing while unknown, and for zero only if asked to. */
export function CountBadge({ count, waiting = false, zero = false }: CountBadgeProps) {
  if (count === undefined || (count === 0 && !zero)) return null;
  return (
    <CounterBadge
      count={count}
      showZero={zero}
      overflowCount={999}
      size="medium"
      color={waiting && count > 0 ? 'brand' : 'informative'}
    />
  );
}
