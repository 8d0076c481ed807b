import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { useId, useRef } from 'react';
import { namesReviewers, REVIEW_FILE_EXTENSIONS, type ReviewMode, t } from '@contracts';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { Card } from '../../../shared/display/card';
import type { Attachment } from './writing/use-attachment';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM },
  // Opened by the button, but still a real file input.
  input: { position: 'absolute', width: '1px', height: '1px', opacity: 0 },
  help: { color: tokens.colorNeutralForeground3 },
  error: { color: tokens.colorPaletteRedForeground1 },
});

const HELP = t(
  'A PDF or .docx with your comments in it, at most 20 MB. Names and other hidden data are removed, so the authors do not learn who you are. Check that you do not name yourself in the text.',
);
const HELP_IF_NAMED = t(
  'A PDF or .docx with your comments in it, at most 20 MB. Names and other hidden data are removed.',
);

interface Props {
  attachment: Attachment;
  readOnly: boolean;
  /** True while the review is sent: a file that arrives later would be refused. */
  submitting: boolean;
  mode: ReviewMode;
}

/** An annotated manuscript as part of the review. The authors get it after the decision, without names. */
export function AnnotatedFile({ attachment, readOnly, submitting, mode }: Props) {
  const { file } = attachment;
  if (readOnly && file === null) return null;
  return (
    <Card number={4} title={t('Annotated manuscript')}>
      <AnnotatedLink file={file} />
      {!readOnly && <Attach {...{ attachment, submitting, mode }} />}
    </Card>
  );
}

function Attach({ attachment, submitting, mode }: Omit<Props, 'readOnly'>) {
  const styles = useStyles();
  const id = useId();
  const { file, problem, busy, attach, remove } = attachment;
  const isHeld = busy || submitting;
  return (
    <>
      <div className={styles.row}>
        <FileButton describedBy={id} busy={isHeld} onFile={(chosen) => void attach(chosen)}>
          {file ? t('Replace the file') : t('Attach a file')}
        </FileButton>
        {file && (
          <Button appearance="subtle" disabledFocusable={isHeld} onClick={() => void remove()}>
            {t('Remove the file')}
          </Button>
        )}
        {busy && <Spinner size="tiny" label={t('Removing names from the file')} />}
      </div>
      <Text id={id} size={200} className={styles.help}>
        {namesReviewers(mode) ? HELP_IF_NAMED : HELP}
      </Text>
      {problem && (
        <Text role="alert" className={styles.error}>
          {problem}
        </Text>
      )}
    </>
  );
}

interface FileButtonProps {
  describedBy: string;
  busy: boolean;
  onFile: (file: File) => void;
  children: string;
}

function FileButton({ describedBy, busy, onFile, children }: FileButtonProps) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        tabIndex={-1}
        accept={REVIEW_FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        aria-label={t('Annotated manuscript')}
        className={styles.input}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <Button
        icon={<AttachRegular />}
        disabledFocusable={busy}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  );
}
