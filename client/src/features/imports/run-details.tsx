import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { IMPORT_KIND_LABELS, IMPORT_STATE_LABELS, type ImportRunView, type ImportState, t } from '@contracts';
import { Timestamp } from '../../shared/display/timestamp';
import { ProblemList } from './problem-list';
import { countsInWords } from './run-words';

const COLOURS = {
  PREVIEWED: 'informative',
  RUNNING: 'brand',
  DONE: 'success',
  FAILED: 'danger',
} as const satisfies Record<ImportState, string>;

const useStyles = makeStyles({
  run: {
    ...{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: tokens.spacingVerticalXS },
  },
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  name: { overflowWrap: 'anywhere' },
});

/** One import: its file, time, person and outcome, and the button that starts or repeats it. */
export function RunDetails({ run, onRun }: { run: ImportRunView; onRun: () => void }) {
  const styles = useStyles();
  const { kind, source, state, startedAt, by, problems, failure } = run;
  return (
    <div className={styles.run}>
      <div className={styles.head}>
        <Text weight="semibold" className={styles.name}>
          {`${IMPORT_KIND_LABELS[kind]}: ${source}`}
        </Text>
        <Badge appearance="tint" color={COLOURS[state]}>
          {IMPORT_STATE_LABELS[state]}
        </Badge>
        <Timestamp at={startedAt} focusable />
        <Text>{by ?? t('command line')}</Text>
      </div>
      {failure === null ? <Text>{countsInWords(run)}</Text> : <Text>{failure}</Text>}
      <ProblemList problems={problems} />
      {kind !== 'ojs' && (state === 'PREVIEWED' || state === 'FAILED') && (
        <Button size="small" onClick={onRun}>
          {state === 'FAILED' ? t('Try again') : t('Import')}
        </Button>
      )}
    </div>
  );
}
