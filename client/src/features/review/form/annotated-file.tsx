import { Button, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { AttachRegular } from '@fluentui/react-icons/svg/attach';
import { useId, useRef, useState } from 'react';
import { REVIEW_FILE_BYTES, REVIEW_FILE_EXTENSIONS, REVIEW_FILE_MESSAGES, type ReviewFileView, t } from '@contracts';
import { errorMessage } from '../../../shared/api/api-error';
import { AnnotatedLink } from '../../../shared/article/annotated-link';
import { Card } from '../../../shared/display/card';
import { useNotify } from '../../../shared/state/hooks';
import { type OneReview, reviewApi } from '../review-api';

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

interface Props {
  review: OneReview;
  stored: ReviewFileView | null;
  readOnly: boolean;
}

/** An annotated manuscript as part of the review. The authors get it after the decision, without names. */
export function AnnotatedFile({ review, stored, readOnly }: Props) {
  const [file, setFile] = useState(stored);
  if (readOnly && file === null) return null;
  return (
    <Card number={4} title={t('Annotated manuscript')}>
      <AnnotatedLink file={file} />
      {!readOnly && <Attach review={review} file={file} onFile={setFile} />}
    </Card>
  );
}

interface AttachProps {
  review: OneReview;
  file: ReviewFileView | null;
  onFile: (file: ReviewFileView | null) => void;
}

function Attach({ review, file, onFile }: AttachProps) {
  const styles = useStyles();
  const id = useId();
  const { problem, busy, attach, remove } = useAttachment(review, onFile);
  return (
    <>
      <div className={styles.row}>
        <FileButton describedBy={id} busy={busy} onFile={(chosen) => void attach(chosen)}>
          {file ? t('Replace the file') : t('Attach a file')}
        </FileButton>
        {file && (
          <Button appearance="subtle" disabledFocusable={busy} onClick={() => void remove()}>
            {t('Remove the file')}
          </Button>
        )}
        {busy && <Spinner size="tiny" label={t('Removing names from the file')} />}
      </div>
      <Text id={id} size={200} className={styles.help}>
        {HELP}
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

/** The reason why the server would refuse a file; null if it would accept the file. */
function refusalOf({ name, size }: File): string | null {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  if (!REVIEW_FILE_EXTENSIONS.includes(extension)) return REVIEW_FILE_MESSAGES.type;
  return size > REVIEW_FILE_BYTES ? REVIEW_FILE_MESSAGES.size : null;
}

function useAttachment(review: OneReview, onFile: AttachProps['onFile']) {
  const [send, sending] = reviewApi.useAttachReviewFileMutation();
  const [takeBack, removing] = reviewApi.useRemoveReviewFileMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const attach = async (file: File): Promise<void> => {
    const refusal = refusalOf(file);
    setProblem(refusal);
    if (refusal !== null) return;
    const answer = await send({ ...review, file });
    if ('error' in answer) return setProblem(errorMessage(answer.error));
    onFile(answer.data);
    notify.success(t('The file is attached.'));
  };
  const remove = async (): Promise<void> => {
    setProblem(null);
    const answer = await takeBack(review);
    if ('error' in answer) return setProblem(errorMessage(answer.error));
    onFile(null);
    notify.success(t('The file is removed.'));
  };
  return { problem, busy: sending.isLoading || removing.isLoading, attach, remove };
}
