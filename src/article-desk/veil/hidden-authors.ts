import { Inject, Injectable } from '@nestjs/common';
import { type Actor, type ArticleState, isVeiled } from '../../article';
import {
  fullName,
  HIDDEN_AUTHOR_MARK,
  HIDDEN_AUTHORS_ADDRESS,
  isErasedAddress,
  type MailKind,
  type MailSuggestion,
  NO_AUTHORS_ADDRESS,
  normalEmail,
  VEIL_MESSAGES,
} from '../../contracts';
import { People } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { validationProblem } from '../../platform/http/request/validation.pipe';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
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

/** A letter as its sender edited it. */
interface Letter {
  kind: MailKind;
  body: MailBodyDto;
  sender: Actor;
  /** The addresses of its readers. */
  authors: readonly string[];
}

/** Letters to authors by people who must not know them: the sender sees placeholders, and the readers get their names (ADR 122). */
@Injectable()
export class HiddenAuthors {
  constructor(
    private readonly people: People,
    private readonly veil: AuthorVeil,
    private readonly addresses: AuthorAddresses,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
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
    const mail = await make(isHidden ? HIDDEN_AUTHOR_MARK : await this.nameOf(state));
    if (!isVeiled(state) && !isHidden) return mail;
    const readers = await this.reachable(state, mail.to);
    if (readers.length === 0) return { ...mail, to: [NO_AUTHORS_ADDRESS] };
    return { ...mail, to: isHidden ? [HIDDEN_AUTHORS_ADDRESS] : readers };
  }

  /**
   * The letter with the addresses and the name in place of the placeholders. While the authors are hidden, no one else may read it; if all
   * of them were erased, it goes to the office, since without a reader no decision would be possible.
   * A sender who must not know the authors writes only to placeholders: an address that is accepted would confirm a guess.
   */
  async filledIn(state: ArticleState, { kind, body, sender, authors }: Letter): Promise<MailBodyDto> {
    if (!TO_AUTHORS.includes(kind)) return body;
    const office = [(await this.settings.current()).supportEmail];
    const open = isVeiled(state) ? await this.reachable(state, authors) : authors;
    const readers = open.length === 0 ? office : open;
    if (isVeiled(state)) {
      const isHidden = (await this.veil.stateFor(state, sender)).authorsHidden === true;
      const instead = open.length === 0 ? [...office, NO_AUTHORS_ADDRESS] : [];
      const known = isHidden ? instead : [...authors, ...open, ...instead];
      requireAuthorsOnly(body, known, isHidden ? (address) => address : await this.addresses.present(state));
    }
    const placeholders: Record<string, readonly string[]> = {
      [HIDDEN_AUTHORS_ADDRESS]: readers,
      [NO_AUTHORS_ADDRESS]: office,
    };
    const fill = (addresses: readonly string[]): string[] =>
      addresses.flatMap((address) => placeholders[address.toLowerCase()] ?? [address]);
    const name = (await this.nameOf(state)) ?? UNNAMED.author.en.toLowerCase();
    return {
      ...body,
      to: body.to ? fill(body.to) : [...readers],
      ...(body.cc && { cc: fill(body.cc) }),
      subject: body.subject.replaceAll(HIDDEN_AUTHOR_MARK, name),
      text: body.text.replaceAll(HIDDEN_AUTHOR_MARK, escaped(name)),
    };
  }

  /** Those of these authors who have an address; if none has, those of all authors. Empty if all of them were erased. */
  private async reachable(state: ArticleState, authors: readonly string[]): Promise<string[]> {
    const open = authors.filter((address) => !isErasedAddress(address));
    if (open.length > 0) return open;
    return (await this.addresses.ofAll(state)).filter((address) => !isErasedAddress(address));
  }

  /** The name of the author who submitted the article. */
  private async nameOf({ uploaderId }: ArticleState): Promise<string | null> {
    const uploader = await this.people.presentById(uploaderId);
    return uploader ? fullName(uploader) : null;
  }
}
