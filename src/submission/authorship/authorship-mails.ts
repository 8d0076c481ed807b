import { Inject, Injectable } from '@nestjs/common';
import {
  type ArticleAuthor,
  type ArticleState,
  authorOf,
  authorsToAsk,
  type AuthorToAsk,
  isSubmitter,
  isWaiting,
  type MailRequest,
  SECRET_MARK,
} from '../../article';
import { AuthorAddresses, UNNAMED } from '../../article-desk/public';
import { fullName } from '../../contracts';
import { MailLanguages, People } from '../../identity/public';
import { newId } from '../../platform/clock';
import { APP_CONFIG, type AppConfig } from '../../platform/config/config';
import { inCurrentLanguage } from '../../platform/language/current-language';
import { MailTemplates } from '../../platform/mail';
import { hashSecret, mailSecret } from '../../platform/secrets';
import { SETTINGS, type SettingsReader } from '../../platform/settings/settings';

interface OneMail {
  kind: 'AUTHORSHIP_REQUEST' | 'AUTHORSHIP_REMINDER';
  mailId: string;
  /** The mail from which the key is derived, for a reminder. */
  secretSeed?: string;
  requestId: string;
  /** The present address of the author's account; the entry, and with it the key, keeps its own. */
  to: string;
}

const TEMPLATES = { AUTHORSHIP_REQUEST: 'authorship-request', AUTHORSHIP_REMINDER: 'authorship-reminder' } as const;

/** The mails in which authors confirm authorship, each with its own key; only the key's hash is stored (ADR 64). */
@Injectable()
export class AuthorshipMails {
  constructor(
    private readonly templates: MailTemplates,
    private readonly people: People,
    private readonly languages: MailLanguages,
    private readonly addresses: AuthorAddresses,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    @Inject(SETTINGS) private readonly settings: SettingsReader,
  ) {}

  /** For the authors who have not been asked yet; none when the journal does not ask. */
  async requests(state: ArticleState): Promise<AuthorToAsk[]> {
    const { authorConfirmation } = await this.settings.current();
    if (authorConfirmation === 'nobody') return [];
    const present = await this.addresses.present(state);
    return Promise.all(
      authorsToAsk(state).map(async (author) => {
        const [requestId, mailId] = [newId(), newId()];
        const mail = await this.mail(state, author, {
          ...{ kind: 'AUTHORSHIP_REQUEST', mailId, requestId, to: present(author.email) },
        });
        return { requestId, authorId: author.id, keyHash: hashSecret(mailSecret(mail.kind, mailId)), mail };
      }),
    );
  }

  /** For all authors who have not answered, with the keys that they already have. */
  async reminders(state: ArticleState): Promise<{ requestId: string; mail: MailRequest }[]> {
    const present = await this.addresses.present(state);
    const waiting = state.authorship.flatMap((request) => {
      const author = isWaiting(state, request) ? authorOf(state, request) : undefined;
      return author ? [{ author, requestId: request.requestId, secretSeed: request.mailId }] : [];
    });
    return Promise.all(
      waiting.map(async ({ author, ...one }) => {
        const mail = await this.mail(state, author, {
          ...{ kind: 'AUTHORSHIP_REMINDER', mailId: newId(), to: present(author.email), ...one },
        });
        return { requestId: one.requestId, mail };
      }),
    );
  }

  private async mail(state: ArticleState, author: ArticleAuthor, one: OneMail): Promise<MailRequest> {
    const { kind, mailId, requestId, secretSeed = null } = one;
    const { supportEmail } = await this.settings.current();
    const to = [one.to];
    const submitter = await this.submitter(state);
    const values = (): object => ({
      name: fullName(author),
      submitter: submitter ?? inCurrentLanguage(UNNAMED.author),
      number: state.number,
      title: state.fields.articleTitle,
      authors: state.authors.map(fullName).join(', '),
      confirmUrl: `${this.config.publicUrl}/rrs/authorship/${state.id}/${requestId}?key=${SECRET_MARK}`,
      journalName: this.config.journalName,
      supportEmail,
    });
    const mail = this.templates.render('submission', TEMPLATES[kind], values, await this.languages.of(to));
    return { mailId, kind, to, cc: [], replyTo: supportEmail, ...mail, assignmentId: null, secretSeed };
  }

  private async submitter(state: ArticleState): Promise<string | null> {
    const author = state.authors.find((one) => isSubmitter(state, one));
    const person = author ?? (await this.people.byId(state.uploaderId));
    return person ? fullName(person) : null;
  }
}
