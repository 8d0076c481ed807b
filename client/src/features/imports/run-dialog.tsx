import { Checkbox, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { type ImportRunView, t } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog';
import { useNotify } from '../../shared/state/hooks';
import { importsApi } from './imports-api';
import { Problem } from './problem';
import { ProblemList } from './problem-list';
import { countsInWords } from './run-words';

const useStyles = makeStyles({
  text: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
});

/** Starts the import; `problem` is the reason if that failed. */
function useStart(run: ImportRunView, onClose: () => void) {
  const notify = useNotify();
  const [problem, setProblem] = useState<string | null>(null);
  const [start, { isLoading }] = importsApi.useRunImportMutation();
  const begin = async (invites: boolean): Promise<void> => {
    try {
      const done = await start({ id: run.id, invites }).unwrap();
      if (done.failure !== null) return setProblem(done.failure);
      notify.success(t('Imported: {counts}', { counts: countsInWords(done) }));
      onClose();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return { begin, problem, isLoading };
}

/** Shows what an import will do, and asks for a confirmation. */
export function RunDialog({ run, onClose }: { run: ImportRunView; onClose: () => void }) {
  const styles = useStyles();
  const [invites, setInvites] = useState(false);
  const { begin, problem, isLoading } = useStart(run, onClose);
  const text = (
    <div className={styles.text}>
      {run.failure === null && <Text>{countsInWords(run)}</Text>}
      <ProblemList problems={run.problems} />
      {run.kind === 'people' && (
        <Checkbox
          checked={invites}
          onChange={(_event, { checked }) => setInvites(checked === true)}
          label={t('Mail each new person a link to set a password')}
        />
      )}
      {problem !== null && <Problem text={problem} />}
    </div>
  );
  return (
    <ConfirmDialog
      open
      title={t('Import {source}?', { source: run.source })}
      text={text}
      confirm={isLoading ? t('Importing…') : t('Import')}
      busy={isLoading}
      onConfirm={() => void begin(invites)}
      onCancel={onClose}
    />
  );
}
