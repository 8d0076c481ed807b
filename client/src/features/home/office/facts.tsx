import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0 },
  fact: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  name: { flexGrow: 1 },
  value: {
    flexShrink: 0,
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  change: {
    flexShrink: 0,
    width: '48px',
    margin: 0,
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
});

/** A name, its value and, in a separate column, its change. */
export type Fact = readonly [name: string, value: ReactNode, change?: ReactNode];

/** Names with their values, one per line. The column of changes keeps its place while they load. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value, ...changes]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          {changes.map((change, at) => (
            <dd key={at} className={styles.change}>
              {change}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
