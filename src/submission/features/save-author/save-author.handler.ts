import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuthorStore } from '../../../article-desk/public';
import { type Author, normalEmail } from '../../../contracts';
import { newId } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { OwnAuthor } from '../../authors/own-author';
import { SaveAuthor } from './save-author.command';
import type { SaveAuthorDto } from './save-author.dto';

/**
 * Adds an author or changes an entry. People change only their own entries: a change to another person's entry makes a new one with
 * its own id. The entry under the caller's own address follows the profile and is returned unchanged.
 */
@CommandHandler(SaveAuthor)
export class SaveAuthorHandler implements ICommandHandler<SaveAuthor> {
  constructor(
    private readonly authors: AuthorStore,
    private readonly own: OwnAuthor,
  ) {}

  async execute({ user, author }: SaveAuthor): Promise<Author> {
    if (author.id === user.userId || normalEmail(author.email) === normalEmail(user.email)) return this.own.entry(user);
    const id = await this.idFor(user, author);
    const { firstName, lastName, email } = author;
    const {
      middleName = null,
      institute = null,
      department = null,
      country = null,
      orcid = null,
      city = null,
    } = author;
    const entry = { id, firstName, middleName, lastName, institute, department, country, orcid, city, email };
    return this.authors.put(entry, user.userId);
  }

  private async idFor(user: RequestUser, { id, email }: SaveAuthorDto): Promise<string> {
    const known = id ? (await this.authors.byIds([id])).get(id) : undefined;
    if (known?.createdBy === user.userId) return known.id;
    return (await this.authors.typedBy(user.userId, email))?.id ?? newId();
  }
}
