import { Inject, Injectable } from '@nestjs/common';
import { type ArticleState, holderOf, isInvolved, isOpen, isVeiled, type MailRequest } from '../../article';
import { AuthorAddresses, UNNAMED } from '../../article-desk/public';
import { fullName, isErasedAddress, type MailKind, normalEmail } from '../../contracts';
import { identityOf, MailLanguages, People, type PersonSummary } from '../../identity/public';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { inCurrentLanguage, type LocalisedText } from '../../platform/language/current-language';
import { MailTemplates } from '../../platform/mail';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

type ReceivedKind = Extract<MailKind, 'SUBMISSION_RECEIVED' | 'REVISION_RECEIVED' | 'CORRECTION_RECEIVED'>;

const RECEIVED_TEMPLATES: Record<ReceivedKind, string> = {
  SUBMISSION_RECEIVED: 'submission-received',
  REVISION_RECEIVED: 'revision-received',
  CORRECTION_RECEIVED: 'correction-received',
};

/** The reason for an associate editor who must not know the authors. */
const WITHHELD_REASON = {
  en: 'The editorial office knows it.',
  nl: 'De redactie kent die.',
} as const satisfies LocalisedText;

interface Addressee {
  email: string;
  cc?: string[];
  /** The name in the mail's salutation. */
  name: () => string;
  assignmentId?: string;
}

/** The holder, unless they left the group or are behind the conflict wall (lifecycle, section 1). */
const withAccess = (state: ArticleState, holder: PersonSummary | undefined): PersonSummary | undefined =>
  holder?.group === 'associate editor' && !isInvolved(state, identityOf(holder)) ? holder : undefined;

/** Composes the mails that follow from an author's actions. Each recipient gets a separate mail and sees no other address. */
@Injectable()
export class SubmissionMails {
  constructor(
    private readonly templates: MailTemplates,
    private readonly people: People,
    private readonly languages: MailLanguages,
    private readonly addresses: AuthorAddresses,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** For all authors: confirmation of receipt. `state`: the article before the action. */
  async received(kind: ReceivedKind, state: ArticleState): Promise<MailRequest[]> {
    const present = await this.addresses.present(state);
    const addressees = state.authors.map((author) => ({ email: present(author.email), name: () => fullName(author) }));
    return this.compose(kind, RECEIVED_TEMPLATES[kind], addressees, {
      ...this.article(state),
      revision: kind === 'REVISION_RECEIVED' ? state.revision + 1 : state.revision,
      authors: state.authors.map(fullName).join(', '),
      link: `${this.config.publicUrl}/rrs/manuscript/view`,
    });
  }

  /** For the uploader, reviewers with an open request, the office, and the associate editor who holds the article. */
  async withdrawal(state: ArticleState, reason: string): Promise<MailRequest[]> {
    const article = this.article(state);
    const open = state.assignments.filter((one) => isOpen(one) && one.mailedAt !== null);
    const people = await this.people.presentByIds([
      state.uploaderId,
      holderOf(state) ?? '',
      ...open.map((one) => one.reviewerId),
    ]);
    const nameOf = (id: string) => (): string => {
      const person = people.get(id);
      return person ? fullName(person) : inCurrentLanguage(UNNAMED.colleague);
    };
    const [uploader, reviewers, office] = await Promise.all([
      this.compose(
        'WITHDRAWAL',
        'withdrawal-to-author',
        [{ email: people.get(state.uploaderId)?.email ?? state.uploaderEmail, name: nameOf(state.uploaderId) }],
        { ...article, reason, link: `${this.config.publicUrl}/rrs/manuscript/view` },
      ),
      this.compose(
        'WITHDRAWAL',
        'withdrawal-to-reviewer',
        open.map(({ reviewerId, reviewerEmail, assignmentId }) => {
          const email = people.get(reviewerId)?.email ?? reviewerEmail;
          return { email, name: nameOf(reviewerId), assignmentId };
        }),
        article,
      ),
      this.toOffice(state, reason, withAccess(state, people.get(holderOf(state) ?? ''))),
    ]);
    return [...uploader, ...reviewers, ...office];
  }

  /** For the office and the associate editor; for the associate editor without texts of the authors that would identify them. */
  private async toOffice(
    state: ArticleState,
    reason: string,
    holder: PersonSummary | undefined,
  ): Promise<MailRequest[]> {
    const { supportEmail } = await this.settings.current();
    const article = { ...this.article(state), link: `${this.config.publicUrl}/rrs/articleDetails/${state.id}` };
    const name = (): string => inCurrentLanguage(UNNAMED.office);
    const apart = holder !== undefined && isVeiled(state);
    const office = [{ email: supportEmail, cc: holder && !apart ? [holder.email] : [], name }];
    const withoutReason = {
      ...article,
      // Evaluated in the language of the mail.
      get reason() {
        return inCurrentLanguage(WITHHELD_REASON);
      },
    };
    const mails = await Promise.all([
      this.compose('WITHDRAWAL', 'withdrawal-to-office', office, { ...article, reason }),
      apart ? this.nameless(holder, withoutReason) : [],
    ]);
    return mails.flat();
  }

  private nameless(holder: PersonSummary, model: Record<string, unknown>): Promise<MailRequest[]> {
    const holders = [{ email: holder.email, name: () => fullName(holder) }];
    return this.compose('WITHDRAWAL', 'withdrawal-to-office', holders, model);
  }

  private article(state: ArticleState): Record<string, unknown> {
    return {
      number: state.number,
      revision: state.revision,
      title: state.fields.articleTitle,
      journalName: this.config.journalName,
    };
  }

  private async compose(
    kind: MailKind,
    template: string,
    addressees: readonly Addressee[],
    model: Record<string, unknown>,
  ): Promise<MailRequest[]> {
    const { supportEmail } = await this.settings.current();
    // No mail goes to a closed account.
    const open = addressees.filter(({ email }) => !isErasedAddress(email));
    const once = new Map(open.map((one) => [normalEmail(one.email), one]));
    const languageOf = await this.languages.each([...once.keys()]);
    return [...once.values()].map(({ email, cc = [], name, assignmentId = null }) => {
      const values = (): object => ({ ...model, name: name(), supportEmail });
      const mail = this.templates.render('submission', template, values, languageOf(email));
      return { mailId: newId(), kind, to: [email], cc, replyTo: supportEmail, ...mail, assignmentId };
    });
  }
}
