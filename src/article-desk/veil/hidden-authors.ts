import { Injectable } from '@nestjs/common';
import { type ArticleState, isVeiled } from '../../article';
import {
  fullName,
  HIDDEN_AUTHOR_MARK,
  HIDDEN_AUTHORS_ADDRESS,
  type MailKind,
  type MailSuggestion,
  normalEmail,
  VEIL_MESSAGES,
} from '../../contracts';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { AuthorAddresses } from '../mails/author-addresses';
import type { MailBodyDto } from '../mails/mail-body.dto';
import { UNNAMED } from '../mails/mail-words';
import { AuthorVeil } from './author-veil';

/** The letters that go to authors. */
export const TO_AUTHORS: readonly MailKind[] = ['DECISION', 'CORRECTION_REQUEST', 'CHECK_REJECTED', 'AUTHOR_LETTER'];

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/**
 * Any other reader of the letter or of the answer would learn the names of the authors.
 * @param present turns an author's earlier address into the present one: a letter may have been written before the change.
 * @throws ApiProblem 400
 */
function requireAuthorsOnly(
  { to = [], cc = [], replyTo }: MailBodyDto,
  authors: readonly string[],
  present: (address: string) => string,
): void {
  const known = [HIDDEN_AUTHORS_ADDRESS, ...authors].map(normalEmail);
  const isOther = (address: string): boolean => !known.includes(normalEmail(present(address)));
  if (to.some(isOther)) throw validationProblem({ to: VEIL_MESSAGES.onlyAuthors });
  if (cc.some(isOther)) throw validationProblem({ cc: VEIL_MESSAGES.onlyAuthors });
  if (replyTo) throw validationProblem({ replyTo: VEIL_MESSAGES.answersToOffice });
}

/** Letters to authors by people who must not know them: the sender sees placeholders, and the readers get their names (ADR 122). */
@Injectable()
export class HiddenAuthors {
  constructor(
    private readonly people: People,
    private readonly veil: AuthorVeil,
    private readonly addresses: AuthorAddresses,
  ) {}

  /**
   * Suggests a letter to the authors, of which this sender sees neither addresses nor names.
   * @param make makes the letter for these addresses; `name` is that of the addressed author, null for all authors or when unknown.
   */
  async suggested<Mail extends MailSuggestion>(
    state: ArticleState,
    sender: RequestUser,
    make: (name: string | null) => Promise<Mail>,
  ): Promise<Mail> {
    const isHidden = (await this.veil.stateFor(state, sender)).authorsHidden === true;
    if (!isHidden) return make(await this.nameOf(state));
    return { ...(await make(HIDDEN_AUTHOR_MARK)), to: [HIDDEN_AUTHORS_ADDRESS] };
  }

  /** The letter with the addresses and the name in place of the placeholders. */
  async filledIn(
    state: ArticleState,
    body: MailBodyDto,
    kind: MailKind,
    authors: readonly string[],
  ): Promise<MailBodyDto> {
    if (!TO_AUTHORS.includes(kind)) return body;
    if (isVeiled(state)) requireAuthorsOnly(body, authors, await this.addresses.present(state));
    const fill = (addresses: readonly string[]): string[] =>
      addresses.flatMap((address) => (address.toLowerCase() === HIDDEN_AUTHORS_ADDRESS ? authors : [address]));
    const name = (await this.nameOf(state)) ?? UNNAMED.author.en.toLowerCase();
    return {
      ...body,
      ...(body.to && { to: fill(body.to) }),
      ...(body.cc && { cc: fill(body.cc) }),
      subject: body.subject.replaceAll(HIDDEN_AUTHOR_MARK, name),
      text: body.text.replaceAll(HIDDEN_AUTHOR_MARK, escaped(name)),
    };
  }

  /** The name of the author who submitted the article. */
  private async nameOf({ uploaderId }: ArticleState): Promise<string | null> {
    const uploader = await this.people.presentById(uploaderId);
    return uploader ? fullName(uploader) : null;
  }
}
