import { CounterBadge } from '@fluentui/react-components';

interface CountBadgeProps {
  count: number | undefined;
  /** True when something waits for this person: then a number above nought is brand-coloured. */
  waiting?: boolean;
}

/** How many; nothing while not known, and nothing for nought. */
export function CountBadge({ count, waiting = false }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  return <CounterBadge count={count} overflowCount={999} size="medium" color={waiting ? 'brand' : 'informative'} />;
}
