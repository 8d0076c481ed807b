import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArticleDesk } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { sanitiseRichText } from '../../../platform/rich-text';
import { AddNote } from './add-note.command';

/** Writes a note about an article, for the office only (spec part 2, section 2, 'Note tab'). */
@CommandHandler(AddNote)
export class AddNoteHandler implements ICommandHandler<AddNote> {
  constructor(private readonly desk: ArticleDesk) {}

  execute({ call, note }: AddNote): Promise<ArticleView> {
    return this.desk.run(call, () => ({ type: 'AddNote', data: { noteId: newId(), note: sanitiseRichText(note) } }));
  }
}
