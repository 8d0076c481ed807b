import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { useSearchParams } from 'react-router-dom';
import { t } from '@contracts';
import { KIND_LABELS, kindsIn, LOG_KINDS, type LogKind } from './log-kinds';

const useStyles = makeStyles({
  chips: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    paddingBottom: tokens.spacingVerticalM,
    '@media print': { display: 'none' },
  },
});

/** The kinds of entries to show, kept in the address. If none is chosen, all are shown. */
export function useLogKinds(): [LogKind[], (kind: LogKind) => void] {
  const [params, setParams] = useSearchParams();
  const kinds = kindsIn(params.get('kinds'));
  const toggle = (kind: LogKind): void => {
    const next = kinds.includes(kind) ? kinds.filter((one) => one !== kind) : [...kinds, kind];
    const changed = new URLSearchParams(params);
    if (next.length === 0) changed.delete('kinds');
    else changed.set('kinds', next.join(','));
    setParams(changed, { preventScrollReset: true });
  };
  return [kinds, toggle];
}

export function LogFilters({ kinds, onToggle }: { kinds: readonly LogKind[]; onToggle: (kind: LogKind) => void }) {
  const styles = useStyles();
  return (
    <div role="group" aria-label={t('Show only')} className={styles.chips}>
      {LOG_KINDS.map((kind) => (
        <ToggleButton
          key={kind}
          size="small"
          shape="circular"
          checked={kinds.includes(kind)}
          onClick={() => onToggle(kind)}
        >
          {KIND_LABELS[kind]}
        </ToggleButton>
      ))}
    </div>
  );
}
