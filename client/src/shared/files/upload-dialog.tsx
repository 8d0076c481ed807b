import {
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  ProgressBar,
  Select,
  tokens,
} from '@fluentui/react-components';
import { useState } from 'react';
import { type Designation, DESIGNATION_LABELS, extensionOf, FIGURE_DESIGNATIONS } from '../../../../src/contracts';
import { FormDialog } from '../dialogs/form-dialog';
import { FileDrop } from './file-drop';
import { acceptOf, designationProblem, extensionList, fileProblem, type PresentFile } from './file-rules';
import { useUpload } from './use-upload';

/** What was uploaded, ready for POST /article/{id}/add-file (which adds the revision). */
export interface UploadedFile {
  filename: string;
  type: Designation;
  /** The extension. */
  fileType: string;
  figureTitle?: string;
}

interface UploadDialogProps {
  articleId: string;
  designations: readonly Designation[];
  /** Chosen already, as when one file is replaced. */
  designation?: Designation;
  /** Files of this revision, without one that is to be replaced. */
  present: readonly PresentFile[];
  /** Records the file; a throw is shown in the dialog. */
  onUploaded: (file: UploadedFile) => Promise<unknown>;
  onClose: () => void;
  title?: string;
}

const useStyles = makeStyles({ progress: { paddingBlock: tokens.spacingVerticalS } });

/** The designation first, then one file (spec part 1, section 5). Mount it when opened. */
export function UploadDialog(props: UploadDialogProps) {
  const { articleId, designations, designation, present, onUploaded, onClose, title = 'Add a file' } = props;
  const styles = useStyles();
  const [type, setType] = useState<Designation | null>(designation ?? null);
  const [file, setFile] = useState<File | null>(null);
  const [figureTitle, setFigureTitle] = useState('');
  const upload = useUpload(articleId);
  const busy = upload.progress !== null;
  const wrong = type && (file ? fileProblem(file, type, present) : designationProblem(type, present));
  const problem = wrong ?? upload.problem;
  const figure = type !== null && FIGURE_DESIGNATIONS.includes(type);
  const send = async () => {
    if (!type || !file) return;
    const about = { type, fileType: extensionOf(file.name), ...(figure && figureTitle ? { figureTitle } : {}) };
    if (await upload.start(file, type, (filename) => onUploaded({ filename, ...about }))) onClose();
  };
  const leave = () => {
    upload.cancel();
    onClose();
  };
  return (
    <FormDialog
      open
      title={title}
      submit="Upload"
      cancel={busy ? 'Cancel the upload' : 'Cancel'}
      busy={busy}
      disabled={!type || !file || Boolean(wrong)}
      onSubmit={() => void send()}
      onCancel={leave}
    >
      <DesignationChoice
        all={designations}
        value={type}
        disabled={busy || designation !== undefined}
        onChange={setType}
      />
      <FileDrop
        file={file}
        disabled={type === null || busy || (type !== null && designationProblem(type, present) !== null)}
        accept={type ? acceptOf(type) : ''}
        help={type ? `Allowed: ${extensionList(type)}; at most 50 MB.` : 'Choose what the file is first.'}
        onFile={setFile}
      />
      {figure && (
        <Field label="Figure title" hint="Shown under the figure, for example: Figure 1. Flow of patients.">
          <Input value={figureTitle} maxLength={500} onChange={(_event, { value }) => setFigureTitle(value)} />
        </Field>
      )}
      {problem && (
        <MessageBar intent="error" layout="multiline" role="alert">
          <MessageBarBody>{problem}</MessageBarBody>
        </MessageBar>
      )}
      {upload.progress !== null && (
        <Field label={`Uploading, ${Math.round(upload.progress * 100)} %`} className={styles.progress}>
          <ProgressBar value={upload.progress} thickness="large" />
        </Field>
      )}
    </FormDialog>
  );
}

interface DesignationChoiceProps {
  all: readonly Designation[];
  value: Designation | null;
  disabled: boolean;
  onChange: (type: Designation | null) => void;
}

function DesignationChoice({ all, value, disabled, onChange }: DesignationChoiceProps) {
  return (
    <Field label="What is the file?" required>
      <Select
        value={value ?? ''}
        disabled={disabled}
        onChange={(_event, data) => onChange(all.find((type) => type === data.value) ?? null)}
      >
        <option value="">Please choose</option>
        {all.map((type) => (
          <option key={type} value={type}>
            {DESIGNATION_LABELS[type]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
