import { Command } from '@nestjs/cqrs';
import type { Author } from '../../../contracts';
import type { RequestUser } from '../../../platform/http/access/request-user';
import type { SaveAuthorDto } from './save-author.dto';

export class SaveAuthor extends Command<Author> {
  constructor(
    readonly user: RequestUser,
    readonly author: SaveAuthorDto,
  ) {
    super();
  }
}
