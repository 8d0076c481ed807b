import { makeStyles, tokens, Tooltip } from '@fluentui/react-components';
import { t } from '@contracts';

const useStyles = makeStyles({
  line: { display: 'inline-flex', columnGap: tokens.spacingHorizontalXS, maxWidth: '100%', verticalAlign: 'bottom' },
  first: { overflow: 'hidden', textOverflow: 'ellipsis' },
  more: { flexShrink: 0 },
});

/** The addresses of a mail in one line: the first, and the number of the rest. The opened mail and the tooltip list all of them. */
export function Recipients({ addresses }: { addresses: readonly string[] }) {
  const styles = useStyles();
  const [first, ...others] = addresses;
  if (first === undefined) return <>–</>;
  const line = (
    <span className={styles.line}>
      <bdi className={styles.first}>{first}</bdi>
      {others.length > 0 && <span className={styles.more}>{t('and {count} more', { count: others.length })}</span>}
    </span>
  );
  return (
    <Tooltip content={addresses.join(', ')} relationship="description">
      {line}
    </Tooltip>
  );
}
