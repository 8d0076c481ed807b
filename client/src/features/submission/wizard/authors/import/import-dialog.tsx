import { Button, Checkbox, Field, makeStyles, Text, Textarea, tokens } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons/svg/arrow-upload';
import { type ChangeEvent, useRef, useState } from 'react';
import { type Author, t } from '@contracts';
import { errorMessage } from '../../../../../shared/api/api-error';
import { FormDialog } from '../../../../../shared/dialogs/form-dialog';
import { useStoredState } from '../../../../../shared/saving/use-stored';
import { peopleApi } from '../../../api/people-api';
import { NOT_ADDED } from '../not-added';
import { type FileText, textOf } from './file-text';
import { ImportPreview } from './import-preview';
import { parseAuthors, type ParsedAuthor } from './parse-authors';

const useStyles = makeStyles({
  text: { '& textarea': { fontFamily: tokens.fontFamilyMonospace, minHeight: '8rem' } },
  file: { display: 'none' },
});

/** Authors who could not be added to the list. */
export interface NotAdded {
  /** The server refused them. */
  refused: readonly Author[];
  /** The server did not answer, or the manuscript could not be saved for another reason. */
  unsaved: readonly Author[];
}

interface Props {
  /** Addresses of the present authors. */
  present: readonly string[];
  /** Adds the saved authors at the end of the list, in their order. */
  onSaved(authors: Author[]): Promise<NotAdded>;
  onClose(): void;
}

const ORDER = t('First name, Last name, Email, Institute, Department, City, Country, ORCID');
const HELP = t(
  'Paste from a spreadsheet, or one author on each line: {order}. With headings the columns can have any order.',
  { order: ORDER },
);

const OTHER_ENCODING = t(
  "This file is not in UTF-8, and was read as Windows-1252. Check the letters with accents below. If they are wrong, save the file as 'CSV UTF-8' and choose it again.",
);

const addWords = (count: number): string =>
  count === 0 ? t('Add authors') : t('Add {count, plural, one {# author} other {# authors}}', { count });

const unsavedWords = (lines: readonly number[], isAll: boolean): string =>
  isAll
    ? t('The list could not be saved. Please try again.')
    : t('{count, plural, one {Line} other {Lines}} {lines} could not be saved. Please try again.', {
        count: lines.length,
        lines: lines.join(', '),
      });

/** Adds several authors from a pasted list or a CSV file, after a preview of what was recognised. */
export function ImportAuthorsDialog({ present, onSaved, onClose }: Props) {
  const [text, setText, storedText] = useStoredState('list-of-authors', '');
  const [replace, setReplace] = useState(false);
  const { state, save } = useImport(onSaved, () => {
    storedText.drop();
    onClose();
  });
  const rows = parseAuthors(text, present);
  const good = rows.filter(({ problem }) => problem === null);
  return (
    <FormDialog
      open
      size="wide"
      title={t('Add authors from a list')}
      submit={addWords(good.length)}
      busy={state.done !== null}
      storedText={storedText}
      disabled={good.length === 0}
      onSubmit={() => void save(good, replace)}
      onCancel={onClose}
    >
      <ListField text={text} onText={setText} />
      <Checkbox
        label={t('Replace what I entered earlier for the same email')}
        checked={replace}
        onChange={(_event, data) => setReplace(data.checked === true)}
      />
      <div role="status">
        {state.done !== null && <Text>{t('Added {done} of {all}', { done: state.done, all: good.length })}</Text>}
      </div>
      {state.problem && <Text role="alert">{state.problem}</Text>}
      <ImportPreview rows={rows} />
    </FormDialog>
  );
}

function ListField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const styles = useStyles();
  const [isGuessed, setGuessed] = useState(false);
  const take = (read: FileText): void => {
    onText(read.text);
    setGuessed(read.isGuessed);
  };
  return (
    <>
      <Field label={t('Authors')} hint={HELP}>
        <Textarea className={styles.text} value={text} onChange={(_event, data) => onText(data.value)} />
      </Field>
      <FileButton onRead={take} />
      {isGuessed && text !== '' && <Text role="alert">{OTHER_ENCODING}</Text>}
    </>
  );
}

function FileButton({ onRead }: { onRead: (read: FileText) => void }) {
  const styles = useStyles();
  const input = useRef<HTMLInputElement>(null);
  const read = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = event.target.files ?? [];
    if (file) onRead(textOf(await file.arrayBuffer()));
    // So that the same file can be chosen again after a correction.
    event.target.value = '';
  };
  return (
    <div>
      <input
        ref={input}
        className={styles.file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('CSV file with authors')}
        onChange={(event) => void read(event)}
      />
      <Button icon={<ArrowUploadRegular />} onClick={() => input.current?.click()}>
        {t('Choose a CSV file')}
      </Button>
    </div>
  );
}

interface ImportState {
  /** The number of authors saved so far; null before the start. */
  done: number | null;
  problem: string | null;
}

/** Saves one author after the other, then adds all saved authors together. Lines that the server refused are shown with the reason. */
function useImport(onSaved: Props['onSaved'], onAllAdded: () => void) {
  const [state, setState] = useState<ImportState>({ done: null, problem: null });
  const [save] = peopleApi.useSaveAuthorMutation();
  const all = async (rows: ParsedAuthor[], replace: boolean): Promise<void> => {
    const saved: { author: Author; line: number }[] = [];
    const problems: string[] = [];
    const refuse = (line: number, problem: string) => problems.push(t('Line {line}: {problem}', { line, problem }));
    for (const [index, { author, line }] of rows.entries()) {
      setState({ done: index, problem: null });
      try {
        saved.push({ author: await save({ ...author, replace }).unwrap(), line });
      } catch (failure) {
        refuse(line, errorMessage(failure));
      }
    }
    const { refused, unsaved } = await onSaved(saved.map(({ author }) => author));
    const linesOf = (some: readonly Author[]) =>
      saved.flatMap(({ author, line }) => (some.includes(author) ? line : []));
    for (const line of linesOf(refused)) refuse(line, NOT_ADDED);
    if (unsaved.length > 0) problems.unshift(unsavedWords(linesOf(unsaved), unsaved.length === saved.length));
    const added = saved.length - refused.length - unsaved.length;
    setState({
      done: null,
      problem: `${t('{saved} of {all} were added.', { saved: added, all: rows.length })} ${problems.join(' ')}`,
    });
    if (problems.length === 0) onAllAdded();
  };
  return { state, save: all };
}
