import { Button, Field, makeStyles, Select, Text, tokens } from '@fluentui/react-components';
import { useRef, useState } from 'react';
import { IMPORT_KIND_LABELS, type ImportRunView, t, UPLOADED_IMPORTS, type UploadedImport } from '@contracts';
import { errorMessage } from '../../shared/api/api-error';
import { Card } from '../../shared/display/card';
import { importsApi } from './imports-api';
import { Problem } from './problem';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.spacingHorizontalM },
  hidden: { display: 'none' },
});

const ACCEPTED: Record<UploadedImport, string> = { meca: '.zip', people: '.csv,.txt' };
const MEANINGS: Record<UploadedImport, string> = {
  meca: t(
    'A manuscript from another journal becomes a new submission of its corresponding author. Its reviews become notes for the office. Nobody gets a mail.',
  ),
  people: t(
    'Each row becomes an account without a password. The first line has the headings firstName, lastName and email, and optionally institute, department, city, country, orcid, expertise and group.',
  ),
};

/** Uploads a file for the check, and keeps the error of the last upload. */
function useImportPreview(onLookedAt: (run: ImportRunView) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const [upload, { isLoading }] = importsApi.useUploadImportMutation();
  const look = async (kind: UploadedImport, file: File): Promise<void> => {
    setProblem(null);
    try {
      onLookedAt(await upload({ kind, file }).unwrap());
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return { look, problem, isLooking: isLoading };
}

interface ChooserProps {
  kind: UploadedImport;
  isLooking: boolean;
  onFile: (file: File) => void;
}

function FileChooser({ kind, isLooking, onFile }: ChooserProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button appearance="primary" disabledFocusable={isLooking} onClick={() => input.current?.click()}>
        {isLooking ? t('Checking the file…') : t('Choose a file')}
      </Button>
      <input
        ref={input}
        type="file"
        className={styles.hidden}
        aria-label={t('File to import')}
        accept={ACCEPTED[kind]}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}

/** Uploads a file, which the server only checks at first. Nothing is imported before the person confirms it. */
export function UploadCard({ onLookedAt }: { onLookedAt: (run: ImportRunView) => void }) {
  const styles = useStyles();
  const [kind, setKind] = useState<UploadedImport>('meca');
  const { look, problem, isLooking } = useImportPreview(onLookedAt);
  return (
    <Card title={t('Import a file')}>
      <div className={styles.row}>
        <Field label={t('What')}>
          <Select value={kind} onChange={(_event, data) => setKind(data.value as UploadedImport)}>
            {UPLOADED_IMPORTS.map((one) => (
              <option key={one} value={one}>
                {IMPORT_KIND_LABELS[one]}
              </option>
            ))}
          </Select>
        </Field>
        <FileChooser kind={kind} isLooking={isLooking} onFile={(file) => void look(kind, file)} />
      </div>
      <Text>{MEANINGS[kind]}</Text>
      {problem !== null && <Problem text={problem} />}
      <Text>
        {t('A whole OJS journal is imported on the command line with npm run import. The results are listed below.')}
      </Text>
    </Card>
  );
}
