import { Field, Input, Select, Text } from '@fluentui/react-components';
import { useState } from 'react';
import {
  countProblem,
  type Designation,
  DESIGNATION_LABELS,
  extensionList,
  extensionOf,
  FIGURE_DESIGNATIONS,
  fileProblem,
  t,
  uploadLimitLabel,
} from '@contracts';
import { usePublicSettings } from '../../api/public-api';
import { FormDialog } from '../../dialogs/form-dialog';
import { useStoredState } from '../../saving/use-stored';
import { acceptOf, type PresentUpload, sameNameAdvice, singleFileAdvice } from '../file-rules';
import { FileDrop } from './file-drop';
import { NamesCheck } from './names-check';
import { UploadState } from './upload-state';
import { useNamesCheck } from './use-names-check';
import { useUpload } from './use-upload';

/** An uploaded file, ready for POST /article/{id}/add-file (which adds the revision). */
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
  /** Preselected, for example when replacing a file. */
  designation?: Designation;
  /** Id of the file to be replaced, if any. */
  replaces?: string;
  /** Initial title without the number, for example when replacing a figure. */
  figureTitle?: string;
  /** Files of this revision, except the one to be replaced. */
  present: readonly PresentUpload[];
  /** True for a member of the office, who must not be named in what authors and reviewers read. */
  isOffice: boolean;
  /** Records the file; an error is shown in the dialog. */
  onUploaded: (file: UploadedFile) => Promise<unknown>;
  onClose: () => void;
  title?: string;
}

const helpFor = (type: Designation | null, limit: string): string =>
  type
    ? t('Allowed: {extensions}; at most {limit}.', { extensions: extensionList(type), limit })
    : t('Choose the kind of file first.');

/** Adds a file. The designation is chosen before the file (spec part 1, section 5). Mount it when opened. */
export function UploadDialog(props: UploadDialogProps) {
  const { designations, designation, title = t('Add a file'), onClose } = props;
  const dialog = useUploadDialog(props);
  const { type, file, busy, full, names } = dialog;
  return (
    <FormDialog
      open
      title={title}
      submit={t('Upload')}
      cancel={busy ? t('Cancel the upload') : t('Cancel')}
      busy={busy}
      disabled={!type || !file || dialog.wrong !== null || (names.isNeeded && !names.isChecked)}
      storedText={dialog.storedText}
      onSubmit={() => void dialog.send()}
      onCancel={onClose}
    >
      {designation ? (
        <Text>{t('Designation: {designation}', { designation: DESIGNATION_LABELS[designation] })}</Text>
      ) : (
        <DesignationChoice all={designations} value={type} disabled={busy} onChange={dialog.setType} />
      )}
      <FileDrop
        file={file}
        disabled={type === null || busy || full}
        accept={type ? acceptOf(type) : ''}
        help={helpFor(type, dialog.limit)}
        onFile={dialog.setFile}
      />
      {type && FIGURE_DESIGNATIONS.includes(type) && (
        <FigureTitle value={dialog.figureTitle} onChange={dialog.setFigureTitle} />
      )}
      {names.isNeeded && <NamesCheck checked={names.isChecked} disabled={busy} onChange={names.setChecked} />}
      <UploadState
        problem={dialog.wrong ?? dialog.problem}
        advice={type && full ? singleFileAdvice(type) : sameNameAdvice(file, props.present)}
        progress={dialog.progress}
      />
    </FormDialog>
  );
}

/** The designation if there is only one, so that the person does not have to choose. */
const onlyOne = (all: readonly Designation[]): Designation | null => (all.length === 1 ? (all[0] ?? null) : null);

/** The selection, its validation and the upload. Closing the dialog cancels the upload. */
function useUploadDialog(props: UploadDialogProps) {
  const { articleId, designation, designations, present, onUploaded, onClose } = props;
  const [type, setType] = useState<Designation | null>(designation ?? onlyOne(designations));
  const [file, setFile] = useState<File | null>(null);
  const name = `caption:${articleId}:${props.replaces ?? 'new'}`;
  const [figureTitle, setFigureTitle, storedText] = useStoredState(name, props.figureTitle ?? '');
  const { progress, problem, start } = useUpload(articleId);
  const names = useNamesCheck({ file, type, isOffice: props.isOffice, problem });
  const { maxUploadBytes } = usePublicSettings();
  const kinds = present.map((one) => one.type);
  const full = type ? countProblem(type, kinds) : undefined;
  const wrong = (type && file ? fileProblem(file, type, present, maxUploadBytes) : full) ?? null;
  const send = async () => {
    if (!type || !file) return;
    const titled = FIGURE_DESIGNATIONS.includes(type) && figureTitle.trim() !== '';
    const about = { type, fileType: extensionOf(file.name), ...(titled && { figureTitle: figureTitle.trim() }) };
    if (!(await start({ file, type, namesChecked: names.isNeeded }, (filename) => onUploaded({ filename, ...about }))))
      return;
    storedText.drop();
    onClose();
  };
  const chosen = {
    storedText,
    type,
    setType,
    file,
    setFile,
    figureTitle,
    setFigureTitle,
    names,
    limit: uploadLimitLabel(maxUploadBytes),
  };
  return { ...chosen, wrong, full: full !== undefined, problem, progress, busy: progress !== null, send };
}

function FigureTitle({ value, onChange }: { value: string; onChange: (title: string) => void }) {
  return (
    <Field
      label={t('Figure title')}
      hint={t('Shown after the number of the figure, for example: Flow of patients. You can change it later.')}
    >
      <Input value={value} maxLength={500} onChange={(_event, data) => onChange(data.value)} />
    </Field>
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
    <Field label={t('What is the file?')} required>
      <Select
        value={value ?? ''}
        disabled={disabled}
        onChange={(_event, data) => onChange(all.find((type) => type === data.value) ?? null)}
      >
        <option value="">{t('Please choose')}</option>
        {all.map((type) => (
          <option key={type} value={type}>
            {DESIGNATION_LABELS[type]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
