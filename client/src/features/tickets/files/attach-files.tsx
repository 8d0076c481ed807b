import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { useId, useRef } from 'react';
import { MAX_TICKET_FILES, t, TICKET_FILE_EXTENSIONS } from '@contracts';
import type { TicketFiles } from './use-ticket-files';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  // Opened by the button, but still a real file input.
  input: { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
  help: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
});

const ACCEPT = [...TICKET_FILE_EXTENSIONS, 'jpeg'].map((extension) => `.${extension}`).join(',');
const HELP = t(
  'Up to 5 pictures, PDF or .docx files of at most 20 MB each. You can also drop them on the text or paste a screenshot. Hidden data, such as the name of the writer, is removed.',
);

/** The button that attaches files to a text. */
export function AttachFiles({ attached: { files, sending, problem, add } }: { attached: TicketFiles }) {
  const styles = useStyles();
  const id = useId();
  const isFull = files.length + sending.length >= MAX_TICKET_FILES;
  return (
    <>
      <div className={styles.row}>
        <FilesButton describedBy={id} isFull={isFull} onFiles={(chosen) => void add(chosen)} />
        {sending.length > 0 && <Spinner size="tiny" label={t('Attaching {name}', { name: sending.join(', ') })} />}
      </div>
      <Text id={id} size={200} className={styles.help}>
        {HELP}
      </Text>
      {problem !== null && (
        <Text role="alert" className={styles.error}>
          {problem}
        </Text>
      )}
    </>
  );
}

interface FilesButtonProps {
  describedBy: string;
  isFull: boolean;
  onFiles: (files: File[]) => void;
}

function FilesButton({ describedBy, isFull, onFiles }: FilesButtonProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        accept={ACCEPT}
        aria-label={t('Files')}
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <Button
        icon={<AttachRegular />}
        disabledFocusable={isFull}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {t('Attach files')}
      </Button>
    </>
  );
}
