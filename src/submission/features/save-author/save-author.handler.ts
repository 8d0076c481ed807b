import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ArticleAuthor } from '../../../article';
import { AuthorStore } from '../../../article-desk/public';
import { type Author, fullName, normalEmail } from '../../../contracts';
import { newId } from '../../../platform/clock';
import type { RequestUser } from '../../../platform/http/access/request-user';
import { ApiProblem } from '../../../platform/http/errors/api-problem';
import { OwnAuthor } from '../../authors/own-author';
import { SaveAuthor } from './save-author.command';
import type { SaveAuthorDto } from './save-author.dto';

const OWN_EMAIL = 'This is your own email. Your entry follows your profile; please change it there.';

type Fields = Omit<ArticleAuthor, 'id'>;

/**
 * Adds an author or changes an entry. People change only their own entries: a change to another person's entry makes a new one with
 * its own id. An entry with the same address is replaced only on request. The entry under the caller's own address follows the profile.
 */
@CommandHandler(SaveAuthor)
export class SaveAuthorHandler implements ICommandHandler<SaveAuthor> {
  constructor(
    private readonly authors: AuthorStore,
    private readonly own: OwnAuthor,
  ) {}

  async execute({ user, author }: SaveAuthor): Promise<Author> {
    if (author.id === user.userId) return this.own.entry(user);
    if (normalEmail(author.email) === normalEmail(user.email)) return this.ownUnlessOther(user, author);
    const fields = fieldsOf(author);
    const id = await this.idFor(user, author, fields);
    return this.authors.put({ id, ...fields }, user.userId);
  }

  private async ownUnlessOther(user: RequestUser, { firstName, lastName }: SaveAuthorDto): Promise<Author> {
    const own = await this.own.entry(user);
    const isSame = own.firstName === firstName.trim() && own.lastName === lastName.trim();
    if (!isSame) throw new ApiProblem('RULE_BROKEN', OWN_EMAIL, { email: OWN_EMAIL });
    return own;
  }

  private async idFor(user: RequestUser, { id, replace }: SaveAuthorDto, fields: Fields): Promise<string> {
    const known = id ? (await this.authors.byIds([id])).get(id) : undefined;
    if (known?.createdBy === user.userId) return known.id;
    const typed = await this.authors.typedBy(user.userId, fields.email);
    if (typed && !replace && !isSame(typed, fields)) {
      const message = `${fullName(typed)} has this email already.`;
      throw new ApiProblem('CONFLICT', message, { email: message });
    }
    return typed?.id ?? newId();
  }
}

function fieldsOf(author: SaveAuthorDto): Fields {
  const { firstName, lastName, email } = author;
  const { middleName = null, institute = null, department = null } = author;
  const { country = null, orcid = null, city = null } = author;
  return { firstName, middleName, lastName, institute, department, country, orcid, city, email };
}

/** Compares without surrounding spaces; an empty text counts as absent. */
function isSame(typed: ArticleAuthor, fields: Fields): boolean {
  const textOf = (value: string | null): string => value?.trim() ?? '';
  const { email, ...rest } = fields;
  const names = Object.keys(rest) as (keyof typeof rest)[];
  return (
    normalEmail(typed.email) === normalEmail(email) && names.every((name) => textOf(typed[name]) === textOf(rest[name]))
  );
}
