import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { actorOf } from '../../../article';
import { ArticleDesk, NamesGuard } from '../../../article-desk/public';
import type { ArticleView } from '../../../contracts';
import { newId } from '../../../platform/clock';
import { sanitiseRichText } from '../../../platform/rich-text';
import { AddNote } from './add-note.command';

/** Writes a note about an article, for the office only (spec part 2, section 2, 'Note tab'). */
@CommandHandler(AddNote)
export class AddNoteHandler implements ICommandHandler<AddNote> {
  constructor(
    private readonly desk: ArticleDesk,
    private readonly names: NamesGuard,
  ) {}

  /** @throws ApiProblem NAMES_FOUND for a note that shows editors who the authors are when they must not know it. */
  execute({ call, note, sendAnyway }: AddNote): Promise<ArticleView> {
    return this.desk.run(call, async (state) => {
      await this.names.requireNamelessNote(state, note, { by: actorOf(call.user), anyway: sendAnyway });
      return { type: 'AddNote', data: { noteId: newId(), note: sanitiseRichText(note) } };
    });
  }
}
