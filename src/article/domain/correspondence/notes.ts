import type { Deciders } from '../deciders';
import { eventOf } from '../recorded';
import { requireText } from '../requirements';

/** Notes by staff about an article (spec part 2, section 2, 'Note tab'). */
export const noteDeciders: Deciders<'AddNote'> = {
  AddNote: (_state, { noteId, note }) => {
    requireText(note, 'note', 'Please write the note first.');
    return [eventOf('NoteAdded', { noteId, note })];
  },
};
