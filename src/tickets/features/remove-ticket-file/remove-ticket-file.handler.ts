import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isUUID } from 'class-validator';
import { TICKET_FILE_MESSAGES } from '../../../contracts';
import { AttachmentStore } from '../../../files/public';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { RemoveTicketFile } from './remove-ticket-file.command';

/** Removes a file of a text that was not sent yet. */
@CommandHandler(RemoveTicketFile)
export class RemoveTicketFileHandler implements ICommandHandler<RemoveTicketFile> {
  constructor(private readonly store: AttachmentStore) {}

  /** @throws ApiProblem 404 for a file that is not the caller's, or that was sent with a text. */
  async execute({ fileId, user }: RemoveTicketFile): Promise<{ success: boolean }> {
    if (!isUUID(fileId) || !(await this.store.withdraw(fileId, user.userId)))
      throw new ApiProblem('NOT_FOUND', TICKET_FILE_MESSAGES.gone);
    return { success: true };
  }
}
