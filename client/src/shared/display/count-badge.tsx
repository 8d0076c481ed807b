import { CounterBadge } from '@fluentui/react-components';

interface CountBadgeProps {
  count: number | undefined;
  /** True if something awaits this person; a number above zero then has the brand colour. */
  waiting?: boolean;
}

/** A count; renders nothing for zero or while unknown. */
export function CountBadge({ count, waiting = false }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  return <CounterBadge count={count} overflowCount={999} size="medium" color={waiting ? 'brand' : 'informative'} />;
}
