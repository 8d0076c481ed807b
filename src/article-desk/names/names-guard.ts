import { Inject, Injectable } from '@nestjs/common';
import {
  type Actor,
  actorOf,
  type ArticleState,
  isInvolved,
  isVeiled,
  mayKnowAuthors,
  relationsOf,
  reviewModeIn,
} from '../../article';
import { hidesAuthors, isStaff, type MailKind, namesReviewers } from '../../contracts';
import { People, type PersonSummary } from '../../identity/public';
import type { RequestUser } from '../../platform/http/access/request-user';
import { ApiProblem } from '../../platform/http/errors/api-problem';
import { plainText } from '../../platform/rich-text';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';
import type { MailBodyDto } from '../mails/mail-body.dto';
import { TO_AUTHORS } from '../veil/hidden-authors';
import { type KnownPerson, type NameSign, namesIn, type SentText } from './names-in';

const TO_EDITORS: readonly MailKind[] = ['ASSOCIATE_ASSIGNMENT'];
const TO_REVIEWERS: readonly MailKind[] = ['REVIEW_INVITATION', 'REVIEW_REMINDER'];

type Sentence = (passages: string, file: string | null) => string;
const WORDS = {
  letterToAuthors: (passages: string) => `This would reveal the reviewers to the authors: ${passages}.`,
  letterToEditors: (passages: string) => `This would reveal the authors to the editors: ${passages}.`,
  letterToReviewers: (passages: string) => `This would reveal the authors to the reviewers: ${passages}.`,
  review: (passages: string) => `This would reveal to the authors who you are: ${passages}. Please change it.`,
  authors: (passages: string, file: string | null) =>
    file === null
      ? `This would reveal the authors to the reviewers: ${passages}. Please change it.`
      : `${file} would reveal the authors to the reviewers: ${passages}. Please change it.`,
} satisfies Record<string, Sentence>;

const personOf = ({ firstName, middleName, lastName, email, institute, orcid }: PersonSummary): KnownPerson => ({
  ...{ firstName, middleName, lastName, email, institute, orcid },
});
const byText = ({ subject, text }: Pick<MailBodyDto, 'subject' | 'text'>): SentText[] => [
  { place: 'subject', text: subject },
  { place: 'text', text: plainText(text) },
];

/**
 * Refuses texts that would identify a person to the other side of a review (ADR 117). The texts of people who must not know the authors are
 * never compared with the authors: the answer would confirm what these people guess, and they cannot reveal what they do not know (ADR 122).
 */
@Injectable()
export class NamesGuard {
  constructor(
    private readonly people: People,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** @throws ApiProblem NAMES_FOUND for a mail of staff. They may still send it by confirming. */
  async requireNamelessLetter(
    state: ArticleState,
    { kind, body, sender }: { kind: MailKind; body: MailBodyDto; sender: Actor },
  ): Promise<void> {
    if (body.sendAnyway === true) return;
    const isKnown = await this.mayKnowAuthors(state, sender);
    if (TO_AUTHORS.includes(kind)) {
      const reviewers = await this.accounts(reviewersToHide(state, kind).map(({ reviewerId }) => reviewerId));
      refuse(namesIn(byText(body), reviewers, isKnown ? await this.authorsOf(state) : []), WORDS.letterToAuthors);
    }
    if (!isKnown) return;
    if (TO_EDITORS.includes(kind) && isVeiled(state))
      refuse(namesIn(byText(body), await this.authorsOf(state)), WORDS.letterToEditors);
    if (TO_REVIEWERS.includes(kind)) refuse(await this.authorsIn(state, byText(body)), WORDS.letterToReviewers);
  }

  /**
   * Checks a note of the office, which editors read. @throws ApiProblem NAMES_FOUND when it names an author and editors must not know the
   * authors, unless its writer is one of these editors.
   */
  async requireNamelessNote(
    state: ArticleState,
    note: string,
    { by, anyway }: { by: Actor; anyway: boolean | undefined },
  ): Promise<void> {
    if (anyway === true || !isVeiled(state) || !(await this.mayKnowAuthors(state, by))) return;
    const texts = [{ place: 'note', text: plainText(note) }];
    refuse(namesIn(texts, await this.authorsOf(state)), WORDS.letterToEditors);
  }

  /** Checks what a reviewer writes for the authors. @throws ApiProblem NAMES_FOUND when it names the reviewer. */
  async requireNamelessReview(
    state: ArticleState,
    reviewerId: string,
    texts: readonly SentText[],
    sent: { by: RequestUser; anyway: boolean | undefined },
  ): Promise<void> {
    if (namesReviewers(state.reviewMode) || (await this.maySendAnyway(state, sent))) return;
    const reviewer = await this.accounts([reviewerId]);
    // Names of authors are allowed only if reviewers know the authors. Else what is missing in the refusal would confirm a guess.
    const readers = (await this.hidesAuthors(state)) ? [] : await this.authorsOf(state);
    refuse(namesIn(texts, reviewer, readers), WORDS.review);
  }

  /** Checks what authors write for reviewers who must not know them. @throws ApiProblem NAMES_FOUND when it names one of the authors. */
  async requireNamelessAuthors(
    state: ArticleState,
    texts: readonly SentText[],
    sent: { by: RequestUser; anyway: boolean | undefined },
  ): Promise<void> {
    if (await this.maySendAnyway(state, sent)) return;
    refuse(await this.authorsIn(state, texts), WORDS.authors);
  }

  /** True when reviewers of this article must not know its authors. For a draft: if it were submitted now. */
  async hidesAuthors(state: ArticleState): Promise<boolean> {
    return hidesAuthors(reviewModeIn(state, await this.settings.current()));
  }

  private async mayKnowAuthors(state: ArticleState, actor: Actor): Promise<boolean> {
    return mayKnowAuthors(state, actor, await this.settings.current());
  }

  private async authorsIn(state: ArticleState, texts: readonly SentText[]): Promise<NameSign[]> {
    return (await this.hidesAuthors(state)) ? namesIn(texts, await this.authorsOf(state)) : [];
  }

  /** The authors as the article names them, and the uploader's account. */
  private async authorsOf(state: ArticleState): Promise<KnownPerson[]> {
    return [...state.authors, ...(await this.accounts([state.uploaderId]))];
  }

  private async accounts(ids: readonly string[]): Promise<KnownPerson[]> {
    const found = await this.people.byIds([...new Set(ids)]);
    return [...found.values()].map(personOf);
  }

  /** True for staff of the article, also while they are signed in as the person who sends. */
  private async maySendAnyway(
    state: ArticleState,
    { by, anyway }: { by: RequestUser; anyway: boolean | undefined },
  ): Promise<boolean> {
    if (anyway !== true) return false;
    const relations = relationsOf(state, actorOf(by));
    if (relations.has('office') || relations.has('associate')) return true;
    const real = by.realUserId === null ? null : await this.people.byId(by.realUserId);
    return real !== null && by.real !== null && isStaff(real.group) && !isInvolved(state, by.real);
  }
}

/** The reviewers that such a letter must not identify. A decision names those who agreed to be named anyway. */
const reviewersToHide = (state: ArticleState, kind: MailKind): ArticleState['assignments'] =>
  state.assignments.filter(({ named }) => kind !== 'DECISION' || !named);

/** One sentence for each field, with every passage in it. */
function refuse(signs: readonly NameSign[], inWords: Sentence): void {
  if (signs.length === 0) return;
  const places = [...new Set(signs.map(({ place }) => place))];
  const details = Object.fromEntries(
    places.map((place) => {
      const found = signs.filter((sign) => sign.place === place);
      // 'p.' means 'page' in every language of the journal.
      const passages = found.map(({ passage, page }) => `“${passage}”${page ? ` (p. ${page})` : ''}`).join(', ');
      return [place, inWords(passages, found[0]?.isFile === true ? place : null)];
    }),
  );
  const [first = ''] = Object.values(details);
  throw new ApiProblem('NAMES_FOUND', first, details);
}
