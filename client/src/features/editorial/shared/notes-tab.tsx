import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons/svg/add';
import { useState } from 'react';
import { type ArticleView, isEmptyRichText, MESSAGES, type NoteView, t } from '@contracts';
import { isApiError } from '../../../shared/api/api-error';
import type { Column } from '../../../shared/data-table/column';
import { DataTable } from '../../../shared/data-table/data-table';
import { useListState } from '../../../shared/data-table/use-list-state';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { Timestamp } from '../../../shared/display/timestamp';
import { SendAnyway } from '../../../shared/forms/send-anyway';
import { RichText } from '../../../shared/rich-text/rich-text';
import { RichTextEditor } from '../../../shared/rich-text/rich-text-editor';
import { useStoredState } from '../../../shared/saving/use-stored';
import { useNotify } from '../../../shared/state/hooks';
import { officeApi } from '../api/office-api';

/** Notes per page (spec part 2, section 9). */
const PAGE_SIZE = 5;

const COLUMNS: readonly Column<NoteView>[] = [
  {
    id: 'date',
    header: t('Date'),
    cell: (note) => <Timestamp at={note.date} />,
    sortValue: (note) => note.date,
    width: '9rem',
  },
  {
    id: 'author',
    header: t('Author'),
    cell: (note) => <bdi>{`${note.assistantEditor.firstName} ${note.assistantEditor.lastName}`}</bdi>,
    sortValue: (note) => note.assistantEditor.lastName,
    width: '12rem',
  },
  { id: 'note', header: t('Note'), cell: (note) => <RichText html={note.note} /> },
];

/** The office's notes on an article; authors and reviewers never see them (spec part 2, section 2). */
export function NotesTab({ article }: { article: ArticleView }) {
  const [adding, setAdding] = useState(false);
  const state = useListState({ prefix: 'notes-', size: PAGE_SIZE, sort: '-date' });
  return (
    <>
      {article.actions.includes('write-note') && (
        <Button icon={<AddRegular />} onClick={() => setAdding(true)}>
          {t('Add note')}
        </Button>
      )}
      <DataTable
        label={t('Notes')}
        columns={COLUMNS}
        rows={article.articleNotes}
        rowKey={(note) => note.id}
        state={state}
        empty={t('No notes yet. Only the office can read them.')}
      />
      {adding && <AddNote article={article} onClose={() => setAdding(false)} />}
    </>
  );
}

function AddNote({ article, onClose }: { article: ArticleView; onClose: () => void }) {
  const [note, setNote, storedText] = useStoredState(`note:${article.id}`, '');
  const [anyway, setAnyway] = useState(false);
  const [add, { isLoading, error }] = officeApi.useAddNoteMutation();
  const notify = useNotify();
  const save = async (): Promise<void> => {
    const answer = await add({ articleId: article.id, note, ...(anyway && { sendAnyway: true }) });
    if ('error' in answer) return;
    storedText.drop();
    notify.success(MESSAGES.added);
    onClose();
  };
  return (
    <FormDialog
      open
      size="wide"
      title={t('Add a note')}
      submit={t('Save note')}
      busy={isLoading}
      disabled={isEmptyRichText(note)}
      storedText={storedText}
      onSubmit={() => void save()}
      onCancel={onClose}
    >
      <RichTextEditor label={t('Note')} required value={note} onChange={setNote} />
      <SendAnyway form={{ code: isApiError(error) ? error.code : null }} checked={anyway} onChange={setAnyway} />
    </FormDialog>
  );
}
