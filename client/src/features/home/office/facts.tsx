import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  facts: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, margin: 0 },
  fact: { display: 'flex', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  value: { margin: 0, fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums', textAlign: 'end' },
});

/** Names with their values, one a line. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const styles = useStyles();
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
